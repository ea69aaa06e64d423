// Reads a step's output as GitHub's runner does: which lines are commands, which are text. No I/O.

/** What the runner makes of one `::error::`, `::warning::` or `::notice::`; undefined where it drops or lacks a property. */
export interface StepAnnotation {
  readonly level: "error" | "warning" | "notice";
  readonly title: string | undefined;
  readonly message: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly endLine: number | undefined;
  readonly column: number | undefined;
  readonly endColumn: number | undefined;
}

export interface StepOutput {
  readonly annotations: readonly StepAnnotation[];
  /** Names of every other command, in order. */
  readonly otherCommands: readonly string[];
  /** The lines that are no command. */
  readonly text: readonly string[];
}

interface Command {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly message: string;
}

/** The commands a runner knows (Runner.Worker/ActionCommandManager.cs); any other name is text. */
const COMMANDS: ReadonlySet<string> = new Set([
  ...["error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "stop-commands", "echo"],
  ...["set-output", "save-state", "add-matcher", "remove-matcher", "set-env", "add-path"],
]);

// The white space that .NET trims; JavaScript's trim would also take U+FEFF.
const LEADING_BLANKS = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** The text of one stream, whole; commands by Runner.Common/ActionCommand.cs, lines end at LF, CRLF and a lone CR. */
export function readStepOutput(stream: string): StepOutput {
  const annotations: StepAnnotation[] = [];
  const otherCommands: string[] = [];
  const text: string[] = [];
  let stopToken: string | undefined;
  const lines = stream.split(/\r\n|\r|\n/);
  if (lines.at(-1) === "") lines.pop();
  for (const line of lines) {
    if (stopToken !== undefined) {
      if (line.trim().toLowerCase() === `::${stopToken}::`) stopToken = undefined;
      else text.push(line);
      continue;
    }
    const command = parseCommand(line) ?? parseLegacyCommand(line);
    if (command === undefined) {
      text.push(line);
    } else if (command.name === "error" || command.name === "warning" || command.name === "notice") {
      annotations.push(annotationOf(command.name, command));
    } else {
      otherCommands.push(command.name);
      if (command.name === "stop-commands") stopToken = command.message.toLowerCase();
    }
  }
  return { annotations, otherCommands, text };
}

function parseCommand(line: string): Command | undefined {
  const trimmed = line.replace(LEADING_BLANKS, "");
  if (!trimmed.startsWith("::")) return undefined;
  const end = trimmed.indexOf("::", 2);
  if (end < 0) return undefined;
  return commandOf(trimmed.slice(2, end), ",", trimmed.slice(end + 2), [
    ["%0D", "\r"],
    ["%0A", "\n"],
    ["%3A", ":"],
    ["%2C", ","],
    ["%25", "%"],
  ]);
}

/** `##[name key=value;…]message`, found anywhere in a line. */
function parseLegacyCommand(line: string): Command | undefined {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start < 0 || end < 0) return undefined;
  return commandOf(line.slice(start + 3, end), ";", line.slice(end + 1), [
    ["%3B", ";"],
    ["%0D", "\r"],
    ["%0A", "\n"],
    ["%5D", "]"],
    ["%25", "%"],
  ]);
}

type Escapes = readonly (readonly [code: string, character: string])[];

function commandOf(head: string, separator: string, message: string, escapes: Escapes): Command | undefined {
  const blank = head.indexOf(" ");
  const name = (blank < 0 ? head : head.slice(0, blank)).toLowerCase();
  if (!COMMANDS.has(name)) return undefined;
  const properties = new Map<string, string>();
  for (const item of blank < 0 ? [] : head.slice(blank + 1).split(separator)) {
    const equals = item.indexOf("=");
    const value = item.slice(equals + 1);
    if (equals > 0 && value !== "") {
      properties.set(item.slice(0, equals).toLowerCase(), decode(value, escapes));
    }
  }
  const inMessage = escapes.filter(([code]) => separator === ";" || (code !== "%3A" && code !== "%2C"));
  return { name, properties, message: decode(message, inMessage) };
}

// Only upper-case codes are decoded, and %25 last.
function decode(value: string, escapes: Escapes): string {
  return escapes.reduce((text, [code, character]) => text.replaceAll(code, character), value);
}

/** Properties as ActionCommandManager.cs ValidateLinesAndColumns leaves them. */
function annotationOf(level: StepAnnotation["level"], command: Command): StepAnnotation {
  const number = (name: string): number | undefined => {
    const value = command.properties.get(name);
    return value === undefined || !/^\d+$/.test(value) ? undefined : Number(value);
  };
  const line = number("line") ?? number("endline");
  const endLine = number("endline");
  const column = number("col") ?? number("endcolumn");
  const endColumn = number("endcolumn");
  const backwards = line !== undefined && endLine !== undefined && endLine < line;
  const columnsStand =
    line !== undefined &&
    (endLine === undefined || endLine === line) &&
    (column === undefined || endColumn === undefined || endColumn >= column);
  return {
    level,
    title: command.properties.get("title"),
    message: command.message,
    file: command.properties.get("file"),
    line: backwards ? undefined : line,
    endLine: backwards ? undefined : endLine,
    column: columnsStand ? column : undefined,
    endColumn: columnsStand ? endColumn : undefined,
  };
}

/**
 * The pairs of a GITHUB_OUTPUT, GITHUB_ENV or GITHUB_STATE file, by FileCommandManager.cs.
 * Throws where the runner would fail the step.
 */
export function readCommandFile(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const arrows = line.indexOf("<<");
    if (equals >= 0 && (arrows < 0 || equals < arrows)) {
      pairs.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const name = line.slice(0, Math.max(arrows, 0));
    const delimiter = line.slice(arrows + 2);
    const end = lines.indexOf(delimiter, index + 1);
    if (name === "" || delimiter === "" || end < 0) throw new Error(`the runner refuses the line ${line}`);
    pairs.set(name, lines.slice(index + 1, end).join("\n"));
    index = end;
  }
  return pairs;
}
