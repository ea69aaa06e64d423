export const id = 176;
export const ids = [176];
export const modules = {

/***/ 9701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ pasteCommand),
/* harmony export */   JP: () => (/* binding */ longerTimeout),
/* harmony export */   Lc: () => (/* binding */ pasteFlags),
/* harmony export */   Tq: () => (/* binding */ spellInput),
/* harmony export */   Wr: () => (/* binding */ COMMAND),
/* harmony export */   sl: () => (/* binding */ longerMs)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(332);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3920);
// Commands and snippets a person can paste; every dynamic word is quoted for the place it is pasted into.


/** How messages spell the program at a terminal. */
const COMMAND = "npx --yes github:OWNER/mcp-preflight#v1";
/** The command that does `mode` for the files of this run. */
function pasteCommand(request, mode, options = {}) {
    return [
        COMMAND,
        mode,
        ...(request.config.isDefault ? [] : ["--mcp-config", (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(request.config.value)]),
        ...(request.lock.isDefault ? [] : ["--lock", (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(request.lock.value)]),
        ...flag("--servers", options.servers),
        ...pasteFlags(options),
    ].join(" ");
}
/** The flags that allow a loss, as they are added to a command. */
function pasteFlags({ allowRemovals, allowEmpty }) {
    return [...flag("--allow-removals", allowRemovals), ...flag("--allow-empty", allowEmpty)];
}
function flag(spelled, names) {
    return names === undefined || names.length === 0 ? [] : [spelled, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(names.join(","))];
}
/** The time to try when a server needed more: twice as long, and no less than ten seconds. */
function longerMs(budgetMs) {
    return Math.min(Math.max(10_000, Math.ceil(budgetMs / 500) * 1_000), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.longestTimeoutMs);
}
/** The whole new value of `timeout-seconds` that gives one server more time: `["stalled=60"]`, `["2", "stalled=10"]`. */
function longerTimeout({ timeouts }, server, budgetMs) {
    const byServer = new Map(timeouts.byServer).set(server, longerMs(budgetMs));
    return [
        ...(timeouts.defaultText === "auto" ? [] : [timeouts.defaultText]),
        ...[...byServer].map(([named, ms]) => `${named}=${ms / 1_000}`),
    ];
}
/** How a setting is written where the run was started: `lock: path` in a workflow, `--lock path` at a terminal. */
function spellInput(face, input, value) {
    return face === "action" ? `${input}: ${value}` : `--${input} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(value)}`;
}


/***/ }),

/***/ 3920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   Lx: () => (/* binding */ urlPath),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mo: () => (/* binding */ breakable),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
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


/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderUsage: () => (/* binding */ renderUsage)
/* harmony export */ });
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9701);
// How the program is called at a terminal, in words.

/** The usage text; flags are the inputs' names. */
function renderUsage() {
    return `Usage: ${_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMAND */ .Wr} [check|update-lock] [flags]

  check        ask the servers, hold what they list against the lock (the default)
  update-lock  ask the servers, write what they list into the lock

  --mcp-config PATH         MCP config as the agent gets it (.mcp.json)
  --lock PATH               file of tools that must exist (mcp-tools.lock.json)
  --servers NAMES           look at these servers only
  --timeout-seconds TEXT    time for one server: 45, name=90, or auto (MCP_TIMEOUT, else 30)
  --allow-empty NAMES       servers that may list no tools
  --allow-removals NAMES    update-lock: servers that may lose tools, * for all
  --working-directory PATH  where relative paths start (.)
  --mode MODE               the same as the command
  --update-lock             the same as the command update-lock
  --json                    print the report as JSON, and nothing else
  --report PATH             write the report to a file
  --help                    print this

Names are separated by commas. Exit codes: 0 ok, 78 config-error, 70 internal error, 64 wrong usage.
`;
}


/***/ })

};
