export const id = 831;
export const ids = [831];
export const modules = {

/***/ 3311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RULE_LEVELS),
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
// Rules, and what can be wrong as values without prose: complaints, and the one error that carries them.
/** Every rule with the level it has by default. Codes are stable: people search for them and filter on them. */
const RULE_LEVELS = {
    "missing-tool": "error",
    "server-not-configured": "error",
    "disabled-server": "error",
    "unset-variable": "error",
    "empty-variable": "error",
    "command-not-found": "error",
    "not-executable": "error",
    exited: "error",
    "no-answer": "error",
    "no-tool-list": "error",
    "installer-running": "error",
    refused: "error",
    dns: "error",
    tls: "error",
    network: "error",
    http: "error",
    unauthorized: "error",
    redirect: "error",
    "rpc-error": "error",
    malformed: "error",
    "too-large": "error",
    looping: "error",
    "bad-config": "error",
    "bad-lock": "error",
    "foreign-lock": "error",
    "lock-conflict": "error",
    "no-lock": "error",
    "no-servers": "error",
    "nothing-expected": "error",
    "empty-entry": "error",
    "bad-input": "error",
    "update-refused": "error",
    "unlisted-server": "warning",
    "slow-server": "warning",
    "protocol-revision": "warning",
    "unlisted-tool": "notice",
};
/** Carries a Complaint out of the reading of files; caught once, in files.ts. */
class ConfigError extends Error {
    complaint;
    constructor(complaint, options) {
        super(complaint.rule, options);
        this.name = "ConfigError";
        this.complaint = complaint;
    }
}


/***/ }),

/***/ 332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
// Every limit of the program in one place, each with its reason.
const LIMITS = {
    /** One stdio line or one HTTP body. The largest list seen on 67 real servers was 1.1 MB; memory must stay bounded. */
    frameBytes: 64 * 1024 * 1024,
    /** A shorter value hides too much beside itself: `1` would star every 1 of a message. */
    secretCharacters: 8,
    /** What a client built on the official SDK takes in one stdio line with its line break (SDK 2.4.0, shared/stdio.ts). */
    clientFrameBytes: 10 * 1024 * 1024,
    /** How long lines of one server are read before timers, signals and other servers get their turn: 16 take 80 ms. */
    turnMs: 5,
    /** How much of an HTTP body is handed on at once: 200 empty SSE events of 10 bytes take about 10 ms to refuse. */
    bodySliceBytes: 2 * 1024,
    /** Enough for a stack trace and the line before it. */
    stderrTailBytes: 8 * 1024,
    /** Lines of stderr that are shown; a person reads no more in an annotation. */
    stderrLines: 5,
    /** What is kept of one line or message of a server until it is redacted. A GitHub secret holds 48 KB at most, twice that in hex. */
    evidenceCharacters: 256 * 1024,
    /** What is shown of it. */
    quotedLineCharacters: 300,
    pages: 1_000,
    /** What such a client reads of one list (SDK 2.4.0, client.ts, listMaxPages). */
    clientPages: 64,
    toolsPerServer: 10_000,
    /** Requests other than list pages; a primed SSE stream was measured to reopen 325 times a second. */
    httpRequestsPerProbe: 100,
    probesAtOnce: 16,
    /** Claude Code starts 3 stdio servers at a time; npm's cache is no faster with more. */
    downloadsAtOnce: 3,
    /** How long Claude Code waits for a server (MCP_TIMEOUT's default). */
    defaultTimeoutMs: 30_000,
    /** One day: a larger number is a mistake. */
    longestTimeoutMs: 86_400_000,
    /** A timer of Node's with a longer delay strikes at once. */
    longestTimerMs: 2 ** 31 - 1,
    /** Claude Code's first turn does not wait longer than this for a server. */
    slowServerMs: 5_000,
    /** After a complete list: stdin closed, then SIGTERM, then SIGKILL. */
    goodbyeStdinMs: 2_000,
    goodbyeTermMs: 1_000,
    /** The bound on DELETE of an HTTP session. */
    goodbyeHttpMs: 500,
    /** After a server's exit, how long a pipe may be held open by somebody outside its group before its rest is given up. */
    pipeDrainMs: 100,
    /** How long SIGKILL may take; longer means a process in uninterruptible sleep, which nothing can end. */
    deathMs: 1_000,
    /** A stdio server that leaves server/discover unanswered is asked initialize after this, or a third of its time. */
    discoverMs: 10_000,
    /** Past the last possible end of every probe, only our own fault can still hold the run. */
    watchdogMs: 10_000,
    /** A config or lock larger than this is none. The largest seen in 451 public files had 63 servers, 20 KB. */
    fileBytes: 10 * 1024 * 1024,
    /** The runner cuts a message there (ExecutionContext.cs, _maxIssueMessageLength). */
    annotationCharacters: 4_096,
    annotationTitleCharacters: 70,
    /** The runner keeps ten of a level per step (ExecutionContext.cs, _maxCountPerIssueType). */
    annotationsPerLevel: 10,
    /** GitHub drops a summary over 1 MiB whole. */
    summaryBytes: 1_000_000,
    /** GitHub allows 1 MB of outputs a job, counted as UTF-16. */
    outputCharacters: 500_000,
};


/***/ }),

/***/ 8947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseLock),
/* harmony export */   w: () => (/* binding */ renderLock)
/* harmony export */ });
/* harmony import */ var _complaint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3311);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6713);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9237);
// The lock: text <-> what must exist. It reads and writes no file.



/**
 * Reads `{ server: [tool, …] }`; a `$schema` key is allowed and ignored. Any indentation, any order.
 * @throws ConfigError: `lock-conflict`, `foreign-lock` (another tool's file), or `bad-lock`.
 */
function parseLock(source) {
    const { file, text } = source;
    const reading = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(source);
    switch (reading.kind) {
        case "conflict-markers":
            throw new _complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x({ rule: "lock-conflict", file, place: reading.place });
        case "comment":
            throw badLock(source, reading.place, { kind: "syntax", reason: "comments are not allowed here" });
        case "syntax":
            throw badLock(source, reading.place, { kind: "syntax", reason: reading.reason });
        case "value":
            break;
    }
    const { root } = reading;
    const members = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(root);
    if (members === undefined)
        throw badLock(source, (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, root), {
            kind: "wrong-type",
            server: undefined,
            wanted: "an object",
        });
    const servers = members.filter((member) => !isSchema(member));
    const foreign = servers.find(isForeign);
    if (foreign !== undefined)
        throw new _complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x({
            rule: "foreign-lock",
            file,
            place: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, foreign.key),
            key: foreign.name,
        });
    const entries = servers.map((member) => readEntry(source, member));
    const seen = new Set();
    for (const { server, place } of entries) {
        if (seen.has(server))
            throw badLock(source, place, { kind: "declared-twice", server });
        seen.add(server);
    }
    return { file, place: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeAt */ .BW)(source, 0, 1), text, entries };
}
function badLock({ file }, place, problem) {
    return new _complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x({ rule: "bad-lock", file, place, problem });
}
/** The address of a JSON Schema, for editors; a list under that name is a server's. */
function isSchema({ name, value }) {
    return name === "$schema" && (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(value) !== undefined;
}
/** What other tools' lock files say of themselves; no server of ours is called so and holds a text. */
const FOREIGN_KEYS = new Set([
    ...["version", "lockfileVersion", "schemaVersion", "name", "generator", "generatedBy", "generatedAt"],
    ...["createdAt", "updatedAt", "lockedAt", "hash", "digest", "checksum", "integrity"],
]);
/**
 * A lock of ours holds one list a server. `{ "error": … }` and lists of parameters are ours too, gone wrong or not read
 * yet, and a text is a list of one that somebody forgot the brackets of.
 */
function isForeign({ name, value }) {
    const members = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(value);
    if (members !== undefined)
        return !isFailedObservation(members) && !isParameterForm(members);
    if ((0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(value) !== undefined)
        return FOREIGN_KEYS.has(name);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(value) === undefined;
}
function isFailedObservation(members) {
    return members.some(({ name, value }) => name === "error" && (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(value) === undefined);
}
function isParameterForm(members) {
    return members.every(({ value }) => (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(value)?.every((element) => (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(element) !== undefined));
}
function readEntry(source, { name: server, key, value }) {
    const place = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, key);
    const elements = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)(value);
    if ((0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(value) !== undefined)
        throw badLock(source, (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, value), {
            kind: "wrong-type",
            server,
            wanted: "a list of tool names",
        });
    if (elements === undefined) {
        const failed = isFailedObservation((0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(value) ?? []);
        throw badLock(source, place, { kind: failed ? "failed-observation" : "parameters", server });
    }
    const expectations = new Map();
    for (const element of elements) {
        const tool = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(element);
        if (tool === undefined)
            throw badLock(source, (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, element), {
                kind: "wrong-type",
                server,
                wanted: "tool names in double quotes",
            });
        if (!expectations.has(tool))
            expectations.set(tool, { server, tool, place: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(source, element) });
    }
    return { server, place, expectations: [...expectations.values()] };
}
/**
 * The text of the lock after the changes; the same text when nothing changes.
 * `tidy` writes the whole file anew in the one form people review (two spaces, sorted by code point, LF), but for the
 * values of kept entries; without it every byte outside the changed entries stays.
 */
function renderLock(lock, changes, tidy) {
    const before = new Map((lock?.entries ?? []).map((entry) => [entry.server, entry]));
    const effective = changes.filter((change) => changesEntry(change, before.get(change.server)));
    if (lock !== undefined && effective.length === 0)
        return lock.text;
    if (lock === undefined || tidy)
        return renderWhole(lock, changes);
    return effective.reduce(splice, lock.text);
}
function changesEntry(change, entry) {
    switch (change.kind) {
        case "keep":
            return false;
        case "remove":
            return entry !== undefined;
        case "set": {
            if (entry === undefined)
                return true;
            const names = new Set(entry.expectations.map(({ tool }) => tool));
            return names.size !== new Set(change.tools).size || change.tools.some((tool) => !names.has(tool));
        }
    }
}
function renderWhole(lock, changes) {
    const values = lock === undefined ? new Map() : rawValues(lock);
    for (const change of changes) {
        if (change.kind === "remove")
            values.delete(change.server);
        if (change.kind === "set")
            values.set(change.server, renderTools(change.tools));
    }
    // The schema comes first, as editors expect it.
    const rank = (name) => (name === "$schema" ? 0 : 1);
    const lines = [...values].sort(([left], [right]) => rank(left) - rank(right) || (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .H)(left, right));
    if (lines.length === 0)
        return "{}\n";
    return `{\n${lines.map(([name, value]) => `  ${JSON.stringify(name)}: ${value}`).join(",\n")}\n}\n`;
}
function rawValues({ text }) {
    return new Map(readMembers(text).map(({ name, value }) => [name, text.slice(value.offset, value.offset + value.length)]));
}
/** The members of a lock that was read before. */
function readMembers(text) {
    const reading = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)({ file: "", annotatable: false, text });
    return reading.kind === "value" ? ((0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(reading.root) ?? []) : [];
}
function renderTools(tools) {
    if (tools.length === 0)
        return "[]";
    const names = (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .toToolTable */ .C)(tools).map((tool) => `    ${JSON.stringify(tool)}`);
    return `[\n${names.join(",\n")}\n  ]`;
}
/** One change in place: no byte of another entry moves. */
function splice(text, change) {
    const { server } = change;
    if (change.kind !== "set")
        return cutOut(text, server);
    const eol = text.includes("\r\n") ? "\r\n" : "\n";
    const tools = renderTools(change.tools).replaceAll("\n", eol);
    const members = readMembers(text);
    const existing = members.find(({ name }) => name === server);
    if (existing !== undefined) {
        const { offset, length } = existing.value;
        return text.slice(0, offset) + tools + text.slice(offset + length);
    }
    const line = `${JSON.stringify(server)}: ${tools}`;
    const next = members.find(({ name }) => name !== "$schema" && (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .H)(name, server) > 0);
    const last = members.at(-1)?.value;
    if (next !== undefined) {
        const { offset } = next.key;
        return `${text.slice(0, offset)}${line},${eol}  ${text.slice(offset)}`;
    }
    const end = last === undefined ? text.indexOf("{") + 1 : last.offset + last.length;
    return `${text.slice(0, end)}${last === undefined ? "" : ","}${eol}  ${line}${last === undefined ? eol : ""}${text.slice(end)}`;
}
/** Without an entry and the comma that parts it from its neighbour. */
function cutOut(text, server) {
    const members = readMembers(text);
    const index = members.findIndex(({ name }) => name === server);
    const gone = members[index];
    if (gone === undefined)
        return text;
    const before = members[index - 1];
    const after = members[index + 1];
    if (after !== undefined)
        return text.slice(0, gone.key.offset) + text.slice(after.key.offset);
    const start = before === undefined ? text.indexOf("{") + 1 : endOf(before);
    const end = before === undefined ? text.lastIndexOf("}") : endOf(gone);
    return text.slice(0, start) + text.slice(end);
}
function endOf({ value }) {
    return value.offset + value.length;
}


/***/ }),

/***/ 4429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   a: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
// What is asked of a run, and what came of it: request, result, exit codes. Types and one table, no logic.
/** EX_CONFIG and EX_SOFTWARE of sysexits.h; 128 + the signal's number, as a shell would report it. */
const EXIT_CODES = {
    ok: 0,
    "config-error": 78,
    "internal-error": 70,
    SIGHUP: 129,
    SIGINT: 130,
    SIGTERM: 143,
    /** EX_USAGE; the terminal alone. */
    usage: 64,
};
/** The exit code of this process, and the output `exit-code`. */
function exitCodeOf(result) {
    return result.kind === "cancelled" ? EXIT_CODES[result.signal] : EXIT_CODES[result.kind];
}


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
// A file's text and the places in it, and its JSON with the place of every value; strict, as JSON.parse reads it.

/** Where each line of a source begins. Kept, since a lock asks for a place a tool. */
const lineTables = new WeakMap();
function lineStartsOf(source) {
    const known = lineTables.get(source);
    if (known !== undefined)
        return known;
    const starts = [0];
    for (let end = source.text.indexOf("\n"); end !== -1; end = source.text.indexOf("\n", end + 1))
        starts.push(end + 1);
    lineTables.set(source, starts);
    return starts;
}
/** The index of the last start that is not behind the offset. */
function lineIndexOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** The place of `length` characters from `offset` on. Lines end at LF, so that a CR belongs to the line before. */
function placeAt(source, offset, length) {
    const starts = lineStartsOf(source);
    const index = lineIndexOf(starts, offset);
    const column = offset - (starts[index] ?? 0) + 1;
    const lineEnd = (starts[index + 1] ?? source.text.length + 1) - 1;
    const sameLine = Math.min(length, lineEnd - offset);
    return {
        file: source.file,
        line: index + 1,
        column,
        endColumn: column + Math.max(sameLine, 1),
        annotatable: source.annotatable,
    };
}
/** Parses strict JSON and keeps the offset of every node. Never throws for what the text holds. */
function parseJson(source) {
    const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(source.text);
    if (conflict !== null)
        return { kind: "conflict-markers", place: placeAt(source, conflict.index, conflict[0].length) };
    const errors = [];
    let root;
    try {
        root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(source.text, errors, { disallowComments: true, allowTrailingComma: false });
    }
    catch (error) {
        // jsonc-parser recurses once a level: text nested a few thousand deep overflows the stack.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: "syntax", place: placeAt(source, 0, 1), reason: "it is nested too deeply" };
    }
    const [first] = errors;
    if (first !== undefined) {
        const place = placeAt(source, first.offset, first.length);
        const code = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error);
        return code === "InvalidCommentToken"
            ? { kind: "comment", place }
            : { kind: "syntax", place, reason: reasonOf(code, source.text, first.offset) };
    }
    if (root === undefined || !isJson(source.text))
        return { kind: "syntax", place: placeAt(source, 0, 1), reason: "this is no JSON" };
    return { kind: "value", root };
}
/** The clients read with JSON.parse: what it refuses must not pass here, whatever jsonc-parser forgives. */
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function reasonOf(code, text, offset) {
    if (text.trim() === "")
        return "the file is empty";
    const rest = text.slice(offset).trimStart();
    const afterComma = /,\s*$/.test(text.slice(0, offset));
    switch (code) {
        case "PropertyNameExpected":
        case "ValueExpected":
            if (afterComma && /^[}\]]/.test(rest))
                return "there is a comma too many before this";
            if (rest === "")
                return "the text ends too early";
            return code === "ValueExpected"
                ? "a value is expected here"
                : "a name in double quotes is expected here";
        case "ColonExpected":
            return "a colon is missing here";
        case "CommaExpected":
            return "a comma is missing before this";
        case "CloseBraceExpected":
            return rest === "" ? "the last } is missing" : "a } or a comma is missing before this";
        case "CloseBracketExpected":
            return rest === "" ? "the last ] is missing" : "a ] or a comma is missing before this";
        case "EndOfFileExpected":
            return "the JSON ends before this; what follows does not belong to it";
        case "UnexpectedEndOfString":
            return "this text has no closing quote";
        case "InvalidEscapeCharacter":
        case "InvalidUnicode":
            return "there is a wrong escape (\\…) in this text";
        case "InvalidCharacter":
            return "there is a control character, such as a tab or a line break, in this text";
        default:
            return "this is no JSON";
    }
}
/** The members of an object in the order of the file, duplicates included; undefined for anything but an object. */
function membersOf(node) {
    if (node.type !== "object")
        return undefined;
    return (node.children ?? []).flatMap(({ children }) => {
        const [key, value] = children ?? [];
        return key === undefined || value === undefined || typeof key.value !== "string"
            ? []
            : [{ name: key.value, key, value }];
    });
}
/** The elements of an array; undefined for anything but an array. */
function elementsOf(node) {
    return node.type === "array" ? (node.children ?? []) : undefined;
}
/** The text of a string node; undefined for anything but a string. */
function stringOf(node) {
    return node.type === "string" && typeof node.value === "string" ? node.value : undefined;
}
/** The place of a node: from its first character to its last. */
function placeOf(source, node) {
    return placeAt(source, node.offset, node.length);
}


