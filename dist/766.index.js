export const id = 766;
export const ids = [766];
export const modules = {

/***/ 7766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderAnnotations: () => (/* reexport */ renderAnnotations),
  renderLive: () => (/* reexport */ renderLive),
  renderOutputs: () => (/* reexport */ renderOutputs),
  renderReport: () => (/* reexport */ renderReport),
  renderSummary: () => (/* reexport */ renderSummary),
  renderTerminal: () => (/* reexport */ renderTerminal),
  renderUsage: () => (/* reexport */ renderUsage),
  wordFindings: () => (/* reexport */ wordFindings)
});

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
;// CONCATENATED MODULE: ./build/report/text.js
// Hostile text made visible and inert, one function per sink; knows nothing of findings or results.
/**
 * Characters that cannot be seen or that reorder what can be: control, format (bidi, zero-width, tags), private,
 * lone surrogates, line and paragraph separators, default-ignorable ones, and every blank but the plain space.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
/** The text with every invisible character shown as `\u{202e}`. Its result holds no line break. */
function visible(text) {
    return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
}
/** At most `limit` UTF-16 units (as the runner and GitHub count), ending in "…" when cut; no pair is split. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - 1));
    return `${kept.replace(/[\uD800-\uDBFF]$/, "")}…`;
}
/** For HTML text and attributes in double quotes. */
function html(text) {
    return visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * Prose inside a Markdown paragraph; what holds more than words and their punctuation becomes a code span. Escaping is
 * not enough: bare addresses are linked after escapes are read.
 */
function markdown(text) {
    return /^[\p{L}\p{N} ,;:.…'"(){}-]*$/u.test(text) && !/www\.|:\/\//i.test(text) ? text : codeSpan(text);
}
/** Escaped text with places where a long word may be broken: a table must not be cut off at 420 px. */
function breakable(escaped) {
    return escaped.replace(/[^\s&#;<>]{21,}/g, (word) => word.replace(/.{8,16}?[_\-./@:](?=.)|.{16}(?=.)/g, "$&<wbr>"));
}
/** A Markdown code span: nothing in it is parsed, linked or mentioned. */
function codeSpan(text) {
    const shown = shownName(text);
    const ticks = "`".repeat(longestRun(shown, "`") + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${ticks}${pad}${shown}${pad}${ticks}`;
}
/** A fenced code block at column 0; line breaks of `text` stay, all else invisible is shown. */
function fence(language, text) {
    const lines = text.split("\n").map(visible).join("\n");
    const ticks = "`".repeat(Math.max(3, longestRun(lines, "`") + 1));
    return `${ticks}${language}\n${lines}\n${ticks}`;
}
/** A name that can be seen: an empty or blank one stands in quotes. */
function shownName(text) {
    const shown = visible(text);
    return shown.trim() === "" ? `"${shown}"` : shown;
}
/**
 * One line of a log that GitHub's runner reads for commands: `::` at the start (after blanks, which it trims) and `##[`
 * anywhere are broken (actions/runner, ActionCommand.cs).
 */
function logLine(text) {
    return visible(text)
        .replace(/^( *):(?=:)/, "$1\\u{3a}")
        .replaceAll("##[", "##\\u{5b}");
}
/** One word of a POSIX shell command, quoted when it must be; what cannot be seen is spelled in `$'…'` of bash and zsh. */
function shellWord(word) {
    if (/^[\w@%+:,./-]+$/.test(word))
        return word;
    if (visible(word) === word)
        return `'${word.replaceAll("'", `'\\''`)}'`;
    const spelled = word
        .replace(/[\\']/g, "\\$&")
        .replace(INVISIBLE, (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, "0")}`);
    return `$'${spelled}'`;
}
/** A path of a file as the path of a URL. */
function urlPath(path) {
    return visible(path)
        .split("/")
        .map((segment) => encodeURIComponent(segment).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`))
        .join("/");
}
/** The length of the longest run of one character. */
function longestRun(text, character) {
    let longest = 0;
    let run = 0;
    for (const each of text) {
        run = each === character ? run + 1 : 0;
        if (run > longest)
            longest = run;
    }
    return longest;
}

;// CONCATENATED MODULE: ./build/report/words.js
// Our own tiny rich text: sentences whose dynamic parts are spans, so that every renderer escapes them by construction.

/** A sentence. What is interpolated is a span, other words, or a number; a plain string is refused by its type. */
function words(ours, ...parts) {
    return ours.flatMap((text, index) => {
        const part = parts[index];
        return [...(text === "" ? [] : [ourText(text)]), ...(part === undefined ? [] : spansOf(part))];
    });
}
function spansOf(part) {
    if (typeof part === "number")
        return [ourText(String(part))];
    return "kind" in part ? [part] : part;
}
function ourText(text) {
    return { kind: "text", text };
}
/** Says nothing; a sentence without it is the same. */
const NOTHING = [];
/** A longer name is no name that anybody reads: it is cut wherever people see it. */
const NAME_CHARACTERS = 200;
/** A name that stands bare in plain text: a tool, a variable, a rule, a file. */
function words_name(text, place) {
    return { kind: "name", text: cut(text, NAME_CHARACTERS), place, quoted: false };
}
/** What plain text puts in quotes: a server in a sentence, a command, a value, what a server says. */
function quoted(text) {
    return { kind: "name", text: cut(text, NAME_CHARACTERS), place: undefined, quoted: true };
}
/** Prose that was put together elsewhere; hostile until proven otherwise. */
function phrase(text) {
    return { kind: "phrase", text };
}
/** A place, as part of a sentence. */
function at(place) {
    return { kind: "place", place };
}
/** Names joined by commas, shortened where there is no room for all. */
function list(names) {
    return { kind: "list", names };
}
/** `a`, `a and b`, `a, b and c`. */
function enumerate(items) {
    return items.flatMap((item, index) => {
        const before = index === 0 ? NOTHING : index === items.length - 1 ? words ` and ` : words `, `;
        return [...before, ...spansOf(item)];
    });
}
/** Sentences with a blank between them; undefined and empty ones are left out. */
function sentences(parts) {
    const said = parts.filter((part) => part !== undefined && part.length > 0);
    return said.flatMap((part, index) => (index === 0 ? (part ?? NOTHING) : words ` ${part ?? NOTHING}`));
}
/** `1 tool`, `2 tools`. */
function count(many, one, more = `${one}s`) {
    return words `${ourText(many.toLocaleString("en-US"))} ${plural(many, one, more)}`;
}
/** The word that fits the number: `is`, `are`. */
function plural(many, one, more) {
    return ourText(many === 1 ? one : more);
}
/** `24 ms`, `2.1 s`, `3 min 20 s`. */
function duration(ms) {
    const rounded = Math.round(ms);
    if (rounded < 1_000)
        return words `${rounded} ms`;
    if (ms < 120_000)
        return [ourText(`${(ms / 1_000).toFixed(1)} s`)];
    const seconds = Math.round(ms / 1_000);
    return words `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** A setting of the user's in seconds, as it was written: `2 s`, `0.5 s`. */
function seconds(ms) {
    return [ourText(`${ms / 1_000} s`)];
}

;// CONCATENATED MODULE: ./build/report/render.js
// Words as plain text, Markdown or HTML; here alone names of others become text, each sink with its own escaping.


/** For annotations, terminal, titles and JSON. At most `atMost` names of a list. */
function renderPlain(said, atMost = Number.POSITIVE_INFINITY) {
    return said.map((span) => plainSpan(span, atMost)).join("");
}
function plainSpan(span, atMost) {
    switch (span.kind) {
        case "text":
            return span.text;
        case "phrase":
            return visible(span.text);
        case "name":
            return span.quoted ? `"${visible(span.text)}"` : shownName(span.text);
        case "place":
            return visible(`${span.place.file}:${span.place.line}`);
        case "list":
            return joinNames(span.names, atMost, (each) => plainSpan(each, atMost));
    }
}
/** For a paragraph of the summary; names and places become links where there is a repository. */
function renderMarkdown(said, repository) {
    return said.map((span) => markdownSpan(span, repository)).join("");
}
/** A summary is read by people: the report has all names. */
const MARKDOWN_NAMES = 100;
function markdownSpan(span, repository) {
    switch (span.kind) {
        case "text":
            return span.text;
        case "phrase":
            return markdown(span.text);
        case "name":
            return linked(codeSpan(span.text), span.place, repository);
        case "place":
            return `${linked(codeSpan(span.place.file), span.place, repository)}, line ${span.place.line}`;
        case "list":
            return `${joinNames(span.names, MARKDOWN_NAMES, (each) => markdownSpan(each, repository))}${linesOf(span.names)}`;
    }
}
/** For a cell or heading in HTML: no links. */
function renderHtml(said) {
    return said.map(htmlSpan).join("");
}
/** A cell holds no more names than that; the section below it does. */
const HTML_NAMES = 5;
function htmlSpan(span) {
    switch (span.kind) {
        case "text":
        case "phrase":
            return html(span.text);
        case "name":
            return `<code>${html(shownName(span.text))}</code>`;
        case "place":
            return html(`${span.place.file}:${span.place.line}`);
        case "list":
            return joinNames(span.names, HTML_NAMES, htmlSpan);
    }
}
function joinNames(names, atMost, render) {
    const shown = names.slice(0, atMost).map(render);
    const left = names.length - shown.length;
    return left === 0 ? shown.join(", ") : `${shown.join(", ")} and ${left.toLocaleString("en-US")} more`;
}
function linked(shown, place, repository) {
    if (place === undefined || !place.annotatable || repository === undefined)
        return shown;
    return `[${shown}](${repository.url}/blob/${repository.sha}/${urlPath(place.file)}#L${place.line})`;
}
/** ` (mcp-tools.lock.json, lines 3 and 4)` behind a few names that stand in one file. */
function linesOf(names) {
    const places = names.flatMap((span) => span.kind === "name" && span.place !== undefined ? [span.place] : []);
    const [first] = places;
    if (first === undefined || places.length < names.length || places.length > 10)
        return "";
    const lines = [...new Set(places.map(({ line }) => line))];
    const said = words `${plural(lines.length, "line", "lines")} ${enumerate(lines.map((line) => words `${line}`))}`;
    return ` (${codeSpan(first.file)}, ${renderPlain(said)})`;
}

;// CONCATENATED MODULE: ./build/report/tally.js
// Counts over verdicts, so that heading, table and outputs add up to the same numbers.
/** Counts over all verdicts of a run. */
function tally(verdicts) {
    const sum = (numberOf) => verdicts.reduce((total, verdict) => total + numberOf(verdict), 0);
    const held = verdicts.filter(isHeld);
    const expected = sum((verdict) => expectedOf(verdict).length);
    const missing = sum((verdict) => (verdict.kind === "tools-missing" ? verdict.missing.length : 0));
    const unknown = sum((verdict) => (verdict.kind === "not-checked" ? expectedOf(verdict).length : 0));
    return {
        expected,
        there: expected - missing - unknown,
        missing,
        unknown,
        servers: held.length,
        unchecked: held.filter(({ kind }) => kind === "not-checked").length,
    };
}
/** What was held against the server in this run. */
function expectedOf(verdict) {
    return isHeld(verdict) ? (verdict.subject.locked?.expectations ?? []) : [];
}
function isHeld({ kind }) {
    return kind === "verified" || kind === "tools-missing" || kind === "not-checked";
}
/** Counts over what an update does to the lock. */
function tallyChange(changes) {
    const before = changes.flatMap((change) => change.before ?? []);
    const after = changes.flatMap((change) => change.after ?? []);
    return {
        added: changes.flatMap(addedOf).length,
        removed: changes.flatMap(removedOf).length,
        before: { tools: before.length, servers: changes.filter((change) => change.before !== undefined).length },
        after: { tools: after.length, servers: changes.filter((change) => change.after !== undefined).length },
    };
}
/** Tools that the new lock has and the old one had not. */
function addedOf({ before = [], after = [] }) {
    const known = new Set(before);
    return after.filter((tool) => !known.has(tool));
}
/** Tools that the old lock had and the new one has not. */
function removedOf({ server, before, after }) {
    return addedOf({ server, before: after, after: before });
}
/** The servers that keep an update from writing. */
function refusedServers(refusals) {
    return new Set(refusals.map(({ server }) => server));
}

;// CONCATENATED MODULE: ./build/report/headline.js
// The whole run in one sentence, for the headline, the summary's heading and the output.



/** Plain text, one line. */
function renderHeadline(result, findings) {
    return renderPlain(headlineOf(result, findings));
}
/** The same sentence for every sink. */
function headlineOf(result, findings) {
    switch (result.kind) {
        case "ok":
            return result.lockChange === undefined
                ? headlineOfGreen(result)
                : headlineOfChange(result.lockChange, result);
        case "config-error":
            return result.lockChange?.kind === "refused"
                ? headlineOfChange(result.lockChange, result)
                : words `MCP preflight failed: ${problemsOf(result, findings)}`;
        case "cancelled":
            return words `MCP preflight was cancelled by ${words_name(result.signal)}: nothing is claimed`;
        case "internal-error":
            return words `MCP preflight is broken: the fault is its own, no server is blamed`;
    }
}
function headlineOfGreen({ verdicts }) {
    const { expected, servers } = tally(verdicts);
    return words `MCP preflight OK: ${count(expected, "tool")} of ${count(servers, "server")} ${plural(expected, "is", "are")} there`;
}
function headlineOfChange(change, { verdicts }) {
    switch (change.kind) {
        case "refused":
            return words `MCP preflight refused to update the lock: ${refusedWords(change.refusals, verdicts.length)}`;
        case "unchanged": {
            const { tools, servers } = tallyChange(change.servers).after;
            return words `MCP preflight left the lock as it is: ${count(tools, "tool")} of ${count(servers, "server")}`;
        }
        case "written":
            return words `MCP preflight updated the lock: ${changeCounts(change.servers)}`;
    }
}
/** `2 of 5 servers have problems`. */
function refusedWords(refusals, servers) {
    const refused = refusedServers(refusals).size;
    return words `${refused} of ${count(servers, "server")} ${plural(refused, "has a problem", "have problems")}`;
}
/** `5 tools added, 2 removed`. */
function changeCounts(changes) {
    const { added, removed } = tallyChange(changes);
    const servers = changes.filter(({ before, after }) => before === undefined || after === undefined).length;
    if (removed === 0 && added === 0)
        return servers === 0
            ? words `the same tools, written anew`
            : words `${count(servers, "server")} without tools`;
    if (removed === 0)
        return words `${count(added, "tool")} added`;
    return added === 0
        ? words `${count(removed, "tool")} removed`
        : words `${count(added, "tool")} added, ${removed} removed`;
}
function problemsOf(result, findings) {
    const errors = findings.filter(({ level }) => level === "error");
    const [first, ...more] = errors;
    if (first !== undefined && more.length === 0)
        return onlyProblem(first, result);
    const { missing, unchecked } = tally(result.verdicts);
    const judged = result.verdicts.filter(({ kind }) => kind === "tools-missing" || kind === "not-checked").length;
    const others = errors.length - judged;
    const parts = [
        ...(missing === 0 ? [] : [words `${count(missing, "tool")} missing`]),
        ...(unchecked === 0 ? [] : [words `${count(unchecked, "server")} not checked`]),
        ...(others <= 0 ? [] : [words `${count(others, judged === 0 ? "problem" : "other problem")}`]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : words `, ${part}`));
}
/** The one thing that is wrong, by its name. */
function onlyProblem(found, { verdicts }) {
    if (found.server === undefined)
        return found.what;
    const server = words_name(found.server);
    const verdict = verdicts.find(({ subject }) => subject.server === found.server);
    const hint = found.hint === undefined ? NOTHING : words `: ${found.hint.words}`;
    if (verdict?.kind === "not-checked")
        return words `${server} not checked, ${found.what}${hint}`;
    if (verdict?.kind !== "tools-missing")
        return words `${found.what} (${server})`;
    const missing = verdict.missing.length;
    const all = verdict.subject.locked?.expectations.length ?? 0;
    const cause = found.hint?.place === undefined ? NOTHING : words `, ${found.hint.words}`;
    if (missing === 1)
        return words `tool ${words_name(verdict.missing[0]?.tool ?? "")} of ${server} is missing${cause}`;
    if (missing < all)
        return words `${missing} of ${all} tools of ${server} are missing${cause}`;
    return missing === 2
        ? words `both tools of ${server} are missing${cause}`
        : words `all ${all} tools of ${server} are missing${cause}`;
}
/** Whether a second run may see another thing. */
function retrySentence({ retryable }) {
    return retryable ? words `A re-run may pass by itself.` : words `A re-run alone will not help.`;
}

;// CONCATENATED MODULE: ./build/report/plain.js
// A finding as plain text: what annotations, terminal and report have in common.



/** What was seen, what it means, the likely cause. */
function messageLines({ rule, seen, stakes, cause, quotes }, atMost) {
    const label = rule === "missing-tool" ? words `Missing: ` : words ``;
    return [
        renderPlain([...label, ...sentences([seen, stakes])], atMost),
        ...(cause === undefined ? [] : [renderPlain(words `Likely cause: ${cause}`, atMost)]),
        ...(quotes.length === 0 ? [] : [`Last on stderr: ${quotes.map(visible).join("\n  ")}`]),
    ];
}
/** One thing to do; a snippet of one line stands on the same line. */
function fixLine({ words: said, snippet }) {
    const text = renderPlain(said);
    if (snippet === undefined)
        return text;
    const lines = snippet.text.split("\n").map(visible);
    return lines.length === 1 ? `${text} ${lines.join("")}` : [text, ...lines].join("\n");
}

;// CONCATENATED MODULE: ./build/report/stack.js
// An error of our own as lines that can be reported; the only place where a stack is shown.

/** Where a fault of ours is reported. */
const ISSUES = "https://github.com/OWNER/mcp-preflight/issues";
/** What a fault of ours means for whoever reads it. */
const OWN_FAULT = "Nothing is known about your servers, and nothing is claimed about them.";
/** The stack of an error and of its causes, or whatever was thrown instead. */
function errorLines(error, depth = 0) {
    if (!(error instanceof Error))
        return [visible(cut(`Thrown: ${String(error)}`, 1_000))];
    const own = (error.stack ?? `${error.name}: ${error.message}`)
        .split("\n")
        .map((line) => visible(cut(line, 1_000)));
    const lines = depth === 0 ? own : own.map((line, index) => (index === 0 ? `Caused by ${line}` : line));
    return error.cause === undefined || depth === 3 ? lines : [...lines, ...errorLines(error.cause, depth + 1)];
}

;// CONCATENATED MODULE: ./build/report/annotations.js
// Findings as annotations: the headline first, then the worst; within what the runner and GitHub keep.









/** At most ten errors and ten warnings, worst first. Notices are left to summary and report. */
function renderAnnotations(result, findings) {
    switch (result.kind) {
        case "cancelled":
            return [];
        case "internal-error":
            return [annotateOwnFault(result)];
        case "ok":
        case "config-error":
            return [...annotateErrors(result, findings), ...annotateWarnings(findings)];
    }
}
/** The headline, then the worst nine. A single finding is its own headline, and so is the refusal of an update. */
function annotateErrors(result, findings) {
    const errors = findings.filter(({ level }) => level === "error");
    const hasHeadline = errors.some(({ rule, server }) => rule === "update-refused" && server === undefined);
    if (errors.length < 2 || hasHeadline)
        return errors.slice(0, limits/* LIMITS */.b.annotationsPerLevel).map((finding) => annotate(finding));
    const shown = errors.slice(0, limits/* LIMITS */.b.annotationsPerLevel - 1);
    return [
        annotateRun(result, findings, errors.length - shown.length),
        ...shown.map((finding) => annotate(finding)),
    ];
}
/** `left`: how many errors have no annotation of their own. */
function annotateRun(result, findings, left) {
    const { expected, there } = tally(result.verdicts);
    const details = words `Details and next steps are in the job summary`;
    const message = [
        ...(expected === 0
            ? []
            : [words `${there} of ${expected} expected tools ${plural(there, "is", "are")} there.`]),
        left === 0
            ? words `${details}.`
            : words `${details}; ${count(left, "more problem")} ${plural(left, "is", "are")} only there.`,
        words `Result ${words_name(result.kind)}, exit code ${(0,core_result/* exitCodeOf */.F)(result)}.`,
        retrySentence(result),
    ];
    return {
        level: "error",
        title: cut(renderHeadline(result, findings), limits/* LIMITS */.b.annotationTitleCharacters),
        message: renderPlain(sentences(message)),
        place: undefined,
    };
}
/** The worst ten; the last says how many more there are. */
function annotateWarnings(findings) {
    const warnings = findings.filter(({ level }) => level === "warning");
    const shown = warnings.slice(0, limits/* LIMITS */.b.annotationsPerLevel);
    const left = warnings.length - shown.length;
    const more = left === 0
        ? []
        : [renderPlain(words `${count(left, "more warning")} ${plural(left, "is", "are")} in the job summary.`)];
    return shown.map((finding) => annotate(finding, finding === shown.at(-1) ? more : []));
}
/** `more`: lines below what to do. */
function annotate(finding, more = []) {
    const { level, title, place } = finding;
    return { level, title, message: messageOf(finding, more), place: place?.annotatable ? place : undefined };
}
/** Long lists lose names before the message loses what to do. */
function messageOf(finding, more) {
    const limit = limits/* LIMITS */.b.annotationCharacters;
    const fixes = finding.fixes.map(fixLine);
    const whole = (atMost) => [...messageLines(finding, atMost), ...fixes, ...more].join("\n");
    return ([Number.POSITIVE_INFINITY, 50, 10].map(whole).find(({ length }) => length <= limit) ??
        cut(whole(3), limit));
}
function annotateOwnFault(result) {
    const message = [`${OWN_FAULT} Report it at ${ISSUES} with this text:`, ...errorLines(result.error)].join("\n");
    const title = cut(renderHeadline(result, []), limits/* LIMITS */.b.annotationTitleCharacters);
    return { level: "error", title, message: cut(message, limits/* LIMITS */.b.annotationCharacters), place: undefined };
}

// EXTERNAL MODULE: ./build/core/verdict.js
var core_verdict = __webpack_require__(5139);
;// CONCATENATED MODULE: ./build/report/commands.js
// Commands and snippets a person can paste; every dynamic word is quoted for the place it is pasted into.


/** How messages spell the program at a terminal. */
const COMMAND = "npx --yes github:OWNER/mcp-preflight#v1";
/** The command that does `mode` for the files of this run. */
function pasteCommand(request, mode, options = {}) {
    return [
        COMMAND,
        mode,
        ...(request.typedDirectory.isDefault
            ? []
            : ["--working-directory", shellWord(request.typedDirectory.value)]),
        ...(request.config.isDefault ? [] : ["--mcp-config", shellWord(request.config.value)]),
        ...(request.lock.isDefault ? [] : ["--lock", shellWord(request.lock.value)]),
        // Without the flag all servers are updated: more than is needed, but it works.
        ...flag("--servers", options.servers),
        ...pasteFlags(options),
    ].join(" ");
}
/** The flags that allow a loss, as they are added to a command. */
function pasteFlags({ allowRemovals, allowEmpty }) {
    return [...flag("--allow-removals", allowRemovals), ...flag("--allow-empty", allowEmpty)];
}
/** True for a name that can stand in an input that is a list of names: those are split there, and trimmed, and `*` means all (request.ts). */
function isListable(name) {
    return name !== "" && name !== "*" && name.trim() === name && !/[,\r\n]/.test(name);
}
/** Nothing for names of which one cannot stand in a list. */
function flag(spelled, names) {
    if (names?.every(isListable) !== true || names.length === 0)
        return [];
    const word = shellWord(names.join(","));
    // A value that looks like a flag has to stand on the flag itself.
    return word.startsWith("-") ? [`${spelled}=${word}`] : [spelled, word];
}
/** The time to try when a server needed more: twice as long, and no less than ten seconds. */
function longerMs(budgetMs) {
    return Math.min(Math.max(10_000, Math.ceil(budgetMs / 500) * 1_000), limits/* LIMITS */.b.longestTimeoutMs);
}
/**
 * The whole new value of `timeout-seconds` that gives one server more time: `["stalled=60"]`, `["2", "stalled=10"]`; all
 * servers, when its name cannot stand there.
 */
function longerTimeout({ timeouts }, server, budgetMs) {
    const byServer = new Map(timeouts.byServer);
    const longer = longerMs(budgetMs);
    if (isListable(server))
        byServer.set(server, longer);
    const forAll = isListable(server) ? timeouts.defaultText : String(longer / 1_000);
    return [
        ...(forAll === "auto" ? [] : [forAll]),
        ...[...byServer].map(([named, ms]) => `${named}=${ms / 1_000}`),
    ];
}
/** How a setting is written where the run was started: `lock: path` in a workflow, `--lock path` at a terminal. */
function spellInput(face, input, value) {
    return face === "action" ? `${input}: ${value}` : `--${input} ${shellWord(value)}`;
}

// EXTERNAL MODULE: ./build/core/complaint.js
var complaint = __webpack_require__(3311);
;// CONCATENATED MODULE: ./build/report/finding.js
// A finding: what is wrong in words for people, and what to do; its shape only, the sentences are in findings/.





/** Fills in what a draft leaves out. */
function finding({ lead, ...draft }) {
    return {
        level: complaint/* RULE_LEVELS */.D[draft.rule],
        server: undefined,
        title: titleOf(draft.server ?? lead, renderPlain(draft.what, 3)),
        hint: undefined,
        stakes: NOTHING,
        cause: undefined,
        quotes: [],
        fixes: [],
        place: undefined,
        ...draft,
    };
}
/** A long server name is cut before what happened to it is. */
function titleOf(who, what) {
    const limit = limits/* LIMITS */.b.annotationTitleCharacters;
    if (who === undefined)
        return cut(what, limit);
    const shown = shownName(who);
    return cut(`${cut(shown, Math.max(16, limit - 2 - what.length))}: ${what}`, limit);
}
/** Something to do that cannot be pasted. */
function advice(said) {
    return { words: said, snippet: undefined };
}
/** Something to do by pasting. */
function paste(said, language, text) {
    return { words: said, snippet: { language, text } };
}

;// CONCATENATED MODULE: ./build/report/findings/elsewhere.js
// Words for a file that is not where it was looked for, but lies in another folder.



/** `folders` as one would type them for `working-directory`. */
function elsewhereFixes(folders, face) {
    const [first, ...others] = folders;
    if (first === undefined)
        return [];
    const more = others.length === 0 ? NOTHING : words ` (and ${others.length} more)`;
    return [
        advice(words `There is one in ${words_name(`${first}/`)}${more}: ${words_name(spellInput(face, "working-directory", first))}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/findings/stakes.js
// What is unknown when a server could not be checked.

/** `The 2 tools expected of "report" are unknown.`; nothing when nothing is expected of it. */
function stakesOf({ server, locked }) {
    const expected = locked?.expectations.length ?? 0;
    if (expected === 0)
        return NOTHING;
    return expected === 1
        ? words `The tool expected of ${quoted(server)} is unknown.`
        : words `The ${expected} tools expected of ${quoted(server)} are unknown.`;
}

;// CONCATENATED MODULE: ./build/report/findings/syntax.js
// Where and why a file is no JSON.

/** `Line 7, column 5: a comma is missing before this.` */
function syntaxWords(reason, place) {
    const where = place === undefined ? NOTHING : words `Line ${place.line}, column ${place.column}: `;
    return words `${where}${phrase(reason)}.`;
}

;// CONCATENATED MODULE: ./build/report/findings/unreadable.js
// Words for a file that is there and cannot be read; the same for config and lock.



/** Why, by the code of workspace.ts, and what to do about it. */
function wordUnreadable(file, code) {
    return { what: words `${words_name(file)} cannot be read`, ...reasonOf(code) };
}
function reasonOf(code) {
    switch (code) {
        case "EISDIR":
            return { seen: words `It is a folder.`, fixes: [advice(words `Name the file in it.`)] };
        case "EFTYPE":
            return { seen: words `It is no plain file.`, fixes: [advice(words `Name a plain file.`)] };
        case "EILSEQ":
            return { seen: words `It is not UTF-8 text.`, fixes: [advice(words `Save it as UTF-8.`)] };
        case "EFBIG":
            return {
                seen: words `It is larger than ${limits/* LIMITS */.b.fileBytes / 1024 / 1024} MiB.`,
                fixes: [advice(words `Is it the file that is meant?`)],
            };
        case "ENOENT":
            return {
                seen: words `It is a link that leads nowhere.`,
                fixes: [advice(words `Put the file in its place.`)],
            };
        default:
            return {
                seen: words `The system says ${words_name(code)}.`,
                fixes: [advice(words `Check the path and the rights of the file.`)],
            };
    }
}

;// CONCATENATED MODULE: ./build/report/findings/variables.js
// Words about `${VAR}`: unset, empty, and as the likely cause of something else.





/**
 * Undefined when every one of the variables has a value. One that the config allows to be empty is the cause only where
 * no other is, and then something goes wrong all the same: whoever allowed it must see what it costs.
 */
function emptyVariableCause({ variables }, setting) {
    const unwanted = oncePerVariable((0,core_verdict/* emptyUses */.yZ)(variables));
    const uses = unwanted.length > 0
        ? unwanted
        : oncePerVariable(variables.filter(({ state, field }) => state === "empty" && carriesCredentials(field)));
    const [first] = uses;
    if (first === undefined)
        return undefined;
    const are = plural(uses.length, "is", "are");
    return {
        hint: { words: whichAre(uses, words `empty`), place: first.place },
        cause: words `${enumerate(uses.map(({ variable, place }) => words `${words_name(variable)} (${at(place)})`))} ${are} ${unwanted.length > 0 ? words `set but empty` : words `empty, which the config allows`}.`,
        fixes: emptyFixes(uses, setting),
    };
}
/** Variables of `env` and headers are the ones that carry credentials; those in `args` mostly say where files are. */
function carriesCredentials(field) {
    return /^(env|headers)\./.test(field);
}
/** A server that has all its tools although a variable of it is empty. */
function wordEmptyVariable(server, all, verdict, { configFile }, setting) {
    const uses = oncePerVariable(all);
    const [first] = uses;
    const outcome = verdict?.kind === "verified"
        ? words ` and still lists ${plural(expectedOf(verdict).length, "its expected tool", "all its expected tools")}`
        : NOTHING;
    return finding({
        rule: "empty-variable",
        server,
        what: whichAre(uses, words `empty`),
        seen: words `${plural(uses.length, "It is", "They are")} set, but without a value; ${quoted(server)} was started with that${outcome}. A listed tool can still fail when it is called.`,
        fixes: [
            ...emptyFixes(uses, setting),
            ...uses
                .slice(0, 1)
                .map(({ variable }) => advice(words `If empty is meant, say so in ${words_name(configFile)}: ${words_name(`\${${variable}:-}`)}`)),
        ],
        place: first?.place,
    });
}
/** A server that was not started, since a variable of it does not exist. */
function wordUnsetVariable(subject, all, setting) {
    const uses = oncePerVariable(all);
    const [first] = uses;
    const reference = words_name(`\${${first?.variable ?? ""}}`);
    const where = setting.face === "action" ? words `this job does not set` : words `the environment does not set`;
    return finding({
        rule: "unset-variable",
        server: subject.server,
        what: whichAre(uses, words `not set`),
        seen: sentences([
            words `The config uses ${list(uses.map(({ variable }) => words_name(`\${${variable}}`)))}, and ${where} ${plural(uses.length, "it", "them")}.`,
            words `The server was not started: it would take the text ${reference} for a value.`,
        ]),
        stakes: stakesOf(subject),
        fixes: [
            ...setFixes(uses, setting),
            advice(words `Only if the server works without it, say so in the config: ${words_name(`\${${first?.variable ?? ""}:-}`)}`),
        ],
        place: first?.place,
    });
}
/** `TOKEN is empty`, `TOKEN and KEY are empty`, `TOKEN and 3 others are empty`. */
function whichAre(uses, state) {
    const [first, ...rest] = uses;
    const lead = words_name(first?.variable ?? "");
    if (rest.length === 0)
        return words `${lead} is ${state}`;
    const others = rest.length === 1 ? words `${words_name(rest[0]?.variable ?? "")}` : count(rest.length, "other");
    return words `${lead} and ${others} are ${state}`;
}
function emptyFixes(uses, setting) {
    if (setting.face === "terminal")
        return [exportFix(uses)];
    return [
        secretsFix(uses, setting) ??
            advice(words `Check the ${plural(uses.length, "secret behind it", "secrets behind them")}: one that does not exist arrives as empty text, without an error. A secret of an environment needs ${words_name("environment:")} in the job.`),
    ];
}
function setFixes(uses, setting) {
    if (setting.face === "terminal")
        return [exportFix(uses)];
    const withoutSecrets = secretsFix(uses, setting);
    if (withoutSecrets !== undefined)
        return [withoutSecrets];
    const lines = uses.map(({ variable }) => `  ${variable}: \${{ secrets.${variable} }}`);
    return [
        paste(words `Set ${plural(uses.length, "it", "them")} for the whole job, so that the agent gets ${plural(uses.length, "it", "them")} too:`, "yaml", ["env:", ...lines].join("\n")),
    ];
}
function exportFix(uses) {
    return advice(words `Give it a value: ${list(uses.map(({ variable }) => words_name(`export ${variable}=…`)))}`);
}
/** What holds of runs that GitHub gives no secrets. */
function secretsFix(uses, { secrets }) {
    switch (secrets) {
        case "available":
            return undefined;
        case "fork":
            return advice(words `This run comes from a fork; GitHub gives it no secrets. Run this step only where they exist.`);
        case "dependabot":
            return advice(words `Dependabot started this run; it sees Dependabot secrets only. Store ${list(uses.map(({ variable }) => words_name(variable)))} there too.`);
    }
}
function oncePerVariable(uses) {
    const byVariable = new Map();
    for (const use of uses)
        if (!byVariable.has(use.variable))
            byVariable.set(use.variable, use);
    return [...byVariable.values()];
}

;// CONCATENATED MODULE: ./build/report/findings/config.js
// Words for a config, or one entry of it, that the agent's client would not read as it is meant.








/** A whole file, or one entry; with a subject when something is expected of that server. */
function wordBadConfig(complaint, level, subject, setting) {
    const said = wordProblem(complaint, setting.face);
    const spoilt = spoiltField(complaint.problem);
    const variables = (subject?.variables ?? []).filter(({ field }) => field === spoilt);
    const variable = emptyVariableCause({ variables }, setting);
    return finding({
        rule: complaint.rule,
        level,
        server: complaint.server,
        what: said.what,
        hint: variable?.hint,
        seen: sentences([
            said.seen,
            complaint.server === undefined ? words `Nothing was checked.` : words `The server was not started.`,
            level === "warning" ? words `Nothing is expected of it.` : NOTHING,
        ]),
        stakes: subject === undefined ? NOTHING : stakesOf(subject),
        cause: variable?.cause,
        fixes: variable?.fixes ?? said.fixes,
        place: complaint.place,
    });
}
/** The field that an empty variable in it may have spoilt. */
function spoiltField(problem) {
    if (problem.kind === "empty-command")
        return "command";
    return problem.kind === "bad-url" && problem.reason === "unparsable" ? "url" : undefined;
}
function wordProblem({ server, file, place, problem }, face) {
    const anotherFile = words_name(spellInput(face, "mcp-config", "PATH"));
    switch (problem.kind) {
        case "missing-file":
            return {
                what: words `${words_name(file)} does not exist`,
                seen: words `The agent's MCP servers are configured there.`,
                fixes: [
                    ...elsewhereFixes(problem.elsewhere, face),
                    advice(words `${face === "action" ? words `Is the repository checked out before this step? ` : NOTHING}Another file is named so: ${anotherFile}`),
                ],
            };
        case "unreadable":
            return wordUnreadable(file, problem.code);
        case "outside-workspace":
            return {
                what: words `${words_name(file)} leads out of the workspace`,
                seen: words `What files of the repository lead to may not lie outside it.`,
                fixes: [advice(words `Put a plain file in its place, or name the real path: ${anotherFile}`)],
            };
        case "syntax":
            return {
                what: words `${words_name(file)} is not valid JSON`,
                seen: syntaxWords(problem.reason, place),
                fixes: [advice(words `Correct it: the agent cannot read the file either.`)],
            };
        case "comment":
            return {
                what: words `${words_name(file)} holds a comment`,
                seen: words `JSON has none: Claude Code drops the whole file, and the agent then has no server at all.`,
                fixes: [advice(words `Take the comment out.`)],
            };
        case "conflict-markers":
            return {
                what: words `${words_name(file)} holds merge-conflict markers`,
                seen: words `A merge was not finished there.`,
                fixes: [advice(words `Solve the conflict and commit the file.`)],
            };
        case "no-container":
            return {
                what: words `${words_name(file)} has no ${words_name("mcpServers")}`,
                seen: problem.instead === undefined
                    ? words `Servers are configured under that key.`
                    : words `It has ${quoted(problem.instead)}, which is another client's key for it.`,
                fixes: [advice(words `Put the servers under ${words_name('"mcpServers": { … }')}.`)],
            };
        case "wrong-type":
            return {
                what: problem.field !== ""
                    ? words `${words_name(problem.field)} has the wrong shape`
                    : server === undefined
                        ? words `${words_name(file)} has the wrong shape`
                        : words `has the wrong shape`,
                seen: words `Expected here: ${phrase(problem.wanted)}.`,
                fixes: [
                    server === undefined
                        ? advice(words `Correct it: the agent cannot use the file either.`)
                        : advice(words `Correct it: the agent drops such an entry.`),
                ],
            };
        case "declared-twice":
            return {
                what: words `configured twice`,
                seen: words `JSON keeps the last of two entries with one name; which is meant cannot be known.`,
                fixes: [advice(words `Rename one of them, or take it out.`)],
            };
        case "no-command-or-url":
            return {
                what: words `has neither command nor url`,
                seen: words `A stdio server needs ${words_name("command")}; a remote one needs ${words_name("type")} and ${words_name("url")}.`,
                fixes: [advice(words `Add the one that is meant.`)],
            };
        case "empty-command":
            return {
                what: words `its command expands to nothing`,
                seen: words `With its variables filled in it names no program.`,
                fixes: [advice(words `Name the program that starts the server.`)],
            };
        case "url-without-type":
            return {
                what: words `has a url, but no type`,
                seen: words `Claude Code takes such an entry for stdio, misses the command and drops it: the agent would not have this server.`,
                fixes: [advice(words `Add ${words_name('"type": "http"')} to it.`)],
            };
        case "unknown-type":
            return {
                what: words `type ${quoted(problem.type)} is not known`,
                seen: words `Known are ${list(["stdio", "http", "streamable-http", "sse"].map((each) => words_name(each)))}.`,
                fixes: [advice(words `Correct the type.`)],
            };
        case "bad-url":
            return wordBadUrl(problem.reason);
        case "bad-header":
            return {
                what: words `header ${words_name(problem.header)} cannot be sent`,
                seen: words `Its value, with variables filled in, holds a line break or a character that HTTP cannot carry.`,
                fixes: [
                    advice(words `Often a secret holds two lines, or quotes that a text editor made: store it again as it was issued.`),
                ],
            };
    }
}
function wordBadUrl(reason) {
    switch (reason) {
        case "unparsable":
            return {
                what: words `its url is not a valid URL`,
                seen: words `With its variables filled in it cannot be read as a URL.`,
                fixes: [advice(words `Check it, and the variables in it.`)],
            };
        case "scheme":
            return {
                what: words `its url is neither http nor https`,
                seen: words `With its variables filled in it begins with another scheme.`,
                fixes: [advice(words `Write it as ${words_name("https://…")}.`)],
            };
        case "credentials":
            return {
                what: words `its url holds a user name or password`,
                seen: words `The fetch of Node and of browsers refuses such a URL.`,
                fixes: [
                    advice(words `Send them in a header: ${words_name('"headers": { "Authorization": "Basic ${NAME}" }')}`),
                ],
            };
    }
}

;// CONCATENATED MODULE: ./build/report/findings/auth.js
// Words for servers that refused our credentials, or were sent none.



/** 401 and 403: which credential it was, what the server says, and what to do about it. */
function wordAuth(cause, asked, { subject }) {
    const credential = credentialOf(subject);
    const challenge = challengeWords(cause.challenge);
    const answered = words `${words_name(cause.host)} answered ${cause.status} to ${asked}`;
    const { what, fixes } = wordCredential(cause.status, credential);
    return {
        what,
        seen: sentences([words `${answered}.`, challenge]),
        fixes,
        place: credential.place,
    };
}
function wordCredential(status, credential) {
    if (credential.kind === "none")
        return {
            what: words `${status}, and no credentials were sent`,
            fixes: [
                paste(words `It wants a sign-in in a browser (OAuth), which a runner cannot do. Fetch a token in a step before and send it:`, "json", `"headers": { "Authorization": "Bearer \${NAME_OF_TOKEN}" }`),
            ],
        };
    const who = credential.kind === "literal"
        ? words `the ${words_name(credential.field)} of the config`
        : enumerate(credential.variables.map((variable) => words_name(variable)));
    const many = credential.kind === "variable" ? credential.variables.length : 1;
    if (status === 403)
        return {
            what: words `403, ${who} may not do this`,
            fixes: [
                advice(words `It was accepted but lacks a right: give the token behind it the scope that the server asks for.`),
            ],
        };
    return {
        what: words `401, ${who} ${plural(many, "was", "were")} refused`,
        fixes: [
            advice(words `${who} ${plural(many, "is", "are")} set and not empty: expired, revoked, or for another system. Renew the token, store it in the secret behind it, then re-run.`),
        ],
    };
}
function credentialOf({ entry, variables }) {
    if (entry === undefined || entry.transport === "stdio" || entry.transport === "unknown")
        return { kind: "none", place: undefined };
    const carrier = carrierOf(entry);
    const inField = variables.filter(({ variable, field, state }) => (state === "set" || state === "defaulted") &&
        (carrier === undefined
            ? field === "url" && isBehindOrigin(entry.url.text, variable)
            : field === `headers.${carrier.header}`));
    const [first] = inField;
    if (first !== undefined)
        return {
            kind: "variable",
            variables: [...new Set(inField.map(({ variable }) => variable))],
            place: carrier?.place ?? first.place,
        };
    return carrier === undefined
        ? { kind: "none", place: entry.url.place }
        : { kind: "literal", field: `header ${carrier.header}`, place: carrier.place };
}
/** A variable that says where to go is no credential; one in the path or the query of a url may be. */
function isBehindOrigin(url, variable) {
    return /[/?]/.test(url.slice(0, url.indexOf(`\${${variable}`)).replace(/^[a-z]+:\/\//i, ""));
}
/** The header that most probably carries the credential. */
function carrierOf({ headers }) {
    const carriers = [...headers].filter(([header]) => /auth|token|key|secret|cookie/i.test(header));
    const [found] = [...carriers.filter(([header]) => /^authorization$/i.test(header)), ...carriers];
    return found === undefined ? undefined : { header: found[0], place: found[1].place };
}
/** What a `WWW-Authenticate` header says to people (RFC 6750 §3); the whole of it when it says nothing known. */
function challengeWords(challenge) {
    if (challenge === undefined || challenge.trim() === "")
        return undefined;
    const parameter = (wanted) => new RegExp(`\\b${wanted}="([^"]{1,300})"`, "i").exec(challenge)?.[1];
    const error = parameter("error");
    const description = parameter("error_description");
    const scope = parameter("scope");
    if (error === undefined && description === undefined && scope === undefined)
        return words `It says: ${quoted(cut(challenge, 200))}.`;
    const said = [error, description].filter((part) => part !== undefined).join(", ");
    return sentences([
        said === "" ? undefined : words `It says: ${quoted(cut(said, 300))}.`,
        scope === undefined ? undefined : words `It asks for the scope ${quoted(cut(scope, 200))}.`,
    ]);
}

;// CONCATENATED MODULE: ./build/report/findings/scene.js
// What the words of one failure are given, and what they give back.



/** The value of `command`. */
function commandPlace({ entry }) {
    return entry?.transport === "stdio" ? entry.command.place : undefined;
}
/** The value of `url`. */
function urlPlace({ entry }) {
    return entry?.transport === "http" || entry?.transport === "sse" ? entry.url.place : undefined;
}
/** Nothing for a failure that a second run would only repeat. */
function retryFixes({ subject, observation }) {
    return (0,core_verdict/* mayPassByItself */.jF)({ kind: "not-checked", subject, why: { kind: "probe-failed", observation } })
        ? [advice(words `This can pass by itself: re-run once.`)]
        : [];
}

;// CONCATENATED MODULE: ./build/report/findings/processes.js
// Words for processes that could not be started, or ended before they had listed their tools.




/** Commands that an action installs: the last part of the name, as it is written in `uses:`. */
const SETUP_ACTIONS = new Map([
    ["uv", "astral-sh/setup-uv"],
    ["uvx", "astral-sh/setup-uv"],
    ["node", "actions/setup-node"],
    ["npm", "actions/setup-node"],
    ["npx", "actions/setup-node"],
    ["pnpm", "pnpm/action-setup"],
    ["bun", "oven-sh/setup-bun"],
    ["bunx", "oven-sh/setup-bun"],
    ["deno", "denoland/setup-deno"],
    ["python", "actions/setup-python"],
    ["python3", "actions/setup-python"],
    ["go", "actions/setup-go"],
    ["dotnet", "actions/setup-dotnet"],
    ["java", "actions/setup-java"],
]);
/** No such command, or no such file. */
function wordNotFound({ command, folders }, { setting, subject }) {
    const here = setting.face === "action" && !isPath(command) ? words ` on this runner` : NOTHING;
    return {
        what: words `command ${quoted(cut(command, 100))} not found${here}`,
        seen: isPath(command)
            ? words `There is no such file.`
            : words `Nothing of that name is in the ${count(folders, "folder")} of PATH.`,
        fixes: notFoundFixes(command, setting),
        place: commandPlace(subject),
    };
}
/** A blank parts a program from its arguments, where it is not part of a path. */
function notFoundFixes(command, setting) {
    const [program = "", ...more] = command.trim().split(/\s+/);
    const split = advice(words `${words_name("command")} is the program alone: put the words after ${quoted(program)} into ${words_name("args")}.`);
    const fixes = more.length === 0 ? [] : [split];
    if (isPath(program))
        return [
            ...fixes,
            advice(words `If it is built, build it in a step before this one; else correct the path.`),
        ];
    return more.length === 0 ? [commandFix(command, setting)] : fixes;
}
function isPath(command) {
    return /[/\\]/.test(command);
}
/** A file that the system does not run. */
function wordNotExecutable({ command, code }, { subject }) {
    return {
        what: words `command ${quoted(cut(command, 100))} cannot be executed`,
        seen: words `It is there, but the system does not run it (${words_name(code)}).`,
        fixes: [
            code === "EACCES"
                ? paste(words `If it is a folder, name the program in it; if it is a file, make it executable and commit that:`, "sh", `git update-index --chmod=+x ${shellWord(command)}`)
                : advice(words `Check that it is a program for this system, and that its first line names an interpreter that exists here.`),
        ],
        place: commandPlace(subject),
    };
}
/** It ended by itself or was killed by somebody else. */
function wordExit({ code, signal }, { stage, stderr }) {
    return {
        what: signal !== undefined
            ? words `ended by signal ${words_name(signal)}`
            : code !== undefined
                ? words `exited with code ${code}`
                : words `ended too early`,
        seen: stage === "list"
            ? words `It answered ${words_name("initialize")} and ended before it had listed its tools.`
            : words `It ended before it had answered ${words_name("initialize")}.`,
        fixes: [exitFix(code, signal, stderr)],
    };
}
/** What interpreters of several languages print when a module or file is not there. */
const ABSENT = /cannot find (module|package)|module_?not_?found|no module named|no such file|ENOENT|could not find/i;
function exitFix(code, signal, stderr) {
    if (stderr.some((line) => ABSENT.test(line)))
        return advice(words `Install or build it in a step before this one.`);
    if (signal === "SIGKILL")
        return advice(words `Often the runner was short of memory: look at what else runs there.`);
    if (code === 127)
        return advice(words `127 is a shell's word for a command that it did not find: install it in a step before this one.`);
    if (code === 126)
        return advice(words `126 is a shell's word for a file that it may not run: make it executable.`);
    return stderr.length > 0
        ? advice(words `Go by what it printed last.`)
        : advice(words `It printed nothing on stderr. Start it by hand with the same arguments and variables to see why.`);
}
function commandFix(command, { face }) {
    if (/^(docker|podman)$/.test(command))
        return advice(words `Use a runner that has ${words_name(command)}, or start the server without it.`);
    if (/^cmd$|\.(exe|cmd|bat|ps1)$/i.test(command))
        return advice(words `That is a launcher of Windows: on Linux and macOS name the program itself, such as ${words_name("npx")}.`);
    const action = SETUP_ACTIONS.get(command);
    if (face === "action" && action !== undefined)
        return paste(words `Install it in a step before this one:`, "yaml", `uses: ${action}`);
    return face === "action"
        ? advice(words `Install it in a step before this one, or correct the name.`)
        : advice(words `Install it, or correct the name.`);
}

;// CONCATENATED MODULE: ./build/report/findings/timeouts.js
// Words for servers that had not listed their tools when their time was over.






/** At connect or at list; with what else was seen on its stdout. */
function wordTimeout(cause, scene) {
    if (cause.installer !== undefined)
        return wordInstaller(cause, cause.installer, scene);
    const { subject, observation } = scene;
    const limit = seconds(cause.budgetMs);
    const local = subject.entry?.transport === "stdio";
    const seen = observation.failure.stage === "list" && cause.answeredAfterMs !== undefined
        ? words `It answered ${words_name("initialize")} after ${duration(cause.answeredAfterMs)}, then nothing to ${words_name(cause.waitingFor)}.`
        : local
            ? words `It started and is still running, but answered nothing, not even ${words_name(cause.waitingFor)}.`
            : words `It gave no answer to ${words_name(cause.waitingFor)}.`;
    return {
        what: observation.failure.stage === "list"
            ? words `no tool list within ${limit}`
            : words `no answer within ${limit}`,
        seen: sentences([seen, noiseWords(cause), strayWords(cause)]),
        fixes: [
            ...(cause.noise === undefined
                ? []
                : [advice(words `A stdio server may write nothing but messages on stdout: send its log to stderr.`)]),
            ...retryFixes(scene),
            longerFix(cause.budgetMs, scene),
        ],
    };
}
function noiseWords({ noise }) {
    return noise === undefined
        ? NOTHING
        : words `It printed ${count(noise.lines, "line")} on stdout that ${plural(noise.lines, "is no message", "are no messages")} of the protocol, first: ${quoted(cut(noise.first, 200))}.`;
}
function strayWords({ strayId }) {
    return strayId === undefined
        ? NOTHING
        : words `It answered with the id ${quoted(cut(strayId, 60))}, with which nothing had been asked.`;
}
function wordInstaller({ budgetMs }, { launcher, download, asksFirst }, scene) {
    const it = download === undefined ? words `the server` : words `${words_name(download)}`;
    return {
        what: words `${words_name(launcher)} was still installing after ${seconds(budgetMs)}`,
        seen: asksFirst
            ? words `The server itself never answered. ${words_name(launcher)} waits for a yes that nobody can give.`
            : words `The server itself never answered; ${words_name(launcher)} was probably still downloading ${it}.`,
        fixes: asksFirst
            ? [advice(words `Add ${words_name("-y")} to args.`)]
            : [downloadFix(launcher, download), longerFix(budgetMs, scene)],
        place: commandPlace(scene.subject),
    };
}
function downloadFix(launcher, download) {
    const command = download === undefined ? undefined : downloadCommand(launcher, download);
    return command === undefined
        ? advice(words `Download it in a step before this one.`)
        : paste(words `Download it in a step before this one:`, "sh", command);
}
/** Fetches without starting the server; undefined where the launcher has no such command. */
function downloadCommand(launcher, download) {
    const what = shellWord(download);
    switch (launcher) {
        case "npx":
        case "npm exec":
            return `npx -y -p ${what} -c true`;
        case "uvx":
        case "uv tool run":
            return `uv tool install ${what}`;
        case "docker run":
            return `docker pull ${what}`;
        case "podman run":
            return `podman pull ${what}`;
        default:
            return undefined;
    }
}
function longerFix(budgetMs, { subject, result, setting }) {
    const values = longerTimeout(result.request, subject.server, budgetMs);
    if (setting.face === "terminal")
        return paste(words `If it needs longer:`, "sh", `--timeout-seconds ${shellWord(values.join(","))}`);
    const [only, ...more] = values;
    const value = more.length === 0 ? ` ${only ?? ""}` : [" |", ...values.map((line) => `  ${line}`)].join("\n");
    const longer = longerMs(budgetMs);
    const agent = longer <= limits/* LIMITS */.b.defaultTimeoutMs
        ? NOTHING
        : words `, and the agent too (${words_name(`MCP_TIMEOUT: ${longer}`)} under env: of the job)`;
    return paste(words `If it needs longer, give this server more time${agent}:`, "yaml", `timeout-seconds:${value}`);
}

;// CONCATENATED MODULE: ./build/report/findings/failures.js
// Words for what a probe could not see: one kind of failure, one sentence of what was seen, one of advice.










/** A server that was started or asked and gave no list. */
function wordFailure(scene) {
    const { subject, observation, setting } = scene;
    const said = wordCause(scene);
    const variable = emptyVariableCause(subject, setting);
    const { attempts } = observation.evidence;
    return finding({
        rule: (0,core_verdict/* ruleOfFailure */.YB)(observation.failure),
        server: subject.server,
        what: said.what,
        hint: variable?.hint ?? lastWords(observation),
        seen: sentences([said.seen, attempts > 1 ? words `So it went in ${attempts} attempts.` : NOTHING]),
        stakes: stakesOf(subject),
        cause: variable?.cause,
        quotes: observation.failure.stderr,
        fixes: [...(variable?.fixes ?? []), ...said.fixes],
        place: said.place ?? subject.entry?.place,
    });
}
/** Of a server that ended, what it said last is the cause, as far as anybody knows. */
function lastWords({ failure }) {
    const last = failure.stderr.at(-1);
    return failure.cause.kind === "exited" && last !== undefined
        ? { words: words `${phrase(shownName(cut(last, 100)))}`, place: undefined }
        : undefined;
}
function wordCause(scene) {
    const { failure } = scene.observation;
    const { cause, stage } = failure;
    const asked = stage === "list" ? words_name("tools/list") : words `the first request`;
    switch (cause.kind) {
        case "not-found":
            return wordNotFound(cause, scene);
        case "not-executable":
            return wordNotExecutable(cause, scene);
        case "exited":
            return wordExit(cause, failure);
        case "timed-out":
            return wordTimeout(cause, scene);
        case "auth":
            return wordAuth(cause, asked, scene);
        case "refused":
        case "dns":
        case "tls":
        case "network":
            return { ...wordConnection(cause, asked, scene), place: urlPlace(scene.subject) };
        case "http":
            return { ...wordStatus(cause, asked, scene), place: urlPlace(scene.subject) };
        case "redirect":
            return {
                what: words `redirected to another address`,
                seen: words `${words_name(cause.host)} answered ${cause.status} and leads to ${quoted(cut(cause.target, 200))}. It was not followed: credentials would go where the config does not say.`,
                fixes: [advice(words `If that is where the server is now, write it as the url.`)],
                place: urlPlace(scene.subject),
            };
        case "rpc-error":
            return wordRpcError(cause);
        case "malformed":
            return wordMalformed(cause, scene);
        case "too-large":
            return {
                what: cause.what === "message"
                    ? words `its answer is larger than ${cause.limitBytes / (1024 * 1024)} MiB`
                    : words `lists more than ${count(cause.limit, "tool")}`,
                seen: words `It was given up there, so that this run keeps its memory.`,
                fixes: [
                    advice(cause.what === "message"
                        ? words `No agent can use such a list: let the server offer fewer tools, or page them.`
                        : words `No agent can use such a list: let the server offer fewer tools.`),
                ],
            };
        case "looping":
            return {
                what: words `its tool list does not end`,
                seen: words `It was given up after ${count(cause.pages, "page")} with ${count(cause.tools, "tool")}: every page named a next one.`,
                fixes: [SERVERS_FAULT],
            };
    }
}
function wordMalformed(cause, { subject }) {
    switch (cause.what) {
        case "no-tools":
            return {
                what: words `declares no tools`,
                seen: words `It answered ${words_name("initialize")} without declaring tools, so a client asks it for none.`,
                fixes: [
                    advice(words `Check the arguments and variables that turn its tools on: a missing credential can do this.`),
                ],
            };
        case "content":
            return {
                what: words `its answer is no MCP`,
                seen: words `It could not be read: ${quoted(cut(cause.message, 300))}.`,
                fixes: [
                    advice(words `Check the url first: it often ends in ${words_name(subject.entry?.transport === "sse" ? "/sse" : "/mcp")}.`),
                ],
                place: urlPlace(subject),
            };
        case "answer":
            return {
                what: words `its answer is no valid MCP`,
                seen: words `It could not be read: ${quoted(cut(cause.message, 300))}.`,
                fixes: [SERVERS_FAULT],
            };
    }
}
const SERVERS_FAULT = advice(words `That is the server's fault: update it, or go back to a version that worked.`);
function wordConnection({ kind, host, code, message }, asked, scene) {
    switch (kind) {
        case "refused":
            return {
                what: words `${words_name(host)} refused the connection`,
                seen: words `Nothing accepts connections there${inBrackets(code)}.`,
                fixes: [
                    advice(words `If it is started in a step before, wait there until it listens on that port.`),
                    ...retryFixes(scene),
                ],
            };
        case "dns":
            return {
                what: words `no address for ${words_name(host)}`,
                seen: words `The name could not be resolved${inBrackets(code)}.`,
                fixes: [advice(words `Check the host in the url. A private name needs a runner inside that network.`)],
            };
        case "tls":
            return {
                what: words `no TLS connection with ${words_name(host)}`,
                seen: words `Its certificate or protocol was not accepted: ${quoted(cut(message, 200))}${inBrackets(code)}.`,
                fixes: [
                    advice(words `For a private certificate authority set ${words_name("NODE_EXTRA_CA_CERTS")} to its certificate file, for the agent too.`),
                ],
            };
        case "network":
            return {
                what: words `the connection with ${words_name(host)} broke`,
                seen: words `${quoted(cut(message, 200))}${inBrackets(code)}, before ${asked} was answered.`,
                fixes: [
                    ...retryFixes(scene),
                    advice(words `Check the url, and the proxy variables if it needs a proxy.`),
                ],
            };
    }
}
function wordStatus({ host, status, retryAfter }, asked, scene) {
    const later = retryAfter === undefined ? NOTHING : words `It asks to wait: ${quoted(cut(retryAfter, 60))}.`;
    return {
        what: words `${words_name(host)} answered ${status}`,
        seen: sentences([words `That was its answer to ${asked}.`, later]),
        fixes: [...retryFixes(scene), ...statusFixes(status, scene)],
    };
}
function statusFixes(status, { subject }) {
    if (status >= 500)
        return [];
    if (status === 429)
        return [advice(words `It limits how often it may be asked: re-run later, or ask for a higher limit.`)];
    if (status === 404 || status === 405 || status === 406)
        return [
            advice(subject.entry?.transport === "sse"
                ? words `Check the path in the url. A newer server wants ${words_name('"type": "http"')} instead of sse.`
                : words `Check the path in the url; it often ends in ${words_name("/mcp")}. An older server wants ${words_name('"type": "sse"')}.`),
        ];
    return [advice(words `Check the url and the headers of this server.`)];
}
function wordRpcError({ method, code, message }) {
    return {
        what: words `answered ${words_name(method)} with error ${code}`,
        seen: words `It says: ${quoted(cut(message, 300))}.`,
        fixes: [
            code === -32601 && method === "tools/list"
                ? advice(words `It has no tools at all under these arguments and variables: check what turns them on.`)
                : advice(words `Go by what it says; if that is its own fault, update it.`),
        ],
    };
}
/** ` (ECONNRESET)`; nothing where the fault has no code. */
function inBrackets(code) {
    return code === "" ? NOTHING : words ` (${words_name(code)})`;
}

;// CONCATENATED MODULE: ./build/report/near.js
// Which of some names another name was probably meant to be; a few edits apart, or one in the singular.
/** More names than this are not compared: both sides may be a hostile server's ten thousand. */
const COMPARED = 200;
const LONGEST = 80;
/** The nearest of `candidates`, when it is near enough to be meant. */
function nearName(name, candidates) {
    if (name.length > LONGEST)
        return undefined;
    const allowed = Math.min(2, Math.floor(name.length / 4));
    const ranked = candidates
        .slice(0, COMPARED)
        .filter((candidate) => candidate !== name && candidate.length <= LONGEST)
        .map((candidate) => ({ candidate, edits: edits(folded(name), folded(candidate)) }))
        .filter(({ edits }) => edits <= allowed)
        .sort((one, other) => one.edits - other.edits);
    return ranked[0]?.candidate;
}
/** Case, separators and a plural do not count. */
function folded(name) {
    return name
        .toLowerCase()
        .replace(/[-_.\s]/g, "")
        .replace(/s$/, "");
}
/** Levenshtein distance. */
function edits(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, column) => column);
    for (let line = 1; line <= one.length; line += 1) {
        const next = [line];
        for (let column = 1; column <= other.length; column += 1) {
            const replaced = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[other.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/report/findings/files.js
// Words for whole files and inputs that are wrong: nothing was started.








const NOTHING_TO_CHECK = "Nothing to check against";
/** A file or input that ends the run; where to find the right one is spelled as the run's face writes it. */
function wordFileComplaint(complaint, { request }, { face }) {
    const writeLock = pasteCommand(request, "update-lock");
    switch (complaint.rule) {
        case "bad-lock":
            return finding({
                rule: complaint.rule,
                ...wordLockProblem(complaint, request.mode, writeLock),
                place: complaint.place,
            });
        case "foreign-lock":
            return finding({
                rule: complaint.rule,
                what: words `${words_name(complaint.file)} was written by another tool`,
                seen: words `It holds ${quoted(complaint.key)}; this action reads ${words_name('{ "server": ["tool", …] }')}. Nothing was checked and the file was not touched.`,
                fixes: [
                    advice(words `Give this action a file of its own: ${words_name(spellInput(face, "lock", "mcp-preflight.lock.json"))}`),
                ],
                place: complaint.place,
            });
        case "lock-conflict":
            return finding({
                rule: complaint.rule,
                what: words `${words_name(complaint.file)} holds merge-conflict markers`,
                seen: words `A merge was not finished there, so it is not known which tools must exist. Nothing was checked.`,
                fixes: [
                    advice(words `Solve the conflict; when in doubt take one side, then make the lock anew with update-lock.`),
                ],
                place: complaint.place,
            });
        case "no-lock":
            return finding({
                rule: complaint.rule,
                lead: NOTHING_TO_CHECK,
                what: words `${words_name(complaint.file)} does not exist`,
                seen: words `A check that expects nothing is always green, so this one stops.`,
                fixes: [
                    ...elsewhereFixes(complaint.elsewhere, face),
                    paste(words `Write the lock where the credentials are, read it, commit it:`, "sh", writeLock),
                ],
            });
        case "no-servers":
            return finding({
                rule: complaint.rule,
                what: words `${words_name(complaint.file)} configures no servers`,
                seen: words `There is nothing to check, and a check that checks nothing must not be green.`,
                fixes: [
                    advice(words `Add servers under ${words_name("mcpServers")}, or name the file that the agent gets: ${words_name(spellInput(face, "mcp-config", "PATH"))}`),
                ],
                place: complaint.place,
            });
        case "nothing-expected":
            return finding({
                rule: complaint.rule,
                lead: complaint.why === "all-disabled" ? "Nothing to lock" : NOTHING_TO_CHECK,
                place: complaint.place,
                ...wordNothingExpected(complaint, request, writeLock),
            });
        case "bad-input":
            return finding({ rule: complaint.rule, ...wordInput(complaint) });
    }
}
function wordNothingExpected({ why, file }, request, writeLock) {
    switch (why) {
        case "lock-empty":
            return {
                what: words `${words_name(file)} is empty`,
                seen: words `A check that expects nothing is always green, so this one stops.`,
                fixes: [paste(words `Write the lock where the credentials are, read it, commit it:`, "sh", writeLock)],
            };
        case "all-filtered":
            return {
                what: words `none of the chosen servers is in the lock`,
                seen: words `${words_name(file)} expects nothing of ${list(request.servers.map((each) => words_name(each)))}, and no other server is looked at.`,
                fixes: [
                    paste(words `To expect their tools from now on:`, "sh", pasteCommand(request, "update-lock", { servers: request.servers })),
                ],
            };
        case "all-disabled":
            return {
                what: words `every server is disabled`,
                seen: words `${words_name(file)} marks every ${request.servers.length === 0 ? NOTHING : words `chosen `}server as disabled, so none was asked and no lock was written.`,
                fixes: [advice(words `Take away the mark of those that the agent needs.`)],
            };
    }
}
function wordLockProblem({ file, place, problem }, mode, writeLock) {
    const shape = words_name('{ "server": ["tool", …] }');
    switch (problem.kind) {
        case "unreadable":
            return wordUnreadable(file, problem.code);
        case "outside-workspace":
            return {
                what: mode === "check"
                    ? words `${words_name(file)} leads out of the workspace`
                    : words `${words_name(file)} lies outside the workspace`,
                seen: mode === "check"
                    ? words `What files of the repository lead to may not lie outside it. Nothing was started.`
                    : words `A lock is a file of the repository: it is written inside the workspace only. Nothing was started.`,
                fixes: [advice(words `Move it into the repository and commit it there.`)],
            };
        case "link":
            return {
                what: words `${words_name(file)} is a symbolic link`,
                seen: words `The lock is never written through a link. Nothing was written.`,
                fixes: [advice(words `Name the file that it leads to, or put a plain file in its place.`)],
            };
        case "unwritable":
            return {
                what: words `${words_name(file)} cannot be written`,
                seen: words `The system says ${words_name(problem.code)}. Nothing was written.`,
                fixes: [advice(words `Check that its folder exists and may be written to.`)],
            };
        case "changed-meanwhile":
            return {
                what: words `${words_name(file)} changed while servers were asked`,
                seen: words `It is not what this run read when it began. Nothing was written.`,
                fixes: [advice(words `Run the update again; let no two updates run at once.`)],
            };
        case "syntax":
            return {
                what: words `${words_name(file)} is not valid JSON`,
                seen: words `${syntaxWords(problem.reason, place)} Nothing was checked.`,
                fixes: [advice(words `Correct it, or take the last good version from git.`)],
            };
        case "wrong-type":
            return {
                what: problem.server === undefined
                    ? words `${words_name(file)} has the wrong shape`
                    : words `${words_name(file)}: ${quoted(problem.server)} has the wrong shape`,
                seen: words `Expected here: ${phrase(problem.wanted)}. A lock reads ${shape}. Nothing was checked.`,
                fixes: [paste(words `Correct it, or write it anew where the credentials are:`, "sh", writeLock)],
            };
        case "parameters":
            return {
                what: words `${words_name(file)}: ${quoted(problem.server)} is locked with parameters`,
                seen: words `This version reads names of tools only: ${shape}. Nothing was checked.`,
                fixes: [advice(words `Write the names of its tools as a list.`)],
            };
        case "failed-observation":
            return {
                what: words `${words_name(file)}: ${quoted(problem.server)} holds an error`,
                seen: words `A lock says which tools must exist. This entry records that somebody could not find that out, so it expects nothing. Nothing was checked.`,
                fixes: [paste(words `Write it anew where the credentials are:`, "sh", writeLock)],
            };
        case "declared-twice":
            return {
                what: words `${words_name(file)} names ${quoted(problem.server)} twice`,
                seen: words `Which of the two is meant cannot be known. Nothing was checked.`,
                fixes: [advice(words `Join them into one entry.`)],
            };
    }
}
function wordInput({ input, value, source, problem, }) {
    const given = quoted(cut(value, 200));
    const what = words `${words_name(input)} ${given} is refused`;
    const from = source.includes(input) ? NOTHING : words ` (from ${words_name(source)})`;
    switch (problem.kind) {
        case "not-one-of":
            return {
                what,
                seen: words `${words_name(input)}${from} is one of ${list(problem.allowed.map((each) => words_name(each)))}.`,
                fixes: suggestion(value, problem.allowed),
            };
        case "not-seconds":
            return {
                what,
                seen: words `${words_name(input)}${from} takes seconds above 0 and up to 86400, such as ${words_name("45")} or ${words_name("0.5")}, one line ${words_name("name=seconds")} a server, or ${words_name("auto")}.`,
                fixes: [],
            };
        case "unknown-server":
            return {
                what: words `${words_name(input)} names ${given}, which nobody knows`,
                seen: words `Neither config nor lock has a server of that name. They have: ${list(problem.known.map((each) => words_name(each)))}.`,
                fixes: suggestion(value, problem.known),
            };
        case "not-a-directory":
            return {
                what,
                seen: words `There is no such directory${from}.`,
                fixes: [
                    advice(words `Is the repository checked out before this step, and the path relative to its root?`),
                ],
            };
        case "not-one-path":
            return {
                what: words `${words_name(input)} is not the path of one file`,
                // The value is not shown: a config written there may hold a secret.
                seen: words `${words_name(input)}${from} holds ${problem.holds === "JSON" ? words `JSON` : words `several lines`}.`,
                fixes: [advice(words `Name one file; several take one run each.`)],
            };
    }
}
function suggestion(value, known) {
    const near = nearName(value, known);
    return near === undefined ? [] : [advice(words `Did you mean ${words_name(near)}?`)];
}

;// CONCATENATED MODULE: ./build/report/findings/update.js
// Words for an update of the lock that was refused: once for the run, and once for each server.






/** The headline of a refusal. */
function wordRefusedUpdate({ refusals, servers }, { request, lockFile, verdicts }) {
    const refused = refusedServers(refusals);
    const clean = verdicts
        .map(({ subject }) => subject.server)
        .filter((server) => !refused.has(server) && isListable(server));
    const losing = refusals.filter(({ kind }) => kind === "tools-lost" || kind === "no-longer-configured");
    return finding({
        rule: "update-refused",
        lead: "Lock not updated",
        what: refusedWords(refusals, servers),
        seen: sentences([
            words `${enumerate(refusals.slice(0, 10).map((refusal) => words `${words_name(refusal.server)} ${wordRefusal(refusal)}`))}.`,
            refusals.length > 10 ? words `So it is with ${refusals.length - 10} more.` : NOTHING,
            words `${words_name(lockFile)} is unchanged.`,
        ]),
        fixes: [
            ...(clean.length === 0
                ? []
                : [
                    paste(words `Solve ${plural(refused.size, "it", "them")}, or update the ${plural(clean.length, "other", "others")} alone:`, "sh", pasteCommand(request, "update-lock", { servers: clean })),
                ]),
            ...allowRemovalsFixes(losing.map(({ server }) => server)),
        ],
    });
}
function wordRefusal(refusal) {
    switch (refusal.kind) {
        case "not-checked":
            return words `was not checked`;
        case "lists-nothing":
            return words `lists no tools`;
        case "tools-lost":
            return words `has lost ${count(refusal.lost.length, "tool")}`;
        case "no-longer-configured":
            return words `is no longer configured`;
        case "complaint":
            return words `has a problem of its own`;
    }
}
/** How to say that a loss is meant; nothing for names that no input can hold. */
function allowRemovalsFixes(servers) {
    const flags = pasteFlags({ allowRemovals: servers.filter(isListable) });
    return flags.length === 0
        ? []
        : [advice(words `If a loss is meant, say so by name: ${words_name(flags.join(" "))}`)];
}
/** How to say that a server is meant to have no tools; nothing for a name that no input can hold. */
function allowEmptyFixes(server, spelled) {
    return isListable(server) ? [advice(words `If it is meant to have no tools, say so: ${words_name(spelled)}`)] : [];
}
/** One server whose loss the update did not accept. */
function wordLoss(refusal, verdict, { configFile }, setting) {
    const variable = verdict === undefined ? undefined : emptyVariableCause(verdict.subject, setting);
    const { what, seen, place, fixes } = wordOwn(refusal, words_name(configFile));
    return finding({
        rule: "update-refused",
        server: refusal.server,
        what,
        hint: variable?.hint,
        seen,
        cause: variable?.cause,
        fixes: [...(variable?.fixes ?? []), ...fixes],
        place,
    });
}
function wordOwn(refusal, config) {
    switch (refusal.kind) {
        case "tools-lost": {
            const { lost } = refusal;
            return {
                what: words `${count(lost.length, "locked tool")} ${plural(lost.length, "is", "are")} no longer listed`,
                seen: words `In the lock, no longer listed: ${list(lost.map(({ tool, place }) => words_name(tool, place)))}.`,
                place: lost[0]?.place,
                fixes: allowRemovalsFixes([refusal.server]),
            };
        }
        case "lists-nothing":
            return {
                what: words `lists no tools`,
                seen: words `It answered and listed none. A lock made now would expect nothing of it, and no later run would stop.`,
                place: refusal.place,
                fixes: allowEmptyFixes(refusal.server, pasteFlags({ allowEmpty: [refusal.server] }).join(" ")),
            };
        case "no-longer-configured":
            return {
                what: words `in the lock, no longer in ${config}`,
                seen: words `${count(refusal.entry.expectations.length, "tool")} of it would leave the lock.`,
                place: refusal.entry.place,
                fixes: allowRemovalsFixes([refusal.server]),
            };
    }
}

;// CONCATENATED MODULE: ./build/report/findings/servers.js
// Words for verdicts on single servers that need no failure of a probe: missing tools, absent, disabled, unlisted.








/** It gave a list, and expected tools are not in it. Names all of them; stands at the lock line of the first. */
function wordMissingTools(verdict, { request }, setting) {
    const { subject, missing, unlisted } = verdict;
    const { server } = subject;
    const variable = emptyVariableCause(subject, setting);
    const [first] = missing;
    const renamed = nearPairs(missing.map(({ tool }) => tool), unlisted);
    // Allow-lists spell a tool so; whoever copies from one writes the prefix into the lock.
    const prefix = `mcp__${server.replace(/[^A-Za-z0-9_-]/g, "_")}__`;
    const prefixed = missing.map(({ tool }) => tool).find((tool) => tool.startsWith(prefix));
    const isRenamed = renamed.length === missing.length;
    return finding({
        rule: "missing-tool",
        server,
        what: missing.length === 1
            ? words `tool ${words_name(first?.tool ?? "")} is missing`
            : words `${missing.length} of ${subject.locked?.expectations.length ?? 0} expected tools are missing`,
        hint: variable?.hint ?? { words: words `the server gave no reason`, place: undefined },
        seen: sentences([
            words `${list(missing.map(({ tool, place }) => words_name(tool, place)))}.`,
            listed(verdict),
            didYouMean(renamed, missing.length, unlisted),
            prefixed === undefined
                ? NOTHING
                : words `The lock holds the names that the server gives: ${words_name(prefixed.slice(prefix.length))}, without ${words_name(prefix)}.`,
        ]),
        cause: variable?.cause ?? (isRenamed ? undefined : unknownCause(subject)),
        fixes: variable?.fixes ?? [
            removalFix(words `If ${plural(missing.length, "it is", "they are")} ${isRenamed ? words `renamed` : words `gone for good`}, accept that and have the change of the lock reviewed:`, request, server),
        ],
        place: first?.place,
    });
}
/** `The server (warehouse-mcp 2.4.0) answered normally in 180 ms and listed 4 other tools, 1 of them new: export_orders.` */
function listed({ observation, unlisted }) {
    const { implementation } = observation.evidence;
    const itself = implementation === undefined
        ? NOTHING
        : words ` (${words_name(`${implementation.name} ${implementation.version}`)})`;
    const tools = observation.tools.length;
    const others = tools === 0 ? words `no tools` : count(tools, "other tool");
    const fresh = unlisted.length === 0
        ? NOTHING
        : words `, ${unlisted.length} of them new: ${list(unlisted.map((tool) => words_name(tool)))}`;
    return words `The server${itself} answered normally in ${duration(observation.listedAfterMs)} and listed ${others}${fresh}.`;
}
/** The update that lets one server lose what it lost; by hand for a name that no input can hold. */
function removalFix(said, request, server) {
    return isListable(server)
        ? paste(said, "sh", pasteCommand(request, "update-lock", { servers: [server], allowRemovals: [server] }))
        : advice(words `${said} edit it by hand.`);
}
function nearPairs(missing, unlisted) {
    return missing.slice(0, 20).flatMap((tool) => {
        const near = nearName(tool, unlisted);
        return near === undefined ? [] : [{ tool, near }];
    });
}
/** One gone and one new is a rename more often than not, however far apart the names are. */
function didYouMean(pairs, missing, unlisted) {
    const [first] = pairs;
    const [only, ...others] = unlisted;
    if (first === undefined)
        return missing === 1 && only !== undefined && others.length === 0
            ? words `Was it renamed to ${words_name(only)}?`
            : NOTHING;
    if (missing === 1)
        return words `Did you mean ${words_name(first.near)}?`;
    const shown = pairs.slice(0, 3).map(({ tool, near }) => words `${words_name(near)} for ${words_name(tool)}`);
    return words `Did you mean ${enumerate(shown)}?`;
}
function unknownCause({ variables }) {
    const carried = variables.filter(({ state, field }) => state === "set" && carriesCredentials(field));
    const set = [...new Set(carried.map(({ variable }) => variable))];
    if (set.length === 0)
        return words `not known; the server reported no problem.`;
    const shown = set.slice(0, 3).map((variable) => words_name(variable));
    return words `not known; often a token lacks a scope. ${enumerate(shown)} ${plural(shown.length, "is", "are")} set.`;
}
/** The lock knows it, the config does not. */
function wordNotConfigured(subject, { request, configFile, verdicts }) {
    const { server, locked } = subject;
    const configured = verdicts.flatMap((verdict) => verdict.subject.entry === undefined ? [] : [verdict.subject.server]);
    const near = nearName(server, configured);
    const expected = locked?.expectations.length ?? 0;
    return finding({
        rule: "server-not-configured",
        server,
        what: words `in the lock, but not in ${words_name(configFile)}`,
        seen: sentences([
            words `${count(expected, "tool")} ${plural(expected, "is", "are")} expected of it, and ${words_name(configFile)} has no server of that name.`,
            configured.length === 0
                ? words `It has none that was looked at.`
                : words `It has: ${list(configured.map((each) => words_name(each)))}.`,
            near === undefined ? NOTHING : words `Did you mean ${words_name(near)}?`,
        ]),
        fixes: [
            advice(words `Renamed? Rename it in the lock too.`),
            removalFix(words `Gone on purpose? Take it out of the lock:`, request, server),
        ],
        place: locked?.place,
    });
}
/** Something is expected of it, and its entry is marked as disabled. */
function wordDisabled(subject, { configFile, request }) {
    const expected = subject.locked?.expectations.length ?? 0;
    return finding({
        rule: "disabled-server",
        server: subject.server,
        what: words `expected, but disabled in ${words_name(configFile)}`,
        seen: words `${count(expected, "tool")} ${plural(expected, "is", "are")} expected of it, and its entry is marked as disabled, so it was not started. Claude Code ignores that mark and starts it.`,
        stakes: stakesOf(subject),
        fixes: [
            removalFix(words `Take the mark away; or, where the server is not wanted, take it out of the lock:`, request, subject.server),
        ],
        place: subject.entry?.disabled,
    });
}
/** Complaints about a server that was asked, or did not need to be. */
function wordServerComplaint(complaint, { request, lockFile, verdicts }, { face }) {
    const { rule, server, place } = complaint;
    const isVerified = verdicts.find(({ subject }) => subject.server === server)?.kind === "verified";
    const lockIt = pasteCommand(request, "update-lock", { servers: [server] });
    switch (complaint.rule) {
        case "disabled-server":
            return finding({
                rule,
                level: (0,core_verdict/* levelOfComplaint */.FM)(complaint),
                server,
                what: words `disabled, so not asked`,
                seen: words `Its entry in ${words_name(lockFile)} stays as it is, and a check fails on it: nothing is known of a server that is not started. Claude Code ignores the mark and starts it.`,
                fixes: [advice(words `Take the mark away, and update again.`), ...allowRemovalsFixes([server])],
                place,
            });
        case "unlisted-server":
            return finding({
                rule,
                server,
                what: words `not in the lock`,
                seen: words `It is configured, but ${words_name(lockFile)} expects nothing of it, so it was not started.`,
                fixes: [paste(words `To expect its tools from now on:`, "sh", lockIt)],
                place,
            });
        case "slow-server":
            return finding({
                rule,
                server,
                what: words `its tool list took ${duration(complaint.listedAfterMs)}`,
                seen: words `An agent's first turn may not wait longer than 5 s for a server: its tools may be missing there.`,
                fixes: [advice(words `If it is downloaded or built when it starts, do that in a step before.`)],
                place,
            });
        case "protocol-revision":
            return finding({
                rule,
                server,
                what: words `answers initialize with revision ${words_name(complaint.revision)}`,
                seen: words `That revision has no initialize, and clients built on the official SDK refuse a server that answers so. It was spoken to as 2025-11-25 instead.`,
                fixes: [advice(words `Update the server, or let it answer initialize with 2025-11-25.`)],
                place,
            });
        case "unlisted-tool":
            return finding({
                rule,
                server,
                what: words `lists ${count(complaint.tools.length, "tool")} that nobody expects`,
                seen: words `Not in the lock: ${list(complaint.tools.map((tool) => words_name(tool)))}.`,
                // Where locked tools are missing too, an update would be refused: the other finding says what to do.
                fixes: isVerified
                    ? [
                        paste(words `To expect ${plural(complaint.tools.length, "it", "them")} from now on:`, "sh", lockIt),
                    ]
                    : [],
                place,
            });
        case "empty-entry":
            return finding({
                rule,
                server,
                what: words `its entry in the lock is empty`,
                seen: words `An entry without tools verifies nothing, and a check that verifies nothing is always green.`,
                fixes: [
                    paste(words `Write what the server lists where its credentials are:`, "sh", lockIt),
                    ...allowEmptyFixes(server, spellInput(face, "allow-empty", server)),
                ],
                place,
            });
    }
}

;// CONCATENATED MODULE: ./build/report/findings.js
// Every sentence a user reads: verdicts and complaints in, findings out, worst first. The words stand in findings/.







/**
 * Everything that is to be said about a run, worst first, in the order of the config where equally bad. Nothing is when it
 * was cancelled or is broken.
 */
function wordFindings(result, setting) {
    if (result.kind === "cancelled" || result.kind === "internal-error")
        return [];
    const worded = [...wordVerdicts(result, setting), ...wordComplaints(result, setting)];
    return worded.toSorted((one, other) => severity(one) - severity(other));
}
function wordVerdicts(result, setting) {
    const refusals = refusalsOf(result);
    return result.verdicts.flatMap((verdict) => {
        if (result.request.mode === "check")
            return wordVerdict(verdict, result, setting);
        return refusals
            .filter(({ server }) => server === verdict.subject.server)
            .flatMap((refusal) => findings_wordRefusal(refusal, verdict, result, setting));
    });
}
function wordVerdict(verdict, result, setting) {
    switch (verdict.kind) {
        case "tools-missing":
            return [wordMissingTools(verdict, result, setting)];
        case "not-checked":
            return [wordUnchecked(verdict, result, setting)];
        case "verified":
        case "skipped":
        case "not-expected":
            return [];
    }
}
function wordUnchecked({ subject, why }, result, setting) {
    switch (why.kind) {
        case "probe-failed":
            return wordFailure({ subject, observation: why.observation, result, setting });
        case "not-configured":
            return wordNotConfigured(subject, result);
        case "disabled":
            return wordDisabled(subject, result);
        case "bad-entry":
            return wordBadConfig(why.complaint, "error", subject, setting);
        case "unset-variable":
            return wordUnsetVariable(subject, why.uses, setting);
    }
}
function refusalsOf({ lockChange }) {
    return lockChange?.kind === "refused" ? lockChange.refusals : [];
}
/** A refusal because of a complaint says nothing of its own: the complaint is worded for itself. */
function findings_wordRefusal(refusal, verdict, result, setting) {
    switch (refusal.kind) {
        case "not-checked":
            return verdict.kind === "not-checked" ? [wordUnchecked(verdict, result, setting)] : [];
        case "complaint":
            return [];
        case "lists-nothing":
        case "tools-lost":
        case "no-longer-configured":
            return [wordLoss(refusal, verdict, result, setting)];
    }
}
function wordComplaints(result, setting) {
    return result.complaints.flatMap((complaint) => isSaidAlready(complaint, result) ? [] : [wordComplaint(complaint, result, setting)]);
}
/** An empty variable is the likely cause in another finding of its server. */
function isSaidAlready(complaint, result) {
    if (complaint.rule !== "empty-variable")
        return false;
    if (result.request.mode === "update-lock")
        return refusalsOf(result).some(({ kind, server }) => server === complaint.server && kind !== "complaint");
    const verdict = verdictOf(complaint.server, result);
    return verdict?.kind === "tools-missing" || verdict?.kind === "not-checked";
}
function verdictOf(server, { verdicts }) {
    return verdicts.find(({ subject }) => subject.server === server);
}
function wordComplaint(complaint, result, setting) {
    switch (complaint.rule) {
        case "bad-config":
            return wordBadConfig(complaint, (0,core_verdict/* levelOfComplaint */.FM)(complaint), undefined, setting);
        case "bad-lock":
        case "foreign-lock":
        case "lock-conflict":
        case "no-lock":
        case "no-servers":
        case "nothing-expected":
        case "bad-input":
            return wordFileComplaint(complaint, result, setting);
        case "empty-variable":
            return wordEmptyVariable(complaint.server, complaint.uses, verdictOf(complaint.server, result), result, setting);
        case "update-refused":
            return wordRefusedUpdate(complaint, result);
        case "disabled-server":
        case "unlisted-server":
        case "slow-server":
        case "protocol-revision":
        case "unlisted-tool":
        case "empty-entry":
            return wordServerComplaint(complaint, result, setting);
    }
}
const LEVEL_ORDER = { error: 0, warning: 100, notice: 200 };
/** Whole files first, since nothing else is known then; missing tools before what could not be checked. */
const FIRST_RULES = ["update-refused", "missing-tool"];
function severity({ level, rule, server }) {
    const rank = FIRST_RULES.indexOf(rule);
    return LEVEL_ORDER[level] + (server === undefined ? 0 : rank === -1 ? 10 : 1 + rank);
}

;// CONCATENATED MODULE: ./build/report/json.js
// The report: one JSON document for programs, version 1; keys are only ever added.








/** Version 1 of the report. Names stand as they are; sentences have what cannot be seen made visible. */
function renderReport(result, findings) {
    const concluded = result.kind === "internal-error" ? undefined : result;
    const document = {
        version: 1,
        result: result.kind,
        exitCode: (0,core_result/* exitCodeOf */.F)(result),
        retryable: concluded?.retryable ?? false,
        headline: renderHeadline(result, findings),
        durationMs: Math.round(result.durationMs),
        servers: (concluded?.verdicts ?? []).map((verdict) => serverOf(verdict, findings)),
        findings: findings.map(findingOf),
        ...(result.kind === "internal-error" ? { error: errorLines(result.error).join("\n") } : {}),
    };
    return `${JSON.stringify(document, undefined, 2)}\n`;
}
function findingOf(finding) {
    const { rule, level, server, title, fixes, place } = finding;
    return {
        rule,
        level,
        ...(server === undefined ? {} : { server }),
        title,
        message: messageLines(finding, Number.POSITIVE_INFINITY).join("\n"),
        ...(fixes.length === 0 ? {} : { fix: fixes.map(fixLine).join("\n") }),
        ...placed(place),
    };
}
function placed(place) {
    return place === undefined ? {} : { place: { file: place.file, line: place.line, column: place.column } };
}
function serverOf(verdict, findings) {
    const { server, entry, locked } = verdict.subject;
    const expected = expectedOf(verdict).map(({ tool }) => tool);
    const observation = (0,core_verdict/* observationOf */.KY)(verdict);
    const evidence = observation?.evidence;
    return {
        name: server,
        transport: entry?.transport ?? null,
        ...placed(entry?.place ?? locked?.place),
        verdict: verdict.kind,
        expected,
        // null: it gave no list. An empty list is one that was seen.
        tools: observation?.kind === "listed" ? observation.tools : null,
        missing: verdict.kind === "tools-missing" ? verdict.missing.map(({ tool }) => tool) : [],
        unknown: verdict.kind === "not-checked" ? expected : [],
        unlisted: verdict.kind === "verified" || verdict.kind === "tools-missing" ? verdict.unlisted : [],
        ...failureOf(verdict, findings),
        ...(evidence?.implementation === undefined ? {} : { server: evidence.implementation }),
        ...(evidence?.protocol === undefined ? {} : { protocol: evidence.protocol }),
        attempts: evidence?.attempts ?? 0,
        durationMs: Math.round(evidence?.durationMs ?? 0),
        steps: (evidence?.steps ?? []).map((step) => ({
            ...step,
            startedAtMs: Math.round(step.startedAtMs),
            latencyMs: Math.round(step.latencyMs),
        })),
    };
}
/** Nothing where nobody complains: an update was allowed to lose the server. */
function failureOf(verdict, findings) {
    const { server } = verdict.subject;
    const said = findings.find((each) => each.server === server && each.level === "error");
    if (verdict.kind !== "not-checked" || said === undefined)
        return {};
    const failure = verdict.why.kind === "probe-failed" ? verdict.why.observation.failure : undefined;
    return {
        failure: {
            stage: failure?.stage ?? "config",
            kind: failure?.cause.kind ?? verdict.why.kind,
            message: renderPlain(words `${said.what}. ${said.seen}`),
            stderr: failure?.stderr ?? [],
        },
    };
}

;// CONCATENATED MODULE: ./build/report/outputs.js
// The action's outputs: every one in every run, within what GitHub allows for a job.





/** In the order of action.yml. */
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    "result",
    "exit-code",
    "retryable",
    "headline",
    "verified-count",
    "missing-tools",
    "unchecked-servers",
    "lock-changed",
    "report-path",
]));
/** All nine, as strings. Lists are JSON and lose names from their end before they get too long. */
function renderOutputs(result, findings, reportPath) {
    const isConcluded = result.kind === "ok" || result.kind === "config-error";
    const verdicts = isConcluded ? result.verdicts : [];
    const half = limits/* LIMITS */.b.outputCharacters / 2;
    // What an update has accepted is the change, not a failure.
    const failing = result.kind === "config-error" ? result.verdicts : [];
    const isChanged = isConcluded && result.lockChange?.kind === "written";
    return {
        result: result.kind,
        "exit-code": String((0,core_result/* exitCodeOf */.F)(result)),
        retryable: String(isConcluded && result.retryable),
        headline: cut(renderHeadline(result, findings), 1_000),
        "verified-count": isConcluded ? String(tally(verdicts).there) : "",
        "missing-tools": isConcluded ? jsonWithin(half, failing.flatMap(notSeen)) : "",
        "unchecked-servers": isConcluded ? jsonWithin(half / 2, unchecked(failing)) : "",
        "lock-changed": String(isChanged),
        "report-path": cut(reportPath, 4_096),
    };
}
function notSeen(verdict) {
    switch (verdict.kind) {
        case "tools-missing":
            return verdict.missing.map(({ server, tool }) => ({ server, tool, seen: "absent" }));
        case "not-checked":
            return expectedOf(verdict).map(({ server, tool }) => ({ server, tool, seen: "unknown" }));
        case "verified":
        case "skipped":
        case "not-expected":
            return [];
    }
}
function unchecked(verdicts) {
    return verdicts.filter(({ kind }) => kind === "not-checked").map(({ subject }) => subject.server);
}
/** A JSON array of as many items as fit. */
function jsonWithin(characters, items) {
    const fitting = [];
    let length = 2;
    for (const item of items) {
        const json = JSON.stringify(item);
        length += json.length + 1;
        if (length > characters)
            break;
        fitting.push(json);
    }
    return `[${fitting.join(",")}]`;
}

;// CONCATENATED MODULE: ./build/report/summary/table.js
// An HTML table at column 0 without blank lines: what Markdown cannot break, whatever its cells hold.

/** The first cell of each row is its heading. Cells are HTML already. */
function htmlTable(columns, rows) {
    const head = columns.map(({ title, align }) => `<th align="${align}" scope="col">${title}</th>`).join("");
    const body = rows.map((cells) => {
        const shown = cells.map(breakWords).map((cell, index) => {
            const align = columns[index]?.align === "right" ? ` align="right"` : "";
            return index === 0 ? `<th align="left" scope="row">${cell}</th>` : `<td${align}>${cell}</td>`;
        });
        return `<tr>${shown.join("")}</tr>`;
    });
    return ["<table>", `<tr>${head}</tr>`, ...body, "</table>"].join("\n");
}
/** Between tags only. */
function breakWords(cell) {
    return cell.replace(/(?<=^|>)[^<]+/g, breakable);
}
/** The first column of every table. */
const SERVER_COLUMN = { title: "Server", align: "left" };
/** HTML of one cell. */
function renderCell({ mark, bold, rest, below }) {
    const first = `${mark === undefined ? "" : `${mark} `}<b>${bold}</b>${rest}`;
    return [first, ...below.filter((line) => line !== "")].join("<br>");
}
/** Text that stays folded until somebody wants it. */
function details(summary, markdown) {
    return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/summary/rows.js
// The table of a check: one row a server, worst first; a long table keeps its problems and counts the rest.




/** Up to this many servers have a row each. */
const ROWS_FOR_ALL = 10;
const COLUMNS = [SERVER_COLUMN, { title: "Result", align: "left" }];
/** HTML. Marks: missing, not checked, warning, there; a word stands beside each. */
function renderResults(verdicts, findings, { rows }) {
    const all = verdicts
        .map((verdict) => ({ verdict, cell: cellOf(verdict, findings) }))
        .toSorted((one, other) => ORDER.indexOf(one.cell.mark) - ORDER.indexOf(other.cell.mark));
    const important = all.filter(({ verdict, cell }) => verdict.kind !== "verified" || cell.mark !== "✅");
    const shown = (all.length <= ROWS_FOR_ALL ? all : important).slice(0, rows);
    const others = all.filter((row) => !shown.includes(row)).map(({ verdict }) => verdict);
    return htmlTable(COLUMNS, [
        ...shown.map(({ verdict, cell }) => [renderHtml([words_name(verdict.subject.server)]), renderCell(cell)]),
        ...(others.length === 0 ? [] : [[renderHtml(count(others.length, "other")), othersCell(others)]]),
    ]);
}
const ORDER = ["❌", "❓", "⚠️", "✅", undefined];
function cellOf(verdict, all) {
    const findings = all.filter(({ server }) => server === verdict.subject.server);
    const error = findings.find(({ level }) => level === "error");
    const warnings = findings.filter(({ level }) => level === "warning");
    const below = warnings.map(({ what }) => `⚠️ ${renderHtml(what)}`);
    const expected = expectedOf(verdict).length;
    switch (verdict.kind) {
        case "tools-missing":
            return cell("❌", words `${verdict.missing.length} of ${count(expected, "tool")} missing`, NOTHING, [
                renderHtml(error?.hint?.words ?? NOTHING),
                ...below,
            ]);
        case "not-checked":
            return cell("❓", words `not checked`, expected === 0 ? NOTHING : words `, ${count(expected, "tool")} unknown`, [renderHtml(error?.what ?? NOTHING), renderHtml(error?.hint?.words ?? NOTHING), ...below]);
        case "verified": {
            const { unlisted } = verdict;
            const more = unlisted.length === 0 ? NOTHING : words `, ${unlisted.length} more that nobody expects`;
            const there = words `${expected} of ${count(expected, "tool")} there`;
            return error === undefined
                ? cell("✅", there, more, below)
                : cell("❌", error.what, NOTHING, [renderHtml([...there, ...more]), ...below]);
        }
        case "skipped":
            return cell(undefined, words `skipped`, NOTHING, [
                renderHtml(words `disabled, and nothing is expected of it`),
            ]);
        case "not-expected":
            return notExpectedCell(error, warnings);
    }
}
function notExpectedCell(error, [first, ...more]) {
    const notStarted = "not started: nothing is expected of it";
    if (error !== undefined)
        return cell("❌", error.what, NOTHING, [notStarted]);
    if (first === undefined)
        return cell(undefined, words `not started`, NOTHING, ["nothing is expected of it"]);
    return cell("⚠️", first.what, NOTHING, [notStarted, ...more.map(({ what }) => `⚠️ ${renderHtml(what)}`)]);
}
function cell(mark, bold, rest, below) {
    return { mark, bold: renderHtml(bold), rest: renderHtml(rest), below };
}
function othersCell(verdicts) {
    const tools = verdicts.reduce((total, verdict) => total + expectedOf(verdict).length, 0);
    return verdicts.every(({ kind }) => kind === "verified")
        ? renderCell(cell("✅", words `all ${count(tools, "tool")} there`, NOTHING, []))
        : renderHtml(words `left out of this table; the report has them`);
}

;// CONCATENATED MODULE: ./build/report/summary/folded.js
// What the summary keeps folded: how each server was spoken to, and the tools that are well.







const folded_COLUMNS = [
    SERVER_COLUMN,
    { title: "Tools", align: "right" },
    { title: "Transport", align: "left" },
    { title: "Version", align: "left" },
    { title: "Protocol", align: "left" },
    { title: "Time", align: "right" },
];
/** A table of every server that was asked. */
function renderAsked(verdicts) {
    const rows = verdicts.flatMap((verdict) => {
        const observation = (0,core_verdict/* observationOf */.KY)(verdict);
        if (observation === undefined)
            return [];
        const { evidence } = observation;
        return [
            [
                renderHtml([words_name(verdict.subject.server)]),
                observation.kind === "failed" ? "unknown" : renderHtml(toolCounts(verdict, observation.tools.length)),
                verdict.subject.entry?.transport ?? "",
                renderHtml(versionOf(evidence)),
                evidence.protocol === undefined ? "" : renderHtml([{ kind: "phrase", text: evidence.protocol }]),
                renderHtml(duration(evidence.durationMs)),
            ],
        ];
    });
    if (rows.length === 0)
        return [];
    const title = rows.length === 1
        ? "The server that was asked: tools, transport, version, protocol, time"
        : `${rows.length === 2 ? "Both" : `All ${rows.length}`} servers that were asked: tools, transport, version, protocol, time`;
    return [details(title, htmlTable(folded_COLUMNS, rows))];
}
function toolCounts(verdict, listed) {
    const expected = expectedOf(verdict).length;
    const missing = verdict.kind === "tools-missing" ? verdict.missing.length : 0;
    return verdict.kind === "not-expected" ? words `${listed}` : words `${expected - missing} of ${expected}`;
}
/** `report-mcp 1.0.2`, as the server says. */
function versionOf({ implementation }) {
    return implementation === undefined
        ? []
        : [{ kind: "phrase", text: `${implementation.name} ${implementation.version}`.slice(0, 100) }];
}
/** Names of the tools that are there, and of those nobody expects. */
function renderTools(verdicts, findings) {
    return [...renderThere(verdicts), ...renderUnlisted(verdicts, findings)];
}
function renderThere(verdicts) {
    const there = verdicts.map((verdict) => {
        const missing = new Set(verdict.kind === "tools-missing" ? verdict.missing.map(({ tool }) => tool) : []);
        const isSeen = verdict.kind === "verified" || verdict.kind === "tools-missing";
        const tools = isSeen ? expectedOf(verdict).map(({ tool }) => tool) : [];
        return { server: verdict.subject.server, tools: tools.filter((tool) => !missing.has(tool)) };
    });
    const shown = there.filter(({ tools }) => tools.length > 0);
    if (shown.length === 0 || shown.length > ROWS_FOR_ALL)
        return [];
    return [details(`Tools that are there: ${renderHtml(countsOf(shown))}`, bullets(shown))];
}
function renderUnlisted(verdicts, findings) {
    const unlisted = verdicts.flatMap((verdict) => verdict.kind === "verified" || verdict.kind === "tools-missing"
        ? [{ server: verdict.subject.server, tools: verdict.unlisted }]
        : []);
    const shown = unlisted.filter(({ tools }) => tools.length > 0);
    if (shown.length === 0)
        return [];
    const hint = findings.find(({ rule, fixes }) => rule === "unlisted-tool" && fixes.length > 0);
    const commands = hint?.fixes.flatMap(({ snippet }) => (snippet === undefined ? [] : [snippet.text])) ?? [];
    const hints = commands.map((command) => `To expect those of ${codeSpan(hint?.server ?? "")} from now on: ${codeSpan(command)}`);
    return [
        details(`Tools that nobody expects: ${renderHtml(countsOf(shown))}`, [bullets(shown), ...hints].join("\n\n")),
    ];
}
/** `3 in warehouse and 3 in github`, or the sum for many servers. */
function countsOf(named) {
    if (named.length <= 3)
        return enumerate(named.map(({ server, tools }) => words `${tools.length} in ${words_name(server)}`));
    const sum = named.reduce((total, { tools }) => total + tools.length, 0);
    return words `${sum} in ${count(named.length, "server")}`;
}
function bullets(named) {
    return named
        .map(({ server, tools }) => {
        const names = list(tools.map((tool) => words_name(tool)));
        return `- ${codeSpan(server)}: ${renderMarkdown([names], undefined)}`;
    })
        .join("\n");
}

;// CONCATENATED MODULE: ./build/report/summary/sections.js
// A section for each problem of the summary; servers with one cause share one.



/** Sections for errors. Without a title where the heading of the summary already is one. */
function renderSections(findings, titled, repository, detail) {
    const groups = grouped(findings);
    const shown = groups
        .slice(0, detail.sections)
        .map((group) => renderGroup(group, titled, repository, detail));
    const left = groups.length - shown.length;
    return left === 0
        ? shown
        : [
            ...shown,
            renderPlain(words `${count(left, "more problem")} ${plural(left, "is", "are")} in the report.`),
        ];
}
/** What differs between servers with one cause is where it stands, and what each of them said. */
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const { rule, cause, what, fixes } = finding;
        const key = JSON.stringify([rule, cause ?? what, fixes], (field, value) => field === "place" ? undefined : value);
        const group = groups.get(key);
        groups.set(key, group === undefined ? [finding] : [...group, finding]);
    }
    return [...groups.values()];
}
function renderGroup(group, titled, repository, { quotes }) {
    const [first] = group;
    const markdown = (said) => renderMarkdown(said, repository);
    return [
        ...(titled ? [`<h3>${renderHtml(sections_titleOf(group))}</h3>`] : []),
        ...seenParagraphs(group, titled, markdown),
        ...whereParagraph(group, markdown),
        ...(quotes ? quoteBlocks(group) : []),
        ...(first.cause === undefined ? [] : [`**Likely cause:** ${markdown(causeOf(group, first.cause))}`]),
        ...first.fixes.map((fix, index) => renderFix(fix, index === 0 ? "**Do this:** " : "", markdown)),
    ].join("\n\n");
}
function sections_titleOf(group) {
    const [first] = group;
    const servers = group.flatMap(({ server }) => (server === undefined ? [] : [words_name(server)]));
    if (servers.length === 0)
        return first.what;
    const isSame = group.every(({ what }) => JSON.stringify(what) === JSON.stringify(first.what));
    const who = servers.length > 5 ? words `${list(servers)}` : enumerate(servers);
    return words `${who}: ${isSame ? first.what : words `one cause`}`;
}
/** The same cause stands in several places of the config. */
function causeOf(group, cause) {
    const others = group.slice(1).flatMap(({ hint }) => (hint?.place === undefined ? [] : [hint.place]));
    if (others.length === 0)
        return cause;
    return words `${cause} The same holds in ${enumerate(others.map(at))}.`;
}
/** What is unknown stands in the table, or, where the heading is the only title, here. */
function seenParagraphs(group, titled, markdown) {
    const [first] = group;
    const label = first.rule === "missing-tool" ? "**Missing:**" : "**Seen:**";
    const texts = group.map(({ seen, stakes }) => markdown(titled ? seen : sentences([seen, stakes])));
    const [only, ...different] = new Set(texts);
    if (different.length === 0)
        return [`${label} ${only ?? ""}`];
    const lines = group.map(({ server }, index) => `- ${codeSpan(server ?? "")}: ${texts[index] ?? ""}`);
    return [label, lines.join("\n")];
}
/** A list of names with places says where they stand; all else has a place of its own. */
function whereParagraph(group, markdown) {
    if (group[0].seen.some(isPlacedList))
        return [];
    const places = group.flatMap(({ place }) => (place === undefined ? [] : [at(place)]));
    return places.length === 0 ? [] : [`**Where:** ${markdown(enumerate(places.slice(0, 10)))}`];
}
function isPlacedList(span) {
    return span.kind === "list" && span.names.some((each) => each.kind === "name" && each.place !== undefined);
}
function quoteBlocks(group) {
    return group.flatMap(({ server, quotes }) => {
        if (quotes.length === 0)
            return [];
        const whose = group.length === 1 || server === undefined ? "" : ` of ${codeSpan(server)}`;
        return [
            `${renderPlain([plural(quotes.length, "Last line", "Last lines")])}${whose} on stderr:`,
            fence("", quotes.map((quote) => quote.replaceAll("\n", " ")).join("\n")),
        ];
    });
}
/** Markdown: what to do, and below it what can be pasted. */
function renderFix(fix, label, markdown) {
    const said = `${label}${markdown(fix.words)}`;
    return fix.snippet === undefined ? said : `${said}\n\n${fence(fix.snippet.language, fix.snippet.text)}`;
}
/** Warnings as a list: nothing stops for them. */
function renderWarnings(findings, repository, { sections }) {
    if (findings.length === 0 || sections === 0)
        return [];
    const lines = findings.slice(0, sections).map(({ server, what, seen, fixes }) => {
        const who = server === undefined ? "" : `${codeSpan(server)}: `;
        const fix = fixes.map((each) => inlineFix(each, repository)).join(" ");
        return `- ${who}${renderMarkdown(words `${what}. ${seen}`, repository)} ${fix}`.trimEnd();
    });
    const left = findings.length - lines.length;
    return [
        "<h3>Warnings</h3>",
        [...lines, ...(left === 0 ? [] : [`- ${left} more in the report.`])].join("\n"),
    ];
}
function inlineFix({ words: said, snippet }, repository) {
    const text = renderMarkdown(said, repository);
    return snippet === undefined ? text : `${text} ${codeSpan(snippet.text)}`;
}

;// CONCATENATED MODULE: ./build/report/summary/check.js
// The summary of a check: counts that add up, a table, a section a problem, the rest folded.









/** Markdown without a line break at its end. */
function renderCheck(result, findings, { repository }, detail) {
    const { verdicts } = result;
    const errors = findings.filter(({ level }) => level === "error");
    const warnings = findings.filter(({ level }) => level === "warning");
    const hasTable = verdicts.length > 1;
    const [only] = verdicts;
    return [
        `<h2>${result.kind === "ok" ? "✅" : "❌"} ${renderHtml(headlineOf(result, findings))}</h2>`,
        ...leadOf(result),
        ...(hasTable ? [renderResults(verdicts, findings, detail)] : []),
        ...renderSections(errors, hasTable || errors.length > 1, repository, detail),
        ...renderWarnings(warnings, repository, detail),
        ...(detail.folded && hasTable ? renderAsked(verdicts) : []),
        ...(detail.folded ? renderTools(verdicts, findings) : []),
        footerOf(result, hasTable ? undefined : only),
    ].join("\n\n");
}
function leadOf(result) {
    const { verdicts } = result;
    const { expected, there, missing, unknown, servers } = tally(verdicts);
    if (verdicts.length === 0)
        return [];
    if (result.kind === "ok") {
        const asked = words `${count(servers, "server")} ${plural(servers, "was", "were")} asked`;
        return [`Held: **${renderPlain(count(expected, "tool"))} of the lock**. ${renderPlain(asked)}.`];
    }
    if (verdicts.length === 1)
        return [];
    const parts = [
        there === 0 ? words `none is there` : words `${there} ${plural(there, "is", "are")} there`,
        ...(missing === 0 ? [] : [words `${missing} ${plural(missing, "is", "are")} missing`]),
        ...(unknown === 0 ? [] : [words `${unknown} ${plural(unknown, "is", "are")} unknown`]),
    ];
    const counts = `Of ${renderPlain(count(expected, "expected tool"))}, **${renderPlain(enumerate(parts))}.**`;
    return [`${counts} ${renderMarkdown(retryWords(result), undefined)}`];
}
/** Which servers a second run may clear, and which need somebody. */
function retryWords(result) {
    const failing = result.verdicts.filter((verdict) => (0,core_verdict/* ruleOfVerdict */.bM)(verdict) !== undefined);
    const passing = failing.filter(core_verdict/* mayPassByItself */.jF);
    const lasting = failing.filter((verdict) => !(0,core_verdict/* mayPassByItself */.jF)(verdict));
    if (result.retryable)
        return words `A re-run may clear ${plural(failing.length, "it", "all of it")}.`;
    if (passing.length === 0 || lasting.length === 0)
        return retrySentence(result);
    const need = plural(lasting.length, "needs", "need");
    return words `A re-run may clear ${serverNames(passing)}; ${serverNames(lasting)} ${need} a change.`;
}
function serverNames(verdicts) {
    const names = verdicts.slice(0, 5).map(({ subject }) => words_name(subject.server));
    const left = verdicts.length - names.length;
    return enumerate([...names, ...(left === 0 ? [] : [count(left, "other")])]);
}
/** `Checked .mcp.json against mcp-tools.lock.json in 2.1 s. Result config-error, exit code 78.` */
function footerOf(result, only) {
    const { durationMs, filteredOut, kind, verdicts } = result;
    const what = only === undefined ? NOTHING : words `${words_name(only.subject.server)}${howItWasAsked(only)} in `;
    const did = didOf(result, what);
    const retry = (only === undefined && verdicts.length > 0) || kind === "ok" || result.retryable
        ? NOTHING
        : words `${retrySentence(result)} `;
    const left = filteredOut === 0
        ? NOTHING
        : words ` ${count(filteredOut, "server")} ${plural(filteredOut, "was", "were")} left out by the input ${words_name("servers")}.`;
    return renderMarkdown(words `${retry}${did} ${duration(durationMs)}. Result ${words_name(kind)}, exit code ${(0,core_result/* exitCodeOf */.F)(result)}.${left}`, undefined);
}
function didOf({ configFile, lockFile, verdicts, lockChange }, what) {
    if (verdicts.length === 0)
        return words `Stopped after`;
    return lockChange === undefined
        ? words `Checked ${what}${words_name(configFile)} against ${words_name(lockFile)} in`
        : words `Asked the servers of ${words_name(configFile)} in`;
}
function howItWasAsked(verdict) {
    const evidence = (0,core_verdict/* observationOf */.KY)(verdict)?.evidence;
    const transport = verdict.subject.entry?.transport;
    if (evidence === undefined || transport === undefined)
        return NOTHING;
    const said = [
        words `${{ kind: "phrase", text: transport }}`,
        ...(evidence.implementation === undefined ? [] : [versionOf(evidence)]),
        ...(evidence.protocol === undefined
            ? []
            : [words `protocol ${{ kind: "phrase", text: evidence.protocol.slice(0, 60) }}`]),
    ];
    return words ` (${said.flatMap((part, index) => (index === 0 ? part : words `, ${part}`))})`;
}

;// CONCATENATED MODULE: ./build/report/summary/detail.js
// How much a summary shows: GitHub drops one over 1 MiB whole, so detail is shed before rows.

/** From all to little. The last is small whatever a server says, since names are cut. */
const DETAILS = [
    { folded: true, quotes: true, sections: 100, rows: 500 },
    { folded: false, quotes: true, sections: 100, rows: 500 },
    { folded: false, quotes: false, sections: 50, rows: 500 },
    { folded: false, quotes: false, sections: 10, rows: 100 },
    { folded: false, quotes: false, sections: 0, rows: 20 },
];
const LEFT_OUT = "Details were left out, since GitHub shows no summary over 1 MiB. The report has them.";
/** The most detailed form that fits. */
function fitted(render) {
    let shown = "";
    for (const [index, detail] of DETAILS.entries()) {
        shown = index === 0 ? `${render(detail)}\n` : `${render(detail)}\n\n${LEFT_OUT}\n`;
        if (Buffer.byteLength(shown) <= limits/* LIMITS */.b.summaryBytes)
            break;
    }
    return shown;
}

// EXTERNAL MODULE: ./build/core/tools.js
var core_tools = __webpack_require__(9237);
;// CONCATENATED MODULE: ./build/report/summary/update.js
// The summary of an update of the lock: what changed, what a reviewer must see, or why nothing was written.











/** Markdown without a line break at its end. */
function renderUpdate(change, result, findings, setting, detail) {
    const warnings = findings.filter(({ level }) => level === "warning");
    return [
        `<h2>${markOf(change)} ${renderHtml(headlineOf(result, findings))}</h2>`,
        ...(change.kind === "refused"
            ? refusedParts(change, result, findings, setting, detail)
            : doneParts(change, detail)),
        ...renderWarnings(warnings, setting.repository, detail),
        ...(detail.folded ? renderAsked(result.verdicts) : []),
        footerOf(result, undefined),
    ].join("\n\n");
}
/** A lock that lost tools deserves a second look. */
function markOf(change) {
    if (change.kind === "refused")
        return "❌";
    return tallyChange(change.servers).removed > 0 ? "⚠️" : "✅";
}
// ---------------------------------------------------------------- written, or as it was
function doneParts(change, detail) {
    const { servers } = change;
    const lead = renderMarkdown(words `${words_name(change.file)} ${change.kind === "unchanged" ? words `still expects` : words `now expects`} `, undefined);
    const { before, after } = tallyChange(servers);
    const now = `**${renderPlain(words `${count(after.tools, "tool")} of ${count(after.servers, "server")}`)}**`;
    const was = change.kind === "unchanged" || before.servers === 0
        ? ""
        : renderPlain(words `; before, ${count(before.tools, "tool")} of ${before.servers}`);
    const changed = servers.filter((each) => addedOf(each).length + removedOf(each).length > 0 || isNewOrGone(each));
    return [
        `${lead}${now}${was}.`,
        ...(change.kind === "unchanged" || servers.length === 0 ? [] : [changesTable(servers, changed, detail)]),
        ...removalParts(changed),
        ...(changed.length === 0 ? [] : ["<h3>The change</h3>", fence("diff", diffOf(changed))]),
        ...(change.kind === "unchanged" ? [] : nextParts(change.file)),
    ];
}
function isNewOrGone({ before, after }) {
    return before === undefined || after === undefined;
}
const CHANGE_COLUMNS = [SERVER_COLUMN, { title: "What changed", align: "left" }];
function changesTable(servers, changed, { rows }) {
    const shown = changed.slice(0, rows);
    const rest = servers.filter((each) => !shown.includes(each));
    const same = shown.length === changed.length ? words `unchanged` : words `left out of this table`;
    return htmlTable(CHANGE_COLUMNS, [
        ...shown.map((each) => [renderHtml([words_name(each.server)]), changeCell(each)]),
        ...(rest.length === 0
            ? []
            : [
                [
                    renderHtml(count(rest.length, "other")),
                    renderHtml(words `${same}, ${count(tallyChange(rest).after.tools, "tool")}`),
                ],
            ]),
    ]);
}
function changeCell(change) {
    const { added, removed } = tallyChange([change]);
    const plain = (bold, rest, below) => renderCell({ mark: undefined, bold, rest, below: [below] });
    if (change.before === undefined)
        return plain(`${added} added`, "", "a new server in the lock");
    if (change.after === undefined)
        return plain(`${removed} removed`, "", "the server leaves the lock");
    const stay = stayingTools(change.before.length - removed, change.before.length);
    if (removed === 0)
        return plain(`${added} added`, "", stay);
    return plain(`${removed} removed`, added === 0 ? "" : `, ${added} added`, stay);
}
function stayingTools(left, all) {
    if (left === all)
        return all === 1 ? "its tool stays" : `all its ${all} tools stay`;
    return left === 0
        ? "none of its tools stays"
        : `${left} of its ${all} tools ${left === 1 ? "stays" : "stay"}`;
}
function removalParts(changed) {
    const losing = changed.filter((each) => removedOf(each).length > 0);
    if (losing.length === 0)
        return [];
    const lost = tallyChange(losing).removed;
    const them = plural(lost, "it", "them");
    const lines = losing.map((each) => {
        const names = list(removedOf(each).map((tool) => words_name(tool)));
        return `- from ${renderMarkdown(words `${words_name(each.server)}: ${names}`, undefined)}`;
    });
    return [
        `<h3>${renderHtml(words `Before you merge: ${count(lost, "tool")} ${plural(lost, "leaves", "leave")} the lock`)}</h3>`,
        lines.join("\n"),
        renderMarkdown(words `From now on no run stops when ${plural(lost, "it is", "they are")} missing. The update let ${them} go because ${words_name("allow-removals")} says so.`, undefined),
    ];
}
/** A longer change is read where it is reviewed. */
const DIFF_LINES = 200;
/** The lock's own lines with `+` and `-`, in its own order. */
function diffOf(changed) {
    const lines = changed.flatMap((each, index) => [...(index === 0 ? [] : ["   …"]), ...diffOfServer(each)]);
    const left = lines.length - DIFF_LINES;
    return (left > 0 ? [...lines.slice(0, DIFF_LINES), `   … ${left} more lines`] : lines).join("\n");
}
function diffOfServer(change) {
    const { server, before, after } = change;
    const mark = before === undefined ? "+" : after === undefined ? "-" : " ";
    const added = new Set(addedOf(change));
    const removed = new Set(removedOf(change));
    const tools = [...new Set([...(before ?? []), ...(after ?? [])])].toSorted(core_tools/* byCodePoint */.H);
    if (tools.length === 0)
        return [`${mark}  ${quotedName(server)}: []`];
    return [
        `${mark}  ${quotedName(server)}: [`,
        ...tools.map((tool, index) => {
            const comma = index === tools.length - 1 ? "" : ",";
            return `${added.has(tool) ? "+" : removed.has(tool) ? "-" : " "}    ${quotedName(tool)}${comma}`;
        }),
        `${mark}  ]`,
    ];
}
function quotedName(text) {
    return visible(JSON.stringify(text));
}
function nextParts(file) {
    const path = /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
    return [
        "<h3>Next</h3>",
        "The file is changed in this job's workspace only. Commit it, or let a pull request carry it to a reviewer:",
        fence("yaml", [
            "- uses: peter-evans/create-pull-request@v8",
            "  # the job needs contents: write and pull-requests: write",
            "  with:",
            "    branch: mcp-tools-lock",
            "    title: Update the expected MCP tools",
            `    add-paths: ${path}`,
        ].join("\n")),
    ];
}
// ---------------------------------------------------------------- refused
function refusedParts(change, result, findings, { repository }, detail) {
    const { verdicts } = result;
    const errors = findings.filter(({ level }) => level === "error");
    const main = errors.find(({ server }) => server === undefined);
    const own = errors.filter((finding) => finding !== main);
    const others = main?.fixes.filter(({ snippet }) => snippet !== undefined) ?? [];
    return [
        `**Nothing was written.** A lock made now would expect less than you need, and later runs would pass without those tools. ${renderPlain(retrySentence(result))}`,
        refusedTable(change.refusals, verdicts, own, detail),
        ...renderSections(own, true, repository, detail),
        ...(others.length === 0 ? [] : ["<h3>Next</h3>"]),
        ...others.map((fix) => renderFix(fix, "", (said) => renderMarkdown(said, repository))),
    ];
}
const REFUSED_COLUMNS = [SERVER_COLUMN, { title: "What a new lock would say", align: "left" }];
function refusedTable(refusals, verdicts, findings, { rows }) {
    const cells = verdicts.map((verdict) => {
        const { server } = verdict.subject;
        const refusal = refusals.find((each) => each.server === server);
        const finding = findings.find((each) => each.server === server);
        return { server, isRefused: refusal !== undefined, cell: refusedCell(refusal, verdict, finding) };
    });
    const worstFirst = cells.toSorted((one, other) => Number(other.isRefused) - Number(one.isRefused));
    const shown = worstFirst.slice(0, rows);
    const left = cells.length - shown.length;
    return htmlTable(REFUSED_COLUMNS, [
        ...shown.map(({ server, cell }) => [renderHtml([words_name(server)]), renderCell(cell)]),
        ...(left === 0 ? [] : [[`${left} more`, "left out of this table"]]),
    ]);
}
function refusedCell(refusal, verdict, finding) {
    const hint = renderHtml(finding?.hint?.words ?? NOTHING);
    const what = renderHtml(finding?.what ?? NOTHING);
    const locked = verdict.subject.locked?.expectations.length ?? 0;
    switch (refusal?.kind) {
        case undefined:
            return cleanCell(verdict, locked);
        case "tools-lost": {
            const bold = renderPlain(words `${refusal.lost.length} of ${count(locked, "tool")} lost`);
            return { mark: "❌", bold, rest: "", below: [hint === "" ? "the server no longer lists them" : hint] };
        }
        case "lists-nothing":
            return {
                mark: "❌",
                bold: "no tools",
                rest: "",
                below: [hint === "" ? "the server lists none" : hint],
            };
        case "no-longer-configured":
            return { mark: "❌", bold: renderPlain(words `${count(locked, "tool")} lost`), rest: "", below: [what] };
        case "not-checked":
            return { mark: "❓", bold: "unknown", rest: "", below: [what, hint] };
        case "complaint":
            return { mark: "❌", bold: what, rest: "", below: [] };
    }
}
function cleanCell(verdict, locked) {
    const observation = (0,core_verdict/* observationOf */.KY)(verdict);
    if (observation?.kind !== "listed")
        return { mark: undefined, bold: "as it is", rest: "", below: ["not started"] };
    const tools = renderPlain(count(observation.tools.length, "tool"));
    const lost = verdict.kind === "tools-missing" ? verdict.missing.length : 0;
    const fresh = observation.tools.length - (locked - lost);
    if (verdict.subject.locked === undefined)
        return { mark: "✅", bold: tools, rest: ", new", below: [] };
    const rest = fresh === 0 && lost === 0 ? ", unchanged" : `, ${fresh} new${lost === 0 ? "" : `, ${lost} removed`}`;
    return { mark: "✅", bold: tools, rest, below: [] };
}

;// CONCATENATED MODULE: ./build/report/summary.js
// The job summary: a Result and its findings as Markdown that no name in it can break, within GitHub's bound.









/** Markdown, at most LIMITS.summaryBytes of UTF-8. */
function renderSummary(result, findings, setting) {
    switch (result.kind) {
        case "ok":
        case "config-error":
            return renderConcluded(result, findings, setting);
        case "cancelled":
            return [
                `<h2>❓ ${renderHtml(headlineOf(result, findings))}</h2>`,
                renderMarkdown(words `The run was told to stop after ${duration(result.durationMs)}. Nothing was written, and nothing is known about the servers: run it again. Exit code ${(0,core_result/* exitCodeOf */.F)(result)}.`, undefined),
            ]
                .join("\n\n")
                .concat("\n");
        case "internal-error":
            return renderOwnFault(result);
    }
}
function renderConcluded(result, findings, setting) {
    const { lockChange } = result;
    return fitted((detail) => lockChange === undefined
        ? renderCheck(result, findings, setting, detail)
        : renderUpdate(lockChange, result, findings, setting, detail));
}
function renderOwnFault(result) {
    return [
        `<h2>❌ ${renderHtml(headlineOf(result, []))}</h2>`,
        `${OWN_FAULT} Report it at ${ISSUES} with this text:`,
        fence("", errorLines(result.error).slice(0, 100).join("\n")),
        `Result \`internal-error\`, exit code ${(0,core_result/* exitCodeOf */.F)(result)}.`,
    ]
        .join("\n\n")
        .concat("\n");
}

;// CONCATENATED MODULE: ./build/report/terminal.js
// The result as a few lines of text, for a terminal and for the action's log: one line a problem.








/** More names of one server than this are counted: the report has them all. */
const NAMES = 50;
/**
 * Lines with a line break at the end of each; none of them is a command to GitHub's runner. What to do stands below a
 * problem at a terminal; in a workflow the annotations that follow say it.
 */
function renderTerminal(result, findings, face) {
    return terminal_linesOf(result, findings, face)
        .map((line) => `${logLine(line)}\n`)
        .join("");
}
/** The line that is written while others still run. */
function renderLive(server, observation) {
    const took = duration(observation.evidence.durationMs);
    const seen = observation.kind === "listed"
        ? count(observation.tools.length, "tool")
        : words `${words_name((0,core_verdict/* ruleOfFailure */.YB)(observation.failure))}`;
    return `${logLine(renderPlain(words `${words_name(server)}: ${seen} in ${took}`))}\n`;
}
function terminal_linesOf(result, findings, face) {
    const took = renderPlain(duration(result.durationMs));
    switch (result.kind) {
        case "ok":
            return [
                `MCP preflight OK in ${took} (${renderPlain(greenWords(result))})`,
                ...findings.flatMap((finding) => problemLines(finding, result, face)),
                ...changeLines(result),
            ];
        case "config-error":
            return [
                `MCP preflight FAILED in ${took}`,
                ...findings
                    .filter((finding) => !isRefusal(finding))
                    .flatMap((finding) => problemLines(finding, result, face)),
                ...changeLines(result),
            ];
        case "cancelled":
            return [renderHeadline(result, findings)];
        case "internal-error":
            return [renderHeadline(result, findings), ...errorLines(result.error)];
    }
}
function greenWords({ lockChange, verdicts }) {
    if (lockChange === undefined)
        return words `${count(tally(verdicts).there, "tool")} verified`;
    const observations = verdicts.map(core_verdict/* observationOf */.KY);
    const listed = observations.reduce((total, seen) => total + (seen?.kind === "listed" ? seen.tools.length : 0), 0);
    return words `${count(listed, "tool")} listed`;
}
/** The refusal of an update has the last line, not one among the problems. */
function isRefusal({ rule, server }) {
    return rule === "update-refused" && server === undefined;
}
const MARKS = { error: NOTHING, warning: words `warning: `, notice: words `note: ` };
function problemLines(finding, { verdicts }, face) {
    const { server, level, fixes } = finding;
    const verdict = verdicts.find(({ subject }) => subject.server === server);
    const line = `  - ${renderPlain([...MARKS[level], ...problemWords(finding, verdict)], NAMES)}`;
    // A whole file that is wrong ends the run.
    const isExplained = server === undefined || (face === "terminal" && level !== "notice");
    const advice = isExplained ? fixes.flatMap((fix) => fixLine(fix).split("\n")) : [];
    return [line, ...advice.map((text) => `    ${text}`)];
}
function problemWords(finding, verdict) {
    const { server, rule, what, seen, place } = finding;
    if (server === undefined)
        return fileWords(finding);
    if (verdict?.kind === "tools-missing" && rule === "missing-tool") {
        const { missing, subject } = verdict;
        const all = subject.locked?.expectations.length ?? 0;
        return words `${words_name(server)}: ${missing.length}/${all} tools missing -> ${list(missing.map(({ tool }) => words_name(tool)))}${likely(finding)}`;
    }
    if (verdict?.kind === "not-checked" && verdict.why.kind === "probe-failed" && finding.level === "error") {
        const last = finding.quotes.at(-1);
        const says = last === undefined ? NOTHING : words `: ${phrase(cut(last, 200))}`;
        return words `${words_name(server)}: probe failed (${what}${says})${likely(finding)}`;
    }
    const names = seen.filter(({ kind }) => kind === "list");
    if ((rule === "unlisted-tool" || rule === "update-refused") && names.length > 0)
        return words `${words_name(server)}: ${what} -> ${names}`;
    if (finding.hint?.place !== undefined)
        return words `${words_name(server)}: ${what}${likely(finding)}`;
    return words `${words_name(server)}: ${what}${place === undefined ? NOTHING : words ` (${at(place)})`}`;
}
/** ` (REPORT_API_TOKEN is empty, .mcp.json:6)`. */
function likely({ hint }) {
    return hint?.place === undefined ? NOTHING : words ` (${hint.words}, ${at(hint.place)})`;
}
/** `.mcp.json:7:5: .mcp.json is not valid JSON. …` */
function fileWords({ title, seen, place }) {
    const where = place === undefined ? NOTHING : words `${at(place)}:${place.column}: `;
    return [...where, ...sentences([words `${phrase(title)}.`, seen])];
}
function changeLines({ lockChange, verdicts }) {
    return lockChange === undefined ? [] : [renderPlain(changeWords(lockChange, verdicts))];
}
function changeWords(change, verdicts) {
    const file = words_name(change.file);
    switch (change.kind) {
        case "unchanged":
            return words `${file} is unchanged`;
        case "written": {
            const { added, removed, after } = tallyChange(change.servers);
            return words `wrote ${file} (${count(after.servers, "server")}, ${count(after.tools, "tool")}; +${added} -${removed})`;
        }
        case "refused": {
            const { refusals } = change;
            const why = refusals.every(({ kind }) => kind === "not-checked")
                ? words `${refusedServers(refusals).size} of ${count(verdicts.length, "server")} could not be checked`
                : refusedWords(refusals, verdicts.length);
            return words `refusing to write ${file}: ${why}`;
        }
    }
}

;// CONCATENATED MODULE: ./build/report/usage.js
// How the program is called at a terminal, in words.

/** The usage text; flags are the inputs' names. */
function renderUsage() {
    return `Usage: ${COMMAND} [check|update-lock] [flags]

  check        ask the servers, hold what they list against the lock (the default)
  update-lock  ask the servers, write what they list into the lock

  --mcp-config PATH         MCP config as the agent gets it (.mcp.json)
  --lock PATH               file of tools that must exist (mcp-tools.lock.json)
  --servers NAMES           look at these servers only
  --timeout-seconds TEXT    time for one server: 45, name=90, or auto (see README)
  --allow-empty NAMES       servers that may list no tools
  --allow-removals NAMES    update-lock: servers that may lose tools, * for all
  --working-directory PATH  where relative paths start (.)
  --mode MODE               the same as the command
  --update-lock             the same as the command update-lock
  --json                    print the report as JSON, and nothing else
  --report PATH             write the report to a file
  --help                    print this

Names are separated by commas. Exit codes: 0 ok, 78 config-error, 70 internal error,
64 wrong usage, 129, 130, 143 cancelled.
`;
}

;// CONCATENATED MODULE: ./build/report/show.js
// All that an edge shows, as the one module it loads for it: bundled one by one, each part would carry its own copy of the words.









/***/ })

};