/***/ }),

/***/ 9237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ toToolTable),
/* harmony export */   H: () => (/* binding */ byCodePoint)
/* harmony export */ });
// Tables of tools: their one order. Pure.
/** Order by code point: that of UTF-8 bytes, the same on every system; `<` on strings compares UTF-16 units. */
function byCodePoint(left, right) {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
/** Names once each, in the one order. */
function toToolTable(names) {
    return [...new Set(names)].sort(byCodePoint);
}


/***/ }),

/***/ 5139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ complaintsOf),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   FM: () => (/* binding */ levelOfComplaint),
/* harmony export */   KY: () => (/* binding */ observationOf),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   YB: () => (/* binding */ ruleOfFailure),
/* harmony export */   bM: () => (/* binding */ ruleOfVerdict),
/* harmony export */   jF: () => (/* binding */ mayPassByItself),
/* harmony export */   yZ: () => (/* binding */ emptyUses)
/* harmony export */ });
/* harmony import */ var _complaint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3311);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
// The table of situations and what follows from each: verdicts, rules, levels, the run's outcome. No words for people.


/** Holds one server's expectations against what was seen of it. */
function judge(subject, seen) {
    switch (seen.kind) {
        case "not-started":
            return { kind: "not-checked", subject, why: seen.why };
        case "not-needed":
            return subject.entry?.disabled === undefined
                ? { kind: "not-expected", subject, observation: undefined }
                : { kind: "skipped", subject };
        case "observed":
            return seen.observation.kind === "failed"
                ? { kind: "not-checked", subject, why: { kind: "probe-failed", observation: seen.observation } }
                : judgeList(subject, seen.observation);
    }
}
function judgeList(subject, observation) {
    if (subject.locked === undefined)
        return { kind: "not-expected", subject, observation };
    const { expectations } = subject.locked;
    const offered = new Set(observation.tools);
    const expected = new Set(expectations.map(({ tool }) => tool));
    const missing = expectations.filter(({ tool }) => !offered.has(tool));
    const unlisted = observation.tools.filter((tool) => !expected.has(tool));
    return missing.length === 0
        ? { kind: "verified", subject, observation, unlisted }
        : { kind: "tools-missing", subject, observation, missing, unlisted };
}
/** References that resolved to nothing although nobody said they may. */
function emptyUses(variables) {
    return variables.filter(({ state, hasDefault }) => state === "empty" && !hasDefault);
}
/** What a verdict gives cause to say beside itself. `unlisted-…` only where a lock is being held, not made. */
function complaintsOf(verdict, mode) {
    const { subject } = verdict;
    const { server, entry } = subject;
    const complaints = [];
    if (mode === "check" && verdict.kind === "not-expected" && entry !== undefined) {
        if (entry.transport === "unknown")
            complaints.push(entry.complaint);
        else if (subject.locked === undefined)
            complaints.push({ rule: "unlisted-server", server, place: entry.place });
    }
    const observation = observationOf(verdict);
    if (observation === undefined || entry === undefined)
        return complaints;
    const { place } = entry;
    if (observation.kind === "listed") {
        const uses = emptyUses(subject.variables);
        if (uses.length > 0)
            complaints.push({ rule: "empty-variable", server, uses });
        if (observation.listedAfterMs > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.slowServerMs)
            complaints.push({ rule: "slow-server", server, place, listedAfterMs: observation.listedAfterMs });
    }
    const { revisionRewritten, protocol } = observation.evidence;
    if (revisionRewritten && protocol !== undefined)
        complaints.push({ rule: "protocol-revision", server, place, revision: protocol });
    if (mode === "check" && (verdict.kind === "verified" || verdict.kind === "tools-missing")) {
        const { unlisted } = verdict;
        if (unlisted.length > 0)
            complaints.push({ rule: "unlisted-tool", server, place, tools: unlisted });
    }
    return complaints;
}
/** What a probe saw of the server, if one was made. */
function observationOf(verdict) {
    switch (verdict.kind) {
        case "verified":
        case "tools-missing":
        case "not-expected":
            return verdict.observation;
        case "not-checked":
            return verdict.why.kind === "probe-failed" ? verdict.why.observation : undefined;
        case "skipped":
            return undefined;
    }
}
/** The rule code of a probe's failure: the kind, but for those that people know by another word. */
function ruleOfFailure({ stage, cause }) {
    switch (cause.kind) {
        case "not-found":
            return "command-not-found";
        case "auth":
            return "unauthorized";
        case "timed-out":
            if (cause.installer !== undefined)
                return "installer-running";
            return stage === "list" ? "no-tool-list" : "no-answer";
        default:
            return cause.kind;
    }
}
/** The rule a verdict falls under; undefined when there is nothing wrong with it. */
function ruleOfVerdict(verdict) {
    switch (verdict.kind) {
        case "tools-missing":
            return "missing-tool";
        case "not-checked":
            return ruleOfUnchecked(verdict.why);
        case "verified":
        case "skipped":
        case "not-expected":
            return undefined;
    }
}
function ruleOfUnchecked(why) {
    switch (why.kind) {
        case "probe-failed":
            return ruleOfFailure(why.observation.failure);
        case "not-configured":
            return "server-not-configured";
        case "disabled":
            return "disabled-server";
        case "bad-entry":
            return "bad-config";
        case "unset-variable":
            return "unset-variable";
    }
}
/**
 * The level of a complaint. A broken entry that a verdict does not carry is one that nothing is expected of, and a
 * disabled one is left as it is by an update: both warn.
 */
function levelOfComplaint(complaint) {
    if (complaint.rule === "disabled-server")
        return "warning";
    if (complaint.rule === "bad-config" && complaint.server !== undefined)
        return "warning";
    return _complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_LEVELS */ .D[complaint.rule];
}
/** Folds verdicts and complaints of a `check` into the run's outcome. */
function conclude(verdicts, complaints) {
    const failing = verdicts.filter((verdict) => ruleOfVerdict(verdict) !== undefined);
    const complained = complaints.some((complaint) => levelOfComplaint(complaint) === "error");
    if (failing.length === 0 && !complained)
        return { kind: "ok", retryable: false };
    return { kind: "config-error", retryable: !complained && failing.every(mayPassByItself) };
}
/** True when the same run, some time later, may see another thing without anybody changing anything. */
function mayPassByItself(verdict) {
    if (verdict.kind !== "not-checked" || verdict.why.kind !== "probe-failed")
        return false;
    const { cause } = verdict.why.observation.failure;
    switch (cause.kind) {
        case "refused":
            return true;
        case "network":
            return RESET_CODES.has(cause.code);
        case "http":
            return cause.status >= 500 && cause.status <= 599;
        case "timed-out":
            return (verdict.subject.entry?.transport !== "stdio" ||
                cause.answeredAfterMs !== undefined ||
                (cause.installer !== undefined && !cause.installer.asksFirst));
        default:
            return false;
    }
}
/** Node's and undici's words for a connection that the other side broke. */
const RESET_CODES = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);


/***/ }),

/***/ 7084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ry: () => (/* binding */ countFilteredOut),
  Ai: () => (/* binding */ emptyEntries),
  jO: () => (/* binding */ isAdmitted),
  M5: () => (/* binding */ knownServers),
  Z3: () => (/* binding */ mayLose),
  Ul: () => (/* binding */ readFiles)
});

// EXTERNAL MODULE: ./build/core/complaint.js
var complaint = __webpack_require__(3311);
// EXTERNAL MODULE: ./build/core/source.js
var core_source = __webpack_require__(6713);
;// CONCATENATED MODULE: ./build/core/config.js
// The text of an MCP config in Claude Code's format -> server entries with their places; it expands nothing.


/** Where other clients keep their servers: named in the message when `mcpServers` is not there. */
const OTHER_CONTAINERS = ["servers", "mcp", "context_servers", "mcp_servers"];
/**
 * Reads `{ "mcpServers": { name: entry } }` as Claude Code does.
 * @throws ConfigError (`bad-config`) for what is wrong with the whole file. What is wrong with one entry is that entry.
 */
function parseConfig(source) {
    const reading = (0,core_source/* parseJson */.qF)(source);
    if (reading.kind !== "value") {
        const { place, ...problem } = reading;
        throw wholeFile(source, place, problem);
    }
    const { root } = reading;
    const members = (0,core_source/* membersOf */.lS)(root);
    if (members === undefined)
        throw wholeFile(source, (0,core_source/* placeOf */.$t)(source, root), { kind: "wrong-type", field: "", wanted: "an object" });
    const container = members.findLast(({ name }) => name === "mcpServers");
    if (container === undefined) {
        const instead = members.find(({ name }) => OTHER_CONTAINERS.includes(name));
        throw wholeFile(source, instead ? (0,core_source/* placeOf */.$t)(source, instead.key) : (0,core_source/* placeAt */.BW)(source, 0, 1), {
            kind: "no-container",
            instead: instead?.name,
        });
    }
    const servers = (0,core_source/* membersOf */.lS)(container.value);
    if (servers === undefined)
        throw wholeFile(source, (0,core_source/* placeOf */.$t)(source, container.value), {
            kind: "wrong-type",
            field: "mcpServers",
            wanted: "an object",
        });
    return { file: source.file, entries: readEntries(source, servers), place: (0,core_source/* placeAt */.BW)(source, 0, 1) };
}
function wholeFile(source, place, problem) {
    return new complaint/* ConfigError */.x({ rule: "bad-config", server: undefined, file: source.file, place, problem });
}
function readEntries(source, servers) {
    const first = new Map(servers.toReversed().map((member) => [member.name, member]));
    const last = new Map(servers.map((member) => [member.name, member]));
    // JSON.parse keeps the last definition and loses the others without a word: no client can be trusted with that.
    return servers
        .filter((member) => last.get(member.name) === member)
        .map((member) => {
        const entry = readEntry(source, member);
        if (first.get(member.name) === member)
            return entry;
        return broken(source, member, entry.disabled, entry.place, { kind: "declared-twice" });
    });
}
function readEntry(source, member) {
    const members = (0,core_source/* membersOf */.lS)(member.value);
    if (members === undefined)
        return broken(source, member, undefined, (0,core_source/* placeOf */.$t)(source, member.value), {
            kind: "wrong-type",
            field: "",
            wanted: "an object",
        });
    const fields = new Map(members.map(({ name, value }) => [name, value]));
    const mark = fields.get("disabled");
    const disabled = mark?.value === true ? (0,core_source/* placeOf */.$t)(source, mark) : undefined;
    const place = (0,core_source/* placeOf */.$t)(source, member.key);
    const fail = ({ at, problem }) => broken(source, member, disabled, at === undefined ? place : (0,core_source/* placeOf */.$t)(source, at), problem);
    const typeNode = fields.get("type");
    const type = typeNode === undefined ? undefined : (0,core_source/* stringOf */.Je)(typeNode);
    if (typeNode !== undefined && type === undefined)
        return fail(wrong(typeNode, "type", "a text"));
    const transport = transportOf(type, fields);
    if (typeof transport !== "string")
        return fail({ kind: "wrong", at: typeNode ?? fields.get("url"), problem: transport });
    const name = member.name;
    if (transport === "stdio") {
        const command = readRequired(source, fields.get("command"), "command");
        if (command.kind === "wrong")
            return fail(command);
        const args = readTexts(source, fields.get("args"), "args");
        if (args.kind === "wrong")
            return fail(args);
        const env = readTextMap(source, fields.get("env"), "env");
        if (env.kind === "wrong")
            return fail(env);
        return { name, place, disabled, transport, command: command.value, args: args.value, env: env.value };
    }
    const url = readRequired(source, fields.get("url"), "url");
    if (url.kind === "wrong")
        return fail(url);
    const headers = readTextMap(source, fields.get("headers"), "headers");
    if (headers.kind === "wrong")
        return fail(headers);
    return { name, place, disabled, transport, url: url.value, headers: headers.value };
}
function transportOf(type, fields) {
    switch (type) {
        case undefined:
            if (fields.has("command"))
                return "stdio";
            // Claude Code drops such an entry without starting it.
            return { kind: fields.has("url") ? "url-without-type" : "no-command-or-url" };
        case "stdio":
        case "http":
        case "sse":
            return type;
        case "streamable-http":
            return "http";
        default:
            return { kind: "unknown-type", type };
    }
}
function wrong(at, field, wanted) {
    return { kind: "wrong", at, problem: { kind: "wrong-type", field, wanted } };
}
/** The one field that a server cannot do without. */
function readRequired(source, node, field) {
    if (node === undefined)
        return { kind: "wrong", at: undefined, problem: { kind: "no-command-or-url" } };
    if ((0,core_source/* stringOf */.Je)(node) === "" || (0,core_source/* stringOf */.Je)(node) === undefined)
        return wrong(node, field, "a text that is not empty");
    return readText(source, node, field);
}
function readText(source, node, field) {
    const text = (0,core_source/* stringOf */.Je)(node);
    if (text === undefined)
        return wrong(node, field, "a text in double quotes");
    const raw = source.text.slice(node.offset + 1, node.offset + node.length - 1);
    return { kind: "read", value: { text, raw, place: (0,core_source/* placeOf */.$t)(source, node) } };
}
function readTexts(source, node, field) {
    if (node === undefined)
        return { kind: "read", value: [] };
    const elements = (0,core_source/* elementsOf */.ZE)(node);
    if (elements === undefined)
        return wrong(node, field, "a list of texts");
    const value = [];
    for (const [index, element] of elements.entries()) {
        const reading = readText(source, element, `${field}[${index}]`);
        if (reading.kind === "wrong")
            return reading;
        value.push(reading.value);
    }
    return { kind: "read", value };
}
function readTextMap(source, node, field) {
    if (node === undefined)
        return { kind: "read", value: new Map() };
    const members = (0,core_source/* membersOf */.lS)(node);
    if (members === undefined)
        return wrong(node, field, "an object");
    const value = new Map();
    for (const member of members) {
        const reading = readText(source, member.value, `${field}.${member.name}`);
        if (reading.kind === "wrong")
            return reading;
        value.set(member.name, reading.value);
    }
    return { kind: "read", value };
}
function broken(source, member, disabled, at, problem) {
    const complaint = {
        rule: "bad-config",
        server: member.name,
        file: source.file,
        place: at,
        problem,
    };
    return { name: member.name, place: (0,core_source/* placeOf */.$t)(source, member.key), disabled, transport: "unknown", complaint };
}

// EXTERNAL MODULE: ./build/core/lock.js
var lock = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/workspace.js
var build_workspace = __webpack_require__(7041);
;// CONCATENATED MODULE: ./build/files.js
// Config and lock: read, parsed, and everything that is wrong with them as wholes. It starts nothing.




/** Reads both files and says everything that is wrong with either. */
function readFiles(run) {
    const { request } = run;
    if (!(0,build_workspace/* isDirectory */.wd)(request.workingDirectory))
        return files_wrong([
            {
                rule: "bad-input",
                input: "working-directory",
                value: request.typedDirectory.value,
                source: request.typedDirectory.source,
                problem: { kind: "not-a-directory" },
            },
        ]);
    const config = caught(() => readConfig(run));
    const lock = caught(() => readLock(run));
    if ("complaint" in config || "complaint" in lock) {
        const complaints = [config, lock].flatMap((part) => ("complaint" in part ? [part.complaint] : []));
        // In a folder without a config there is no lock either: that is one mistake, not two.
        return files_wrong(complaints.filter(({ rule }) => !("complaint" in config) || rule !== "no-lock"));
    }
    const unknown = unknownNames(request, config.value, lock.value);
    // A misspelt name that leaves nothing to do is one mistake, not two.
    const complaints = unknown.length > 0 ? unknown : nothingToDo(request, config.value, lock.value);
    return complaints.length > 0 ? files_wrong(complaints) : { kind: "read", config: config.value, lock: lock.value };
}
function files_wrong(complaints) {
    return { kind: "wrong", complaints };
}
function caught(read) {
    try {
        return { value: read() };
    }
    catch (error) {
        if (error instanceof complaint/* ConfigError */.x)
            return { complaint: error.complaint };
        throw error;
    }
}
function readConfig({ request, workspace }) {
    const reading = (0,build_workspace/* readSource */.o$)(workspace, request.config.value);
    switch (reading.kind) {
        case "read":
            return parseConfig(reading.source);
        case "absent":
            throw badConfig(reading.file, {
                kind: "missing-file",
                elsewhere: (0,build_workspace/* findNearby */.N6)(workspace, request.config.value),
            });
        case "outside-workspace":
            throw badConfig(reading.file, { kind: "outside-workspace" });
        case "unreadable":
            throw badConfig(reading.file, { kind: "unreadable", code: reading.code });
    }
}
function badConfig(file, problem) {
    return new complaint/* ConfigError */.x({ rule: "bad-config", server: undefined, file, place: undefined, problem });
}
/** The lock, or undefined where `update-lock` is about to make the first one. */
function readLock({ request, workspace }) {
    const reading = (0,build_workspace/* readSource */.o$)(workspace, request.lock.value);
    // Refused before any server is started for it.
    const refusal = request.mode === "update-lock" ? (0,build_workspace/* refusalToWrite */.L$)(workspace, request.lock.value) : undefined;
    if (refusal !== undefined)
        throw badLock((0,build_workspace/* displayName */.QC)(workspace, request.lock.value), { kind: refusal });
    switch (reading.kind) {
        case "read":
            return (0,lock/* parseLock */.P)(reading.source);
        case "absent":
            if (request.mode === "update-lock")
                return undefined;
            throw new complaint/* ConfigError */.x({
                rule: "no-lock",
                file: reading.file,
                elsewhere: (0,build_workspace/* findNearby */.N6)(workspace, request.lock.value),
            });
        case "outside-workspace":
        case "unreadable": {
            const { file, ...problem } = reading;
            throw badLock(file, problem);
        }
    }
}
function badLock(file, problem) {
    return new complaint/* ConfigError */.x({ rule: "bad-lock", file, place: undefined, problem });
}
/** Every name in either file, in the order of the config, then of the lock. */
function knownServers(config, lock) {
    const names = [
        ...config.entries.map(({ name }) => name),
        ...(lock?.entries ?? []).map(({ server }) => server),
    ];
    return [...new Set(names)];
}
/** A name that is in neither file is a mistake that would otherwise leave a server unwatched. */
function unknownNames(request, config, lock) {
    const known = knownServers(config, lock);
    const named = [
        ["servers", request.servers],
        ["timeout-seconds", request.timeouts.byServer.keys()],
        ["allow-empty", request.allowEmpty],
        ["allow-removals", request.allowRemovals.kind === "named" ? request.allowRemovals.servers : []],
    ];
    return named.flatMap(([input, names]) => [...names]
        .filter((name) => !known.includes(name))
        .map((value) => {
        return { rule: "bad-input", input, value, source: input, problem: { kind: "unknown-server", known } };
    }));
}
function nothingToDo(request, config, lock) {
    const { file, place } = config;
    if (config.entries.length === 0)
        return [{ rule: "no-servers", file, place }];
    if (request.mode === "update-lock" || lock === undefined) {
        const admitted = config.entries.filter(({ name }) => isAdmitted(request, name));
        const locked = new Set((lock?.entries ?? []).map(({ server }) => server));
        const leaves = (name) => locked.has(name) && mayLose(request, name);
        const isIdle = admitted.length > 0 && admitted.every(({ name, disabled }) => disabled !== undefined && !leaves(name));
        return isIdle
            ? [{ rule: "nothing-expected", why: "all-disabled", file, place: admitted[0]?.disabled }]
            : [];
    }
    if (lock.entries.length === 0)
        return [{ rule: "nothing-expected", why: "lock-empty", file: lock.file, place: lock.place }];
    if (!lock.entries.some(({ server }) => isAdmitted(request, server)))
        return [{ rule: "nothing-expected", why: "all-filtered", file: lock.file, place: undefined }];
    return [];
}
/** True when an update may take tools of this server, or the server, out of the lock. */
function mayLose({ allowRemovals }, server) {
    return allowRemovals.kind === "all" || allowRemovals.servers.includes(server);
}
/** True when the input `servers` does not leave this one out. */
function isAdmitted({ servers }, server) {
    return servers.length === 0 || servers.includes(server);
}
/** Entries of the lock that hold no tool: such a line verifies nothing, unless somebody said that it is meant. */
function emptyEntries(request, lock) {
    return (lock?.entries ?? [])
        .filter(({ server, expectations }) => expectations.length === 0 && isAdmitted(request, server))
        .filter(({ server }) => !request.allowEmpty.includes(server))
        .map(({ server, place }) => ({ rule: "empty-entry", server, place }));
}
/** How many servers of config and lock the input `servers` leaves out. */
function countFilteredOut({ servers }, files) {
    return servers.length === 0 ? 0 : knownServers(files.config, files.lock).length - servers.length;
}


/***/ }),

/***/ 6709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ observe)
});

;// CONCATENATED MODULE: ./build/core/expand.js
// ${VAR} and ${VAR:-default} in a server's entry, as Claude Code expands them; it reads no environment itself.
/** `${env:X}`, `$X` and other clients' forms do not match: Claude Code leaves them as they are. */
const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
/** A text of the config, cut into its parts; put together they are the text again. */
function piecesOf(text) {
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [reference, variable = "", fallback] = match;
        if (match.index > from)
            pieces.push({ kind: "literal", text: text.slice(from, match.index) });
        pieces.push({ kind: "reference", text: reference, variable, fallback });
        from = match.index + reference.length;
    }
    if (from < text.length)
        pieces.push({ kind: "literal", text: text.slice(from) });
    return pieces;
}
/** What a part becomes. The default serves an unset variable only, an empty one stays empty; without one it stays as written. */
function expandPiece(piece, lookup) {
    return piece.kind === "literal" ? piece.text : (lookup(piece.variable) ?? piece.fallback ?? piece.text);
}
/** One text with its references replaced. One that stays as written is a server that is never started. */
function expand(located, field, lookup) {
    const uses = [];
    const pieces = piecesOf(located.text);
    let searchFrom = 0;
    for (const piece of pieces) {
        if (piece.kind === "literal")
            continue;
        const { text: reference, variable, fallback } = piece;
        const index = located.raw.indexOf(reference, searchFrom);
        searchFrom = index === -1 ? searchFrom : index + reference.length;
        const column = located.place.column + 1 + index;
        uses.push({
            variable,
            field,
            // A reference written with escapes (\u0024{…}) is not found as it reads; then the whole text is its place.
            place: index === -1 ? located.place : { ...located.place, column, endColumn: column + reference.length },
            state: stateOf(lookup(variable), fallback),
            hasDefault: fallback !== undefined,
        });
    }
    return { text: pieces.map((piece) => expandPiece(piece, lookup)).join(""), uses };
}
function stateOf(value, fallback) {
    if (value === undefined && fallback === undefined)
        return "unset";
    if ((value ?? fallback) === "")
        return "empty";
    return value === undefined ? "defaulted" : "set";
}
/** The fields of a stdio entry, expanded. */
function expandStdio(entry, file, lookup) {
    const uses = [];
    const text = (located, field) => {
        const expanded = expand(located, field, lookup);
        uses.push(...expanded.uses);
        return expanded.text;
    };
    const command = text(entry.command, "command");
    const args = entry.args.map((arg, index) => text(arg, `args[${index}]`));
    const env = new Map([...entry.env].map(([name, value]) => [name, text(value, `env.${name}`)]));
    const complaint = command.trim() === "" ? complain(entry, file, entry.command, { kind: "empty-command" }) : undefined;
    return { fields: { command, args, env }, uses, complaint };
}
/** The fields of an http or sse entry, expanded, and refused here when no request could carry them. */
function expandRemote(entry, file, lookup) {
    const url = expand(entry.url, "url", lookup);
    const uses = [...url.uses];
    const headers = new Map();
    let complaint = complainAboutUrl(entry, file, url.text);
    for (const [name, located] of entry.headers) {
        const value = expand(located, `headers.${name}`, lookup);
        uses.push(...value.uses);
        // fetch cuts white space at the ends (Fetch standard, normalize): a secret that ends in a newline works.
        const sent = value.text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
        headers.set(name, sent);
        if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(sent))
            complaint ??= complain(entry, file, located, { kind: "bad-header", header: name });
    }
    return { fields: { url: url.text, headers }, uses, complaint };
}
/** RFC 9110 §5.1 and §5.5; what fetch would throw on, with the value in its message. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
function complainAboutUrl(entry, file, text) {
    if (!URL.canParse(text))
        return complain(entry, file, entry.url, { kind: "bad-url", reason: "unparsable" });
    const url = new URL(text);
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return complain(entry, file, entry.url, { kind: "bad-url", reason: "scheme" });
    // fetch refuses such a url, and so does the client.
    if (url.username !== "" || url.password !== "")
        return complain(entry, file, entry.url, { kind: "bad-url", reason: "credentials" });
    return undefined;
}
function complain(entry, file, at, problem) {
    return { rule: "bad-config", server: entry.name, file, place: at.place, problem };
}

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
;// CONCATENATED MODULE: ./build/core/encodings.js
// How a value looks when programs of several languages print it. It knows nothing of who must not see it.

/** A value of several lines is met line by line on stderr, and with its white space folded in a quoted line. */
function spellingsOf(value) {
    const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
    const texts = [value.trim(), ...lines];
    return new Set([value, ...texts, ...texts.map((text) => text.replace(/\s+/g, " "))]);
}
/** The forms in which a value is met when a program puts it into JSON, a URL, HTML, base64 or hex. */
function formsOf(value) {
    const bytes = Buffer.from(value);
    // encodeURIComponent throws on a lone surrogate.
    const wellFormed = bytes.toString();
    const hex = bytes.toString("hex");
    const base64 = bytes.toString("base64");
    const url = urlForms(wellFormed);
    const json = JSON.stringify(value).slice(1, -1);
    return [
        value,
        ...url,
        ...url.map(lowerCaseEscapes),
        ...url.map((form) => form.replaceAll("%20", "+")),
        json,
        json.replaceAll("/", "\\/"),
        // As Go writes it.
        json.replace(/[&<>]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
        // Backslashes doubled and nothing else: Python's and Node's own way to show a text.
        value.replaceAll("\\", "\\\\"),
        json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
        ...htmlForms(value),
        hex,
        hex.toUpperCase(),
        base64,
        // As MIME, PEM and the base64 command wrap it: a line each.
        ...[64, 76].flatMap((width) => base64.match(new RegExp(`.{1,${width}}`, "g")) ?? []),
        bytes.toString("base64url"),
        ...[0, 1, 2].flatMap((offset) => base64Cores(bytes, offset)),
    ];
}
/** As JavaScript, Python, PHP and HTML forms escape; they differ in what they leave as it is. */
function urlForms(text) {
    const component = encodeURIComponent(text);
    const strict = component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`.toUpperCase());
    const whole = encodeURI(text);
    const form = new URLSearchParams({ "": text }).toString().slice(1);
    return [component, strict, strict.replaceAll("%2F", "/"), whole, whole.replaceAll("'", "%27"), form];
}
function lowerCaseEscapes(text) {
    return text.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase());
}
const HTML_NAMES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
function htmlForms(value) {
    const numbered = (character) => `&#${character.charCodeAt(0)};`;
    const escaped = (quote, apostrophe) => value.replace(/[&<>"']/g, (character) => HTML_NAMES[character] ?? (character === '"' ? quote : apostrophe));
    return [
        ...["'", "&#39;", "&#x27;", "&apos;"].map((apostrophe) => escaped("&quot;", apostrophe)),
        // As Go writes it.
        escaped("&#34;", "&#39;"),
        value.replace(/[&<>"']/g, numbered),
    ];
}
/** The characters of a base64 text that come from these bytes alone when they begin at this offset of a triple. */
function base64Cores(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString("base64")
        .replace(/=+$/, "");
    const start = Math.ceil((offset * 8) / 6);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = encoded.slice(start, whole);
    return core.length < limits/* LIMITS */.b.secretCharacters ? [] : [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}

;// CONCATENATED MODULE: ./build/core/secrets.js
// Values that were given to servers and must not be shown, and what was seen without them. Pure.



/** What stands for a literal of the config; a value from a variable is shown as the reference to it. */
const LITERAL = "[redacted]";
/** Flags whose next argument, or whose part after `=`, is a credential. */
const SECRET_FLAG = /^--?[\w-]*(?:token|secret|password|passwd|api-?_?key|credential|auth|bearer)[\w-]*(=)?/i;
/** Everything that an entry gives its server and that must not be shown . */
function secretsOf(entry, lookup) {
    switch (entry.transport) {
        case "unknown":
            return [];
        case "stdio":
            return [
                ...[entry.command, ...entry.args].flatMap(({ text }) => valuesOfVariables(text, lookup)),
                ...[...entry.env.values()].flatMap(({ text }) => valuesIn(text, lookup)),
                ...valuesOfFlags(entry.args, lookup),
            ];
        case "http":
        case "sse":
            return [
                ...valuesOfVariables(entry.url.text, lookup),
                ...[...entry.headers.values()].flatMap(({ text }) => valuesIn(text, lookup)),
                ...valuesOfUrl(valueOfText(entry.url.text, lookup)),
            ];
    }
}
function valueOfText(text, lookup) {
    return piecesOf(text)
        .map((piece) => expandPiece(piece, lookup))
        .join("");
}
/** What the references of a text stand for, a default too. */
function valuesOfVariables(text, lookup) {
    return piecesOf(text).flatMap((piece) => piece.kind === "reference" ? [{ value: expandPiece(piece, lookup), shown: `\${${piece.variable}}` }] : []);
}
/** All of a text that carries a credential: references, what stands beside them, and the whole where the parts are short. */
function valuesIn(text, lookup) {
    const literals = piecesOf(text).flatMap((piece) => (piece.kind === "literal" ? wordsOf(piece.text) : []));
    const parts = [...valuesOfVariables(text, lookup), ...literals.map((value) => ({ value, shown: LITERAL }))];
    const isHiddenByParts = parts.some(({ value }) => value.trim().length >= limits/* LIMITS */.b.secretCharacters);
    return isHiddenByParts ? parts : [...parts, { value: valueOfText(text, lookup), shown: LITERAL }];
}
/** `Bearer abc` as a whole and its last word, since servers echo either. */
function wordsOf(literal) {
    const words = literal.trim().split(/\s+/);
    return [literal.trim(), ...(words.length > 1 ? words.slice(-1) : [])];
}
function valuesOfFlags(args, lookup) {
    return args.flatMap(({ text }, index) => {
        const flag = SECRET_FLAG.exec(text);
        if (flag === null)
            return [];
        const given = flag[1] === undefined ? args[index + 1]?.text : text.slice(flag[0].length);
        // A flag behind a flag: the first one has no value.
        return given === undefined || given.startsWith("-") ? [] : valuesIn(given, lookup);
    });
}
function valuesOfUrl(text) {
    if (!URL.canParse(text))
        return [];
    const url = new URL(text);
    // The query as it stands as well: a server echoes it without decoding.
    const query = [...url.search.matchAll(/=([^&]*)/g)].map(([, value = ""]) => value);
    return [url.username, url.password, ...url.searchParams.values(), ...query]
        .flatMap((value) => [value, safeDecode(value)])
        .map((value) => ({ value, shown: LITERAL }));
}
function safeDecode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}
/**
 * A function that hides each value of eight characters or more, plain and in the forms that the runner's own mask does
 * not all know: base64 at each of its three offsets, base64url, URL, JSON, HTML and hex.
 */
function redactor(secrets) {
    const forms = new Map();
    for (const { value, shown } of secrets)
        for (const candidate of spellingsOf(value))
            if (candidate.length >= limits/* LIMITS */.b.secretCharacters)
                // The last line of a wrapped form may be a character or two.
                for (const form of formsOf(candidate))
                    if (form.length >= limits/* LIMITS */.b.secretCharacters && !forms.has(form))
                        forms.set(form, shown);
    // The shortest first: most texts are names, shorter than any form of most values.
    const byLength = [...forms].sort(([left], [right]) => left.length - right.length);
    return (text) => replaceAll(text, byLength);
}
/**
 * Replaces every form in one pass, of forms that overlap the one that begins first, then the longest: a value that holds
 * another is hidden whole. No regular expression: one made of a certificate is too large to compile.
 */
function replaceAll(text, byLength) {
    const hits = [];
    for (const [form, shown] of byLength) {
        if (form.length > text.length)
            break;
        for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1))
            hits.push({ start, end: start + form.length, shown });
    }
    hits.sort((left, right) => left.start - right.start || right.end - left.end);
    let result = "";
    let from = 0;
    for (const { start, end, shown } of hits) {
        // What overlaps a hit before it is hidden too, as far as it goes on.
        if (end <= from)
            continue;
        if (start >= from)
            result += text.slice(from, start) + shown;
        from = end;
    }
    return result + text.slice(from);
}
/**
 * An observation with every string of the server's redacted, and only then cut to what is shown: half a value would not
 * be known. Names that the committed files hold anyway (`known`) stay: they are no secrets, and a verdict must be able
 * to name them.
 */
function redactObservation(observation, hide, known) {
    const redact = (text) => shorten(hide(text));
    const { evidence } = observation;
    const { implementation, protocol } = evidence;
    const shown = {
        ...evidence,
        steps: evidence.steps.map((step) => ({ ...step, cause: optionally(step.cause, redact) })),
        implementation: implementation && {
            name: redact(implementation.name),
            version: redact(implementation.version),
        },
        protocol: optionally(protocol, redact),
    };
    switch (observation.kind) {
        case "listed": {
            const tools = observation.tools.map((tool) => (known.has(tool) ? tool : hide(tool)));
            return { ...observation, tools, evidence: shown };
        }
        case "failed": {
            const { failure } = observation;
            const cause = redactCause(failure.cause, redact);
            return {
                ...observation,
                failure: { ...failure, cause, stderr: failure.stderr.map(redact) },
                evidence: shown,
            };
        }
    }
}
function shorten(text) {
    const limit = limits/* LIMITS */.b.quotedLineCharacters;
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function optionally(text, redact) {
    return text === undefined ? undefined : redact(text);
}
function redactNoise(noise, redact) {
    return { ...noise, first: redact(noise.first) };
}
function redactCause(cause, redact) {
    switch (cause.kind) {
        case "not-found":
        case "not-executable":
            return { ...cause, command: redact(cause.command) };
        case "timed-out":
            return {
                ...cause,
                strayId: optionally(cause.strayId, redact),
                noise: cause.noise && redactNoise(cause.noise, redact),
                installer: cause.installer && {
                    ...cause.installer,
                    download: optionally(cause.installer.download, redact),
                },
            };
        case "refused":
        case "dns":
        case "tls":
        case "network":
            return { ...cause, host: redact(cause.host), message: redact(cause.message) };
        case "http":
            return { ...cause, host: redact(cause.host), retryAfter: optionally(cause.retryAfter, redact) };
        case "auth":
            return { ...cause, host: redact(cause.host), challenge: optionally(cause.challenge, redact) };
        case "redirect":
            return { ...cause, host: redact(cause.host), target: redact(cause.target) };
        case "rpc-error":
            return { ...cause, message: redact(cause.message) };
        case "malformed":
            return cause.what === "no-tools" ? cause : { ...cause, message: redact(cause.message) };
        case "exited":
        case "too-large":
        case "looping":
            return cause;
    }
}

// EXTERNAL MODULE: ./build/core/verdict.js
var verdict = __webpack_require__(5139);
// EXTERNAL MODULE: ./build/files.js + 1 modules
var files = __webpack_require__(7084);
;// CONCATENATED MODULE: ./build/probe/environment.js
// What a server's process, and a ${VAR} of the config, may see of the step's environment. It starts nothing.
/**
 * The runner's own: tokens it hands to JavaScript actions alone (NodeScriptActionHandler.cs), this step's inputs, and
 * the files it reads commands from (FileCommandManager.cs). RUNNER_TRACKING_ID stays: the runner's sweep needs it.
 */
const RUNNER_PREFIXES = ["INPUT_", "ACTIONS_"];
const RUNNER_FILES = new Set([
    "GITHUB_OUTPUT",
    "GITHUB_ENV",
    "GITHUB_PATH",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "GITHUB_ARTIFACTS",
    "GITHUB_ARTIFACTS_LIST",
]);
function isRunnersOwn(name) {
    const upper = name.toUpperCase();
    return RUNNER_FILES.has(upper) || RUNNER_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/**
 * The environment that servers and references share. CLAUDE_PROJECT_DIR is the working directory, as Claude Code sets it.
 * Names are matched without case on Windows, where `Path` and `PATH` are one variable.
 */
function serverEnvironment(step, workingDirectory, platform) {
    const fold = (name) => (platform === "win32" ? name.toUpperCase() : name);
    const base = new Map();
    for (const [name, value] of Object.entries(step))
        if (value !== undefined && !isRunnersOwn(name))
            base.set(fold(name), [name, value]);
    base.set(fold("CLAUDE_PROJECT_DIR"), ["CLAUDE_PROJECT_DIR", workingDirectory]);
    const lookup = (variable) => base.get(fold(variable))?.[1];
    return {
        lookup,
        withEntry: (entry) => {
            const all = new Map(base);
            for (const [name, value] of entry)
                all.set(fold(name), [name, value]);
            return Object.fromEntries(all.values());
        },
        // curl's and Node's order: the lower-case name first.
        proxy: {
            httpProxy: lookup("http_proxy") ?? lookup("HTTP_PROXY"),
            httpsProxy: lookup("https_proxy") ?? lookup("HTTPS_PROXY"),
            noProxy: lookup("no_proxy") ?? lookup("NO_PROXY"),
        },
    };
}

// EXTERNAL MODULE: ./build/probe/deadline.js
var probe_deadline = __webpack_require__(9525);
// EXTERNAL MODULE: ./build/probe/launchers.js
var launchers = __webpack_require__(2052);
;// CONCATENATED MODULE: ./build/probe/queue.js
// Runs jobs side by side under two bounds: so many in all, and fewer of those that download. No I/O of its own.
/**
 * How long all of them take at most, in ms, when none takes longer than `longestMs`. While a job waits, all places are
 * taken or all places for downloads are, each by one job after another: the first can last for ⌈jobs ÷ places⌉ rounds
 * and the second for ⌈downloads ÷ places for them⌉, and the two may follow one another.
 */
function longestRunMs(jobs, { atOnce, downloadsAtOnce }, longestMs) {
    const downloads = jobs.filter((job) => job.downloads).length;
    return longestMs * (Math.ceil(jobs.length / atOnce) + Math.ceil(downloads / downloadsAtOnce));
}
/**
 * The results in the order of the jobs. All that the bounds admit are run before this returns, so that they start
 * together. A job that downloads waits without holding up those behind it. The first rejection rejects, and no job
 * is run after it.
 */
function runBounded(jobs, bounds) {
    return new Promise((resolve, reject) => {
        const results = new Map();
        const waiting = new Map(jobs.entries());
        let running = 0;
        let downloading = 0;
        let failed = false;
        const admit = () => {
            if (results.size === jobs.length)
                resolve([...results].sort(([left], [right]) => left - right).map(([, result]) => result));
            for (const [index, job] of waiting) {
                if (failed || running >= bounds.atOnce)
                    return;
                if (job.downloads && downloading >= bounds.downloadsAtOnce)
                    continue;
                waiting.delete(index);
                start(index, job);
            }
        };
        const start = (index, job) => {
            running += 1;
            downloading += job.downloads ? 1 : 0;
            job.run().then((result) => {
                running -= 1;
                downloading -= job.downloads ? 1 : 0;
                results.set(index, result);
                admit();
            }, (error) => {
                failed = true;
                reject(error);
            });
        };
        admit();
    });
}

// EXTERNAL MODULE: ./build/probe/stdio.js + 1 modules
var stdio = __webpack_require__(4697);
;// CONCATENATED MODULE: ./build/probe/probe.js
// All probes of a run, side by side: what is to be started is started first, the rest of the program is loaded while it boots.





const BOUNDS = { atOnce: limits/* LIMITS */.b.probesAtOnce, downloadsAtOnce: limits/* LIMITS */.b.downloadsAtOnce };
/**
 * Observations in the order of the requests. Never rejects for what a server did; rejects with `signal.reason` on
 * cancel, and with our own error when this program is broken. Whatever it does, it does when all that it started is
 * dead. LIMITS.probesAtOnce at once, of downloading commands LIMITS.downloadsAtOnce; the clock of one that waits
 * has not started.
 */
async function probeAll(requests, surroundings) {
    const { signal, ...common } = surroundings;
    signal.throwIfAborted();
    let endAll = () => undefined;
    const cancelled = new Promise((_, reject) => {
        endAll = (reason) => {
            (0,stdio/* killAllGroups */.g3)();
            reject(reason);
        };
    });
    cancelled.catch(() => undefined);
    const setting = { ...common, cancelled };
    const ends = [];
    const jobs = requests.map((request) => ({
        downloads: isDownload(request.spec),
        run() {
            const observation = probeOne(request, setting);
            ends.push(observation.catch(() => undefined));
            return observation;
        },
    }));
    const abort = () => endAll(signal.reason);
    signal.addEventListener("abort", abort);
    try {
        const observations = await (0,probe_deadline/* watch */.wB)(runBounded(jobs, BOUNDS), watchdogMs(requests));
        signal.throwIfAborted();
        return observations;
    }
    catch (error) {
        endAll(error);
        await (0,probe_deadline/* settlesWithin */.od)(Promise.all(ends), limits/* LIMITS */.b.watchdogMs);
        throw error;
    }
    finally {
        signal.removeEventListener("abort", abort);
    }
}
/** How long these probes may take together before only a fault of ours can still hold them. */
function watchdogMs(requests) {
    const largestBudgetMs = Math.max(0, ...requests.map(({ budgetMs }) => budgetMs));
    const longestMs = largestBudgetMs + limits/* LIMITS */.b.goodbyeStdinMs + limits/* LIMITS */.b.goodbyeTermMs;
    const jobs = requests.map(({ spec }) => ({ downloads: isDownload(spec) }));
    return Math.min(longestRunMs(jobs, BOUNDS, longestMs) + limits/* LIMITS */.b.watchdogMs, limits/* LIMITS */.b.longestTimerMs);
}
function isDownload(spec) {
    return spec.transport === "stdio" && (0,launchers/* recogniseInstaller */.q)(spec.command, spec.args) !== undefined;
}
/** Runs to its first `await` at once: the process is started before anything else is loaded. */
async function probeOne(request, setting) {
    const { spec, budgetMs } = request;
    const deadline = (0,probe_deadline/* startDeadline */.db)(budgetMs);
    const server = spec.transport === "stdio" ? (0,stdio/* startServer */.UD)(spec) : undefined;
    try {
        const { observe } = await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(915)]).then(__webpack_require__.bind(__webpack_require__, 7915));
        const { observation, goodbye } = await observe(request, server, deadline, setting);
        try {
            setting.onObservation?.(spec.name, observation);
        }
        finally {
            await goodbye();
        }
        return observation;
    }
    catch (error) {
        await server?.kill();
        throw error;
    }
    finally {
        deadline.release();
    }
}

;// CONCATENATED MODULE: ./build/observe.js
// From the files to verdicts: plan what to start, start it all together, judge what was seen. It shows nothing.






/** Starts every server that is needed, together, and judges what was seen. */
async function observe(run, config, lock) {
    const { request } = run;
    const environment = serverEnvironment(run.variables, request.workingDirectory, run.platform);
    const servers = (0,files/* knownServers */.M5)(config, lock).filter((server) => (0,files/* isAdmitted */.jO)(request, server));
    const plans = servers.map((server) => plan(request, config, lock, environment, server));
    const requests = plans.flatMap(({ action }) => (action.kind === "probe" ? [action.probe] : []));
    const known = new Set((lock?.entries ?? []).flatMap(({ expectations }) => expectations.map(({ tool }) => tool)));
    // Made when the first server has answered: nothing is to stand before the start of all.
    let redact;
    const shown = new Map();
    const observations = await probeAll(requests, {
        workspace: request.workingDirectory,
        discoverFirst: run.variables.MCP_PROTOCOL_NEGOTIATION === "auto",
        signal: run.stopped,
        onObservation: (server, observation) => {
            redact ??= redactor(config.entries.flatMap((entry) => secretsOf(entry, environment.lookup)));
            const redacted = redactObservation(observation, redact, known);
            shown.set(server, redacted);
            run.onObservation(server, redacted);
        },
    });
    const verdicts = plans.map(({ subject, action }) => {
        if (action.kind !== "probe")
            return (0,verdict/* judge */.S4)(subject, action);
        const observation = shown.get(subject.server);
        if (observation === undefined)
            throw new Error(`no observation of ${JSON.stringify(subject.server)}`);
        return (0,verdict/* judge */.S4)(subject, { kind: "observed", observation });
    });
    const listed = new Map();
    for (const [index, { spec }] of requests.entries()) {
        const observation = observations[index];
        if (observation?.kind === "listed")
            listed.set(spec.name, observation.tools);
    }
    return { verdicts, listed };
}
function plan(request, config, lock, environment, server) {
    const entry = config.entries.find(({ name }) => name === server);
    const locked = lock?.entries.find((candidate) => candidate.server === server);
    const bare = { server, entry, locked, variables: [] };
    const isNeeded = request.mode === "update-lock"
        ? entry?.disabled === undefined
        : locked !== undefined && (locked.expectations.length > 0 || request.allowEmpty.includes(server));
    const notStarted = (subject, why) => ({
        subject,
        action: { kind: "not-started", why },
    });
    if (!isNeeded)
        return { subject: bare, action: { kind: "not-needed" } };
    if (entry === undefined)
        return notStarted(bare, { kind: "not-configured" });
    if (entry.disabled !== undefined)
        return notStarted(bare, { kind: "disabled", place: entry.disabled });
    if (entry.transport === "unknown")
        return notStarted(bare, { kind: "bad-entry", complaint: entry.complaint });
    const { spec, uses, complaint } = specOf(entry, config.file, request.workingDirectory, environment);
    const subject = { ...bare, variables: uses };
    const unset = uses.filter(({ state }) => state === "unset");
    if (unset.length > 0)
        return notStarted(subject, { kind: "unset-variable", uses: unset });
    if (complaint !== undefined)
        return notStarted(subject, { kind: "bad-entry", complaint });
    const budgetMs = request.timeouts.byServer.get(server) ?? request.timeouts.defaultMs;
    const variables = [...new Set([...uses.map(({ variable }) => variable), ...namesOfEnv(entry)])];
    return { subject, action: { kind: "probe", probe: { spec, budgetMs, variables } } };
}
function namesOfEnv(entry) {
    return entry.transport === "stdio" ? [...entry.env.keys()] : [];
}
function specOf(entry, file, workingDirectory, environment) {
    if (entry.transport === "stdio") {
        const { fields, uses, complaint } = expandStdio(entry, file, environment.lookup);
        const { command, args, env } = fields;
        const { name, transport } = entry;
        return {
            spec: { transport, name, command, args, env: environment.withEntry(env), workingDirectory },
            uses,
            complaint,
        };
    }
    const { fields, uses, complaint } = expandRemote(entry, file, environment.lookup);
    const { name, transport } = entry;
    const headers = Object.fromEntries(fields.headers);
    return { spec: { transport, name, url: fields.url, headers, proxy: environment.proxy }, uses, complaint };
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ perform)
});

// EXTERNAL MODULE: ./build/core/verdict.js
var core_verdict = __webpack_require__(5139);
// EXTERNAL MODULE: ./build/files.js + 1 modules
var build_files = __webpack_require__(7084);
// EXTERNAL MODULE: ./build/observe.js + 6 modules
var observe = __webpack_require__(6709);
// EXTERNAL MODULE: ./build/run.js
var build_run = __webpack_require__(6501);
;// CONCATENATED MODULE: ./build/check.js
// Mode check: the one road from files to a Result. It shows nothing and writes nothing.




/**
 * Reads config and lock, asks every server something is expected of, and holds the one against the other.
 * @throws the abort reason when the run is cancelled; anything else is our own fault.
 */
async function check(run) {
    const files = (0,build_files/* readFiles */.Ul)(run);
    if (files.kind === "wrong")
        return (0,build_run/* concluded */._)(run, { kind: "config-error", complaints: files.complaints });
    const { verdicts } = await (0,observe/* observe */.l)(run, files.config, files.lock);
    const complaints = [
        ...(0,build_files/* emptyEntries */.Ai)(run.request, files.lock),
        ...verdicts.flatMap((verdict) => (0,core_verdict/* complaintsOf */.Cv)(verdict, "check")),
    ];
    return (0,build_run/* concluded */._)(run, {
        ...(0,core_verdict/* conclude */.Ep)(verdicts, complaints),
        verdicts,
        complaints,
        filteredOut: (0,build_files/* countFilteredOut */.Ry)(run.request, files),
    });
}

;// CONCATENATED MODULE: ./build/ending.js
// What ends a run from outside: the runner's and the terminal's signals, and errors nobody caught. It kills nothing itself.
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
/**
 * Listens from now on. The runner cancels with SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL, to this process alone
 * (ProcessInvoker.cs): what it started is ours to kill, and the later signals must not end us in the middle of it.
 */
function listenForEnding() {
    const controller = new AbortController();
    let first;
    const onSignal = (signal) => {
        first ??= SIGNALS.find((known) => known === signal);
        controller.abort(new Error(`cancelled by ${signal}`));
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    let onUncaught = () => { };
    const uncaught = new Promise((_, reject) => {
        onUncaught = reject;
    });
    // Raced against the run; on its own it must not be an unhandled rejection too.
    uncaught.catch(() => { });
    process.on("uncaughtException", onUncaught);
    process.on("unhandledRejection", onUncaught);
    return {
        cancelled: controller.signal,
        received: () => first,
        uncaught,
        release: () => {
            process.off("uncaughtException", onUncaught);
            process.off("unhandledRejection", onUncaught);
        },
    };
}

// EXTERNAL MODULE: ./build/probe/stdio.js + 1 modules
var stdio = __webpack_require__(4697);
;// CONCATENATED MODULE: ./build/perform.js
// One run from a Request to a Result, whatever happens on the way; its processes are dead when it returns.




/** Never rejects: an error of ours is a Result too. */
async function perform({ reading, ...circumstances }) {
    const startedAtMs = performance.now();
    const { request, complaints } = reading;
    const ending = listenForEnding();
    const fault = new AbortController();
    const run = {
        ...circumstances,
        request,
        platform: process.platform,
        startedAtMs,
        stopped: AbortSignal.any([ending.cancelled, fault.signal]),
    };
    const durationMs = () => performance.now() - startedAtMs;
    try {
        const result = await Promise.race([conclude(run, complaints), ending.uncaught]);
        ending.release();
        return result;
    }
    catch (error) {
        (0,stdio/* killAllGroups */.g3)();
        fault.abort(error);
        const signal = ending.received();
        if (signal !== undefined)
            return { kind: "cancelled", request, durationMs: durationMs(), signal };
        return { kind: "internal-error", durationMs: durationMs(), error };
    }
}
async function conclude(run, complaints) {
    if (complaints.length > 0)
        return (0,build_run/* concluded */._)(run, { kind: "config-error", complaints });
    if (run.request.mode === "check")
        return check(run);
    const { update } = await __webpack_require__.e(/* import() */ 11).then(__webpack_require__.bind(__webpack_require__, 8011));
    return update(run);
}


/***/ }),

/***/ 9525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   db: () => (/* binding */ startDeadline),
/* harmony export */   od: () => (/* binding */ settlesWithin),
/* harmony export */   wB: () => (/* binding */ watch)
/* harmony export */ });
// One instant that a whole probe shares: the clock it is measured with and the signal that strikes. No I/O.
/** A deadline `budgetMs` from now. `budgetMs` is at most LIMITS.longestTimeoutMs, which fits a timer of Node's. */
function startDeadline(budgetMs) {
    const startedAt = performance.now();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), budgetMs);
    return {
        budgetMs,
        signal: controller.signal,
        elapsedMs: () => Math.round(performance.now() - startedAt),
        release: () => clearTimeout(timer),
    };
}
/** What `work` comes to; rejects when that takes longer than `limitMs`. Leaves no timer. */
async function watch(work, limitMs) {
    if (await settlesWithin(work, limitMs))
        return work;
    throw new Error(`probes were still running after ${limitMs} ms`);
}
/** Waits at most `limitMs` for a promise; says whether it resolved in time, rejects if it did. Leaves no timer. */
async function settlesWithin(promise, limitMs) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), limitMs);
    });
    try {
        return await Promise.race([promise.then(() => true), late]);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 2052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ recogniseInstaller)
/* harmony export */ });
// Which commands may download a server before they run it, and what they download. A table and pure functions.
const plain = {
    valued: [],
    flags: [],
    naming: [],
    consent: undefined,
    namesDownload: true,
};
const npm = {
    ...plain,
    valued: ["-c", "--call", "-w", "--workspace", "--prefix", "--registry"],
    naming: ["-p", "--package"],
    consent: ["-y", "--yes"],
};
const container = {
    ...plain,
    valued: "all",
    flags: [
        "-i -t -d -q -P --interactive --tty --detach --quiet --publish-all --rm --init --privileged --read-only",
        "--no-healthcheck --oom-kill-disable --sig-proxy",
    ].flatMap((line) => line.split(" ")),
};
const uv = {
    ...plain,
    valued: ["-p", "--python", "--with", "--directory", "--project", "--index", "--index-url", "--env-file"],
};
/** What may have to be downloaded first. Longer `words` stand before shorter ones of the same command. */
const LAUNCHERS = [
    { ...npm, name: "npx", words: ["npx"] },
    { ...npm, name: "npm exec", words: ["npm", "exec"] },
    { ...npm, name: "npm exec", words: ["npm", "x"] },
    { ...plain, name: "pnpm dlx", words: ["pnpm", "dlx"], naming: ["--package"] },
    { ...plain, name: "yarn dlx", words: ["yarn", "dlx"], naming: ["-p", "--package"] },
    { ...plain, name: "bunx", words: ["bunx"], naming: ["-p", "--package"] },
    { ...plain, name: "bunx", words: ["bun", "x"], naming: ["-p", "--package"] },
    { ...uv, name: "uvx", words: ["uvx"], naming: ["--from"] },
    { ...uv, name: "uv tool run", words: ["uv", "tool", "run"], naming: ["--from"] },
    { ...uv, name: "uv run", words: ["uv", "run"], namesDownload: false },
    { ...plain, name: "pipx run", words: ["pipx", "run"], valued: ["--python"], naming: ["--spec"] },
    { ...container, name: "docker run", words: ["docker", "run"] },
    { ...container, name: "podman run", words: ["podman", "run"] },
    { ...plain, name: "deno run", words: ["deno", "run"] },
    { ...plain, name: "go run", words: ["go", "run"] },
    { ...plain, name: "cargo run", words: ["cargo", "run"], namesDownload: false },
    { ...plain, name: "nix run", words: ["nix", "run"] },
];
const SHELLS = new Set(["sh", "bash", "dash", "zsh"]);
/** Shells in shells in shells: nobody means that. */
const DEEPEST_WRAPPING = 4;
/** The installer that this command is, or undefined when it runs something that is already there. */
function recogniseInstaller(command, args) {
    return recognise([command, ...args], DEEPEST_WRAPPING);
}
function recognise(words, depth) {
    const [command, ...args] = words;
    if (command === undefined || depth === 0)
        return undefined;
    const name = baseName(command);
    for (const inner of unwrap(name, args)) {
        const found = recognise(inner, depth - 1);
        if (found !== undefined)
            return found;
    }
    for (const launcher of LAUNCHERS) {
        const rest = argumentsOf(launcher, name, args);
        if (rest !== undefined)
            return describe(launcher, rest);
    }
    return undefined;
}
/** The commands inside a command that only runs others; none for any other command. */
function unwrap(name, args) {
    if (SHELLS.has(name)) {
        const [, script = ""] = from(args, (arg) => /^-[a-z]*c$/.test(arg));
        return script.split(/&&|\|\||[;|\n]/).map((part) => commandIn(splitWords(part)));
    }
    if (name === "cmd") {
        const [, ...rest] = from(args, (arg) => /^\/[ck]$/i.test(arg));
        return [rest.length === 1 ? splitWords(rest.join(" ")) : rest];
    }
    if (name === "env")
        return [from(args, (arg, before) => !isEnvOption(arg) && before !== "-u")];
    return [];
}
const isEnvOption = (arg) => arg.startsWith("-") || /^\w+=/.test(arg);
function commandIn(words) {
    return from(words, (word) => word !== "exec" && !/^\w+=/.test(word));
}
/** The words from the first that fits to the end; none when none fits. */
function from(words, fits) {
    const start = words.findIndex((word, index) => fits(word, words[index - 1]));
    return start === -1 ? [] : words.slice(start);
}
function splitWords(text) {
    return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? "");
}
function baseName(command) {
    return command
        .replace(/^.*[/\\]/, "")
        .replace(/\.(cmd|exe|bat|ps1)$/i, "")
        .toLowerCase();
}
/** The arguments without the words that make the launcher; undefined when they are not all there. */
function argumentsOf(launcher, name, args) {
    const [first, ...others] = launcher.words;
    if (name !== first)
        return undefined;
    let rest = args;
    for (const word of others) {
        const index = plainIndex(launcher, rest);
        if (rest[index] !== word)
            return undefined;
        rest = rest.toSpliced(index, 1);
    }
    return rest;
}
function describe(launcher, args) {
    const end = plainIndex(launcher, args);
    const options = args.slice(0, end);
    const asksFirst = launcher.consent !== undefined && !options.some((arg) => launcher.consent?.includes(arg));
    const plain = launcher.namesDownload ? args[end] : undefined;
    return { launcher: launcher.name, download: namedIn(launcher, options) ?? plain, asksFirst };
}
/** Where the first word stands that is neither an option nor an option's value; the length when there is none. */
function plainIndex(launcher, args) {
    let index = 0;
    for (let arg = args[index]; arg?.startsWith("-"); arg = args[index]) {
        if (arg === "--")
            return index + 1;
        index += takesValue(launcher, arg) ? 2 : 1;
    }
    return Math.min(index, args.length);
}
function takesValue({ valued, flags, naming }, option) {
    if (option.startsWith("--") && option.includes("="))
        return false;
    if (valued !== "all")
        return valued.includes(option) || naming.includes(option);
    const isClusterOfFlags = /^-[itdqP]+$/.test(option);
    return !flags.includes(option) && !isClusterOfFlags;
}
function namedIn({ naming }, options) {
    for (const [index, option] of options.entries()) {
        if (naming.includes(option))
            return options[index + 1];
        const at = option.indexOf("=");
        if (at !== -1 && naming.includes(option.slice(0, at)))
            return option.slice(at + 1);
    }
    return undefined;
}


/***/ }),

/***/ 7361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ quoteLine)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(332);
// Bounds what a server said before it is kept. Makes nothing inert and hides nothing: core/secrets.ts and report/text.ts do.

/**
 * A text as one line, its white space folded. The bound is far above what is ever shown: values are redacted by their
 * whole text after this, and a cut through one of them would leave a half that nothing recognises.
 */
function quoteLine(text) {
    return text.replace(/\s+/g, " ").trim().slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.evidenceCharacters);
}


/***/ }),

/***/ 297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ tellingLines),
/* harmony export */   G: () => (/* binding */ keepTail)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7361);
// The end of a server's stderr, and the lines of it that tell why. Bounded; no I/O of its own.



/** Keeps the end of a stream in bounded memory. */
function keepTail() {
    let kept = Buffer.alloc(0);
    let dropped = false;
    return {
        push(chunk) {
            const all = Buffer.concat([kept, chunk]);
            dropped ||= all.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stderrTailBytes;
            kept = Buffer.from(all.subarray(-_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stderrTailBytes));
        },
        text() {
            const text = kept.toString("utf8");
            if (!dropped)
                return text;
            // The first line lost its beginning: it may start with half a secret, which redaction would not know.
            const cut = text.search(/[\r\n]/);
            return cut === -1 ? "" : text.slice(cut + 1);
        },
    };
}
const TELLING = /\b(code E[A-Z0-9]+|not in this registry|could not be found|error|fatal|exception|panic|refused|denied|missing|cannot|can't|could not|couldn't|unable|not found|not set|required|invalid|unauthorized|forbidden|failed|no such)\b/i;
/** Stack frames, lone brackets, Node's last line and its source markers, npm's parting words: nothing for a person. */
const TRIVIAL = /^(\s*at .*|Node\.js v\d.*|[\s{}()[\],;^~]*|\d{3}\s*|.*(A complete log of this run|Note that you can also install|tarball, folder, http url|If you are behind a proxy).*)$/;
/** npm puts it before every line, the trivial ones too. */
const NPM_PREFIX = /^npm (error|ERR!) ?/;
/**
 * The lines of stderr that tell most, oldest first, at most LIMITS.stderrLines: those that name one of `variables`,
 * then those that speak of an error; when no line does either, the last ones.
 */
function tellingLines(stderr, variables) {
    // Colours hide words from the search below, and are noise to whoever reads the line in a log.
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(stderr)
        .split(/\r\n|\r|\n/)
        .filter((line) => !TRIVIAL.test(line.replace(NPM_PREFIX, "")));
    const ranked = [...new Set(lines)].map((line, index) => ({ line, index, rank: rankOf(line, variables) }));
    const telling = ranked.filter(({ rank }) => rank > 0);
    return (telling.length > 0 ? telling : ranked)
        .toSorted((left, right) => right.rank - left.rank || right.index - left.index)
        .slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stderrLines)
        .sort((left, right) => left.index - right.index)
        .map(({ line }) => (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteLine */ .t)(line));
}
function rankOf(line, variables) {
    if (variables.some((variable) => line.includes(variable)))
        return 2;
    return TELLING.test(line.replace(NPM_PREFIX, "")) ? 1 : 0;
}


/***/ }),

/***/ 4697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g3: () => (/* binding */ killAllGroups),
  UD: () => (/* binding */ startServer)
});

// UNUSED EXPORTS: superviseChild

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(546);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
// EXTERNAL MODULE: ./build/probe/deadline.js
var deadline = __webpack_require__(9525);
;// CONCATENATED MODULE: ./build/probe/frames.js
// Bytes of a stream into lines, with bounded memory and without copying a long line again for each chunk.
/**
 * Splits at LF. A line may have `limitBytes`; of one longer than `keptBytes` nothing but its length is kept, since no
 * client reads it. UTF-8 is decoded by whole lines.
 */
function readFrames(limitBytes, keptBytes, listener) {
    let parts = [];
    let size = 0;
    let overflowed = false;
    const take = (part) => {
        size += part.length;
        overflowed = size > limitBytes;
        if (size <= keptBytes)
            parts.push(part);
        else
            parts = [];
        if (overflowed)
            listener.tooLarge();
        return !overflowed;
    };
    return {
        *linesOf(chunk) {
            let from = 0;
            while (!overflowed) {
                const end = chunk.indexOf(0x0a, from);
                if (!take(chunk.subarray(from, end === -1 ? undefined : end)) || end === -1)
                    return;
                const line = Buffer.concat(parts).toString("utf8");
                const bytes = size;
                parts = [];
                size = 0;
                from = end + 1;
                listener.frame(line, bytes);
                yield;
            }
        },
        rest: () => Buffer.concat(parts).toString("utf8"),
    };
}

// EXTERNAL MODULE: ./build/probe/stderr.js
var stderr = __webpack_require__(297);
// EXTERNAL MODULE: ./build/probe/turn.js
var probe_turn = __webpack_require__(7474);
;// CONCATENATED MODULE: ./build/probe/stdio.js
// A server as a child process: its start, its pipes, its group, its end. Knows no protocol.










/** The groups whose leader is alive, by its id. */
const liveGroups = new Set();
/** Kills every process group that is still alive, at once and synchronously; for our own uncaught errors. */
function killAllGroups() {
    for (const group of liveGroups)
        signalGroup(group, "SIGKILL");
}
/**
 * Starts the command as the leader of a process group of its own. Never throws: what cannot be started has ended.
 */
function startServer(spec) {
    const started = spawnGroup(spec);
    if (started.kind === "failed")
        return neverStarted(startFailure(spec, started.error));
    return superviseChild(spec, started.child);
}
function spawnGroup(spec) {
    try {
        const child = cross_spawn(spec.command, [...spec.args], {
            cwd: spec.workingDirectory,
            env: { ...spec.env },
            stdio: ["pipe", "pipe", "pipe"],
            detached: process.platform !== "win32",
            windowsHide: true,
        });
        return { kind: "spawned", child };
    }
    catch (error) {
        // Node throws where the fault is not one of five errno it emits: E2BIG, ENOTDIR, a NUL in an argument.
        return { kind: "failed", error };
    }
}
function neverStarted(cause) {
    return {
        pid: null,
        ended: Promise.resolve(cause),
        listen: () => undefined,
        write: () => undefined,
        hasPrinted: () => false,
        unfinishedLine: () => "",
        stderrTail: () => "",
        goodbye: () => Promise.resolve(),
        kill: () => Promise.resolve(),
    };
}
/** The server that this child is, the leader of a group of its own whose pipes are ours. */
function superviseChild(spec, child) {
    if (child.pid !== undefined)
        liveGroups.add(child.pid);
    for (const pipe of pipesOf(child))
        pipe?.on("error", () => undefined);
    const tail = (0,stderr/* keepTail */.G)();
    child.stderr?.on("data", (chunk) => tail.push(chunk));
    const exited = watchExit(spec, child);
    const closed = new Promise((resolve) => child.once("close", () => resolve()));
    const stdout = readLater(child);
    let death;
    const kill = () => {
        death ??= killChild(child, exited);
        return death;
    };
    return {
        pid: child.pid ?? null,
        ended: exited.then(async (cause) => {
            if (cause.kind !== "exited")
                return cause;
            await stdout.listened;
            await (0,deadline/* settlesWithin */.od)(closed, limits/* LIMITS */.b.pipeDrainMs);
            return cause;
        }),
        listen: stdout.listen,
        write(line) {
            // A server that asks without end and never reads would fill our memory with answers.
            const { stdin } = child;
            if (stdin?.writable === true && stdin.writableLength < limits/* LIMITS */.b.frameBytes)
                stdin.write(line);
        },
        hasPrinted: stdout.hasPrinted,
        unfinishedLine: stdout.unfinishedLine,
        stderrTail: () => tail.text(),
        async goodbye() {
            child.stdin?.end();
            if (child.pid !== undefined && !(await (0,deadline/* settlesWithin */.od)(exited, limits/* LIMITS */.b.goodbyeStdinMs))) {
                signalGroup(child.pid, "SIGTERM");
                await (0,deadline/* settlesWithin */.od)(exited, limits/* LIMITS */.b.goodbyeTermMs);
            }
            await kill();
        },
        kill,
    };
}
const pipesOf = ({ stdin, stdout, stderr }) => [stdin, stdout, stderr];
function watchExit(spec, child) {
    return new Promise((resolve) => {
        child.on("error", (error) => {
            if (child.pid !== undefined && !isStartError(error))
                return;
            if (child.pid !== undefined)
                liveGroups.delete(child.pid);
            resolve(startFailure(spec, error));
        });
        child.once("exit", (code, signal) => {
            // What is left of the group lost its leader. Killed now: later its number may be that of another group.
            if (child.pid !== undefined && liveGroups.delete(child.pid))
                signalGroup(child.pid, "SIGKILL");
            resolve({ kind: "exited", code: code ?? undefined, signal: signal ?? undefined });
        });
    });
}
/**
 * Whether nothing runs because of it. On Windows cross-spawn starts a cmd.exe for a command that it cannot find, and
 * emits this in place of that one's `exit` (cross-spawn 7, lib/enoent.js): the child has an id all the same.
 */
function isStartError(error) {
    return error.syscall?.startsWith("spawn") === true;
}
async function killChild(child, exited) {
    const group = child.pid;
    if (group === undefined)
        return;
    if (liveGroups.has(group))
        signalGroup(group, "SIGKILL");
    await (0,deadline/* settlesWithin */.od)(exited, limits/* LIMITS */.b.deathMs);
    await groupDies(group);
    for (const pipe of pipesOf(child))
        pipe?.destroy();
    child.unref();
}
/** Its stdout, which waits in the pipe until somebody listens. */
function readLater(child) {
    let frames = readFrames(limits/* LIMITS */.b.frameBytes, limits/* LIMITS */.b.clientFrameBytes, {
        frame: () => undefined,
        tooLarge: () => undefined,
    });
    let printed = false;
    let tellListened = () => { };
    const listened = new Promise((resolve) => {
        tellListened = resolve;
    });
    /** In turns: a flood of lines must stop neither the clock nor the other servers nor a signal. */
    const read = async () => {
        for await (const chunk of child.stdout ?? []) {
            if (!Buffer.isBuffer(chunk))
                continue;
            printed = true;
            // From the arrival on: of lines that came together, one must not pass for the answer to the next.
            const turn = (0,probe_turn/* startTurn */.M)();
            for (const _ of frames.linesOf(chunk)) {
                if (!turn.isOver())
                    continue;
                await turn.giveWay();
                if (child.stdout?.destroyed === true)
                    return;
            }
        }
    };
    return {
        listened,
        listen(listener) {
            frames = readFrames(limits/* LIMITS */.b.frameBytes, limits/* LIMITS */.b.clientFrameBytes, listener);
            // It ends with an error when the pipe is destroyed under it, which only we do.
            read().catch(() => undefined);
            tellListened();
        },
        hasPrinted: () => printed,
        unfinishedLine: () => frames.rest(),
    };
}
function signalGroup(group, signal) {
    if (process.platform === "win32") {
        // Never run by us. Windows has no groups and no SIGTERM: the tree is ended by force.
        (0,external_node_child_process_.spawnSync)("taskkill", ["/pid", String(group), "/T", "/F"], { stdio: "ignore", windowsHide: true });
        return;
    }
    try {
        process.kill(-group, signal);
    }
    catch {
        // ESRCH: all of it is gone. EPERM (macOS): nothing but zombies is left.
    }
}
async function groupDies(group) {
    if (process.platform === "win32")
        return;
    const givenUpAt = performance.now() + limits/* LIMITS */.b.deathMs;
    while (groupIsAlive(group) && performance.now() < givenUpAt)
        await (0,promises_.setTimeout)(5);
}
function groupIsAlive(group) {
    try {
        process.kill(-group, 0);
    }
    catch {
        return false;
    }
    // Zombies answer a signal too, and in a container without an init nobody ever reaps the orphaned ones.
    return process.platform !== "linux" || (0,external_node_fs_.readdirSync)("/proc").some((pid) => isLivingMember(pid, group));
}
/** /proc/PID/stat is `pid (comm) state ppid pgrp …` (proc(5)); comm may hold blanks and parentheses. */
function isLivingMember(pid, group) {
    if (!/^\d+$/.test(pid))
        return false;
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const [state, , pgrp] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return Number(pgrp) === group && state !== "Z" && state !== "X";
    }
    catch {
        return false;
    }
}
function startFailure(spec, error) {
    const code = codeOf(error);
    if (code !== "ENOENT")
        return { kind: "not-executable", command: spec.command, code };
    const isPath = /[/\\]/.test(spec.command);
    const folders = (spec.env.PATH ?? spec.env.Path ?? "").split(external_node_path_.delimiter).filter((folder) => folder !== "");
    const candidates = isPath ? [spec.command] : folders.map((folder) => (0,external_node_path_.join)(folder, spec.command));
    // exec(2) says ENOENT also for a script whose interpreter is missing.
    if (candidates.some((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(spec.workingDirectory, file))))
        return { kind: "not-executable", command: spec.command, code };
    return { kind: "not-found", command: spec.command, folders: isPath ? 0 : folders.length };
}
function codeOf(error) {
    if (typeof error !== "object" || error === null || !("code" in error))
        return "unknown";
    return String(error.code);
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ startTurn)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
// A turn of reading what one server sends; after it timers, signals and other servers get theirs. Reads nothing itself.


/** A turn that begins now: with the arrival of what is to be read, since what came together is read together. */
function startTurn() {
    let endsAt = performance.now() + _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.turnMs;
    return {
        isOver: () => performance.now() >= endsAt,
        async giveWay() {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            endsAt = performance.now() + _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.turnMs;
        },
    };
}


/***/ }),

/***/ 3805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   TR: () => (/* binding */ parseRequest),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
// Strings from inputs, flags and the environment -> a Request, or complaints about them. It reads no file.


/** Every input, in the order of action.yml, with its default: an input that arrives empty means its default. */
const INPUTS = [
    { name: "mode", default: "check" },
    { name: "mcp-config", default: "" },
    { name: "lock", default: "" },
    { name: "servers", default: "" },
    { name: "timeout-seconds", default: "auto" },
    { name: "allow-empty", default: "" },
    { name: "allow-removals", default: "" },
    { name: "working-directory", default: "." },
];
const MODES = ["check", "update-lock"];
/** Where the files are when neither input nor environment names them. */
const DEFAULT_CONFIG = ".mcp.json";
const DEFAULT_LOCK = "mcp-tools.lock.json";
/** Reads all strings, and refuses all that is wrong with them at once. */
function parseRequest(strings) {
    const complaints = [];
    const refuse = (value, source, input, problem) => {
        complaints.push({ rule: "bad-input", input, value, source, problem });
    };
    const text = (name) => {
        const given = strings.read(name).trim();
        return given === "" ? defaultOf(name) : given;
    };
    const path = (name, variable, fallback) => {
        const setting = readSetting(strings, name, variable, fallback);
        const holds = setting.value.startsWith("{") ? "JSON" : /[\r\n]/.test(setting.value) ? "lines" : undefined;
        // The value is not kept: JSON of a config may hold credentials.
        if (holds !== undefined)
            refuse("", setting.source, name, { kind: "not-one-path", holds });
        return setting;
    };
    const mode = parseMode(text("mode"));
    if (mode === undefined)
        refuse(text("mode"), strings.describe("mode"), "mode", {
            kind: "not-one-of",
            allowed: MODES,
        });
    const timeouts = readTimeouts(text("timeout-seconds"), strings, refuse);
    const config = path("mcp-config", "MCP_CONFIG", DEFAULT_CONFIG);
    const lock = path("lock", "MCP_TOOL_LOCK", DEFAULT_LOCK);
    const removals = parseNames(text("allow-removals"));
    const directory = text("working-directory");
    const request = {
        mode: mode ?? "check",
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(strings.baseDirectory, directory),
        typedDirectory: {
            value: directory,
            source: strings.describe("working-directory"),
            isDefault: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(strings.baseDirectory, directory) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(strings.baseDirectory),
        },
        config,
        lock,
        servers: parseNames(text("servers")),
        timeouts,
        allowEmpty: parseNames(text("allow-empty")),
        allowRemovals: removals.includes("*") ? { kind: "all" } : { kind: "named", servers: removals },
    };
    return { request, complaints };
}
function defaultOf(name) {
    return INPUTS.find((input) => input.name === name)?.default ?? "";
}
function parseMode(text) {
    return MODES.find((mode) => mode === text);
}
/** Names between commas or lines; the same name twice is one name. */
function parseNames(text) {
    const names = text.split(/[,\r\n]/).map((name) => name.trim());
    return [...new Set(names.filter((name) => name !== ""))];
}
/** The input, else the variable, else the default. */
function readSetting(strings, name, variable, fallback) {
    const given = strings.read(name).trim();
    if (given !== "")
        return { value: given, source: strings.describe(name), isDefault: given === fallback };
    const value = strings.environment(variable)?.trim() ?? "";
    if (value !== "")
        return { value, source: variable, isDefault: value === fallback };
    return { value: fallback, source: "default", isDefault: true };
}
/** `45`, or `name=seconds` lines, or both; `auto` asks MCP_PROBE_TIMEOUT_S, then MCP_TIMEOUT as Claude Code does. */
function readTimeouts(text, strings, refuse) {
    const source = strings.describe("timeout-seconds");
    const byServer = new Map();
    let general;
    for (const item of parseNames(text)) {
        const split = item.lastIndexOf("=");
        const seconds = item.slice(split + 1).trim();
        if (split === -1 && seconds === "auto")
            continue;
        const timeoutMs = parseSeconds(seconds);
        if (timeoutMs === undefined || (split === -1 && general !== undefined))
            refuse(item, source, "timeout-seconds", { kind: "not-seconds" });
        else if (split === -1)
            general = { text: seconds, timeoutMs };
        else
            byServer.set(item.slice(0, split).trim(), timeoutMs);
    }
    if (general !== undefined)
        return { defaultMs: general.timeoutMs, defaultText: general.text, byServer };
    return { defaultMs: readAutomaticTimeout(strings, refuse), defaultText: "auto", byServer };
}
function readAutomaticTimeout(strings, refuse) {
    const ours = strings.environment("MCP_PROBE_TIMEOUT_S")?.trim() ?? "";
    if (ours !== "") {
        const timeoutMs = parseSeconds(ours);
        if (timeoutMs === undefined)
            refuse(ours, "MCP_PROBE_TIMEOUT_S", "timeout-seconds", { kind: "not-seconds" });
        return timeoutMs ?? _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.defaultTimeoutMs;
    }
    // Claude Code's own variable: what it would not take as a number, it ignores, and so do we.
    const theirs = Math.trunc(Number(strings.environment("MCP_TIMEOUT")?.trim() ?? ""));
    return theirs > 0 && theirs <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.longestTimeoutMs ? theirs : _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.defaultTimeoutMs;
}
/** Seconds, fractions allowed, above zero and up to a day; in ms. */
function parseSeconds(text) {
    if (!/^\d{1,6}(\.\d{1,3})?$/.test(text))
        return undefined;
    const timeoutMs = Math.round(Number(text) * 1_000);
    return timeoutMs > 0 && timeoutMs <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.longestTimeoutMs ? timeoutMs : undefined;
}


/***/ }),

/***/ 6501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ concluded)
/* harmony export */ });
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7041);
// What one run is given, and the form of every conclusion. It reads, asks and shows nothing.

/** A conclusion with what every conclusion holds filled in. */
function concluded(run, found) {
    const { request, workspace } = run;
    return {
        request,
        durationMs: performance.now() - run.startedAtMs,
        retryable: false,
        configFile: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC)(workspace, request.config.value),
        lockFile: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC)(workspace, request.lock.value),
        verdicts: [],
        filteredOut: 0,
        lockChange: undefined,
        ...found,
    };
}


/***/ }),

/***/ 7041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ refusalToWrite),
/* harmony export */   N6: () => (/* binding */ findNearby),
/* harmony export */   OD: () => (/* binding */ terminalWorkspace),
/* harmony export */   QC: () => (/* binding */ displayName),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   vK: () => (/* binding */ writeAtomically),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(332);
/* harmony import */ var _core_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9237);
// The only file that opens the user's files: confined reads, and the atomic write of the lock.






/** The workspace of a run at a terminal. */
function terminalWorkspace(workingDirectory, baseDirectory) {
    const root = repositoryAround(workingDirectory) ?? workingDirectory;
    return { face: "terminal", root, workingDirectory, baseDirectory };
}
/** True when the path is a directory. */
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/**
 * Reads a file at a typed path. A path typed to lie outside the workspace is read; one inside that a link leads outside
 * is not: the repository, not the workflow's author, decides where its links lead.
 */
function readSource(workspace, typedPath) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace.workingDirectory, typedPath);
    const file = displayName(workspace, path);
    try {
        const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
        if (link === undefined)
            return { kind: "absent", file };
        if (escapes(workspace, path))
            return { kind: "outside-workspace", file };
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return { kind: "unreadable", file, code: stats.isDirectory() ? "EISDIR" : "EFTYPE" };
        if (stats.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.fileBytes)
            return { kind: "unreadable", file, code: "EFBIG" };
        const text = new TextDecoder("utf-8", { fatal: true }).decode((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path));
        return { kind: "read", source: { file, text, annotatable: isAnnotatable(workspace, path) } };
    }
    catch (error) {
        return { kind: "unreadable", file, code: codeOf(error) };
    }
}
/** The system's word for what it refused; what has no such word is our own fault and goes on. */
function codeOf(error) {
    if (typeof error !== "object" || error === null || !("code" in error))
        throw error;
    return error.code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? "EILSEQ" : String(error.code);
}
function escapes(workspace, path) {
    return isInside(workspace.root, path) && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace.root), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path));
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(way);
}
/** The folder that holds `.git` at or above this one. */
function repositoryAround(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
    return parent === folder ? undefined : repositoryAround(parent);
}
/** As people see a typed or found path: relative to its repository, at a terminal to the working directory; `/` everywhere. */
function displayName(workspace, typedPath) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace.workingDirectory, typedPath);
    const start = startOfNames(workspace, path);
    if (!isInside(start, path))
        return path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_3__.sep, "/");
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(start, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_3__.sep, "/") || ".";
}
function startOfNames(workspace, path) {
    if (workspace.face === "terminal")
        return workspace.workingDirectory;
    if (!isInside(workspace.root, path))
        return workspace.root;
    const repository = repositoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    return repository !== undefined && isInside(workspace.root, repository) ? repository : workspace.root;
}
function isAnnotatable(workspace, path) {
    return isInside(workspace.root, path);
}
/** True when the workspace itself is the checkout, so that a place in it is a place in the repository on GitHub. */
function isCheckout(workspace) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace.root, ".git"));
}
/**
 * Folders near the working directory, above it or up to two below, that hold a file of that name, as one would type them
 * for `working-directory`. A hint only: a tree of thousands of folders is not searched to its end.
 */
function findNearby(workspace, typedPath) {
    const { root, workingDirectory, baseDirectory } = workspace;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(typedPath) !== typedPath)
        return [];
    const above = [];
    for (let folder = workingDirectory; folder !== root && isInside(root, folder);) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, typedPath)))
            above.push(folder);
    }
    const below = [];
    let folders = [workingDirectory];
    for (let depth = 1; depth <= 2; depth++) {
        folders = folders.slice(0, 500).flatMap(foldersIn);
        below.push(...folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, typedPath))));
    }
    return [...above, ...below.sort(_core_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodePoint */ .H)]
        .slice(0, 10)
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(baseDirectory, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_3__.sep, "/") || ".");
}
function foldersIn(folder) {
    return listFolder(folder)
        .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name));
}
function listFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/**
 * Why a file must not be written: only inside the workspace with links resolved, and never through a link, which would
 * let a repository choose what is overwritten. Undefined: it may be; whether it can be, the write will show.
 */
function refusalToWrite(workspace, typedPath) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace.workingDirectory, typedPath);
    if (!isInside(workspace.root, path))
        return "outside-workspace";
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder) && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace.root), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder)))
        return "outside-workspace";
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? "link" : undefined;
}
/**
 * Replaces a file in one step: a new file in the same folder, flushed, then renamed over it, at once after a last look
 * at what is there. `before` is the text it must still have; undefined: there must be no such file.
 */
async function writeAtomically(workspace, typedPath, before, text) {
    const refusal = refusalToWrite(workspace, typedPath);
    if (refusal !== undefined)
        return { kind: refusal };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(workspace.workingDirectory, typedPath);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.mode;
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx");
        try {
            await file.writeFile(text);
            await file.sync();
        }
        finally {
            await file.close();
        }
        if (mode !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary, mode);
        const now = readSource(workspace, typedPath);
        if ((now.kind === "read" ? now.source.text : undefined) !== before) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            return { kind: "changed-meanwhile" };
        }
        // Without waiting: a second update between the look and this would be lost.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
        return { kind: "written" };
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        return { kind: "unwritable", code: codeOf(error) };
    }
}


/***/ })

};
