export const id = 299;
export const ids = [299];
export const modules = {

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ toolsOf),
/* harmony export */   Lf: () => (/* binding */ renderHeadline),
/* harmony export */   Q4: () => (/* binding */ removedOf),
/* harmony export */   _E: () => (/* binding */ addedOf),
/* harmony export */   e2: () => (/* binding */ retrySentence),
/* harmony export */   gD: () => (/* binding */ headlineOf)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9460);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(427);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9929);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4702);
// The whole run in one sentence, for the headline, the summary's heading and the output.




/** What a headline says depends on no face. */
const NEUTRAL = { face: "terminal", secrets: "available", repository: undefined };
/** Plain text, one line. */
function renderHeadline(result) {
    return (0,_render_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPlain */ .ld)(headlineOf(result));
}
/** The same sentence for every sink. */
function headlineOf(result) {
    switch (result.kind) {
        case "ok":
            return result.lockChange === undefined ? headlineOfGreen(result) : headlineOfChange(result.lockChange);
        case "config-error":
            return result.lockChange?.kind === "refused"
                ? headlineOfChange(result.lockChange, result.verdicts.length)
                : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight failed: ${problemsOf(result)}`;
        case "cancelled":
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight was cancelled by ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(result.signal)}: nothing is claimed`;
        case "internal-error":
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight is broken: the fault is its own, no server is blamed`;
    }
}
function headlineOfGreen({ verdicts }) {
    const { expected, servers } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(verdicts);
    const verb = expected === 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `is` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `are`;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight OK: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(expected, "tool")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(servers, "server")} ${verb} there`;
}
function headlineOfChange(change, servers = 0) {
    switch (change.kind) {
        case "refused": {
            const refused = new Set(change.refusals.map(({ server }) => server)).size;
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight refused to update the lock: ${refused} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(servers, "server")} ${refused === 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `has a problem` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `have problems`}`;
        }
        case "unchanged":
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight left the lock as it is: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(toolsOf(change.servers, "after"), "tool")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(change.servers.length, "server")}`;
        case "written":
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `MCP preflight updated the lock: ${changeCounts(change.servers)}`;
    }
}
/** `5 tools added, 2 removed`. */
function changeCounts(changes) {
    const added = changes.reduce((total, change) => total + addedOf(change).length, 0);
    const removed = changes.reduce((total, change) => total + removedOf(change).length, 0);
    const servers = changes.filter(({ before, after }) => before === undefined || after === undefined).length;
    if (removed === 0 && added === 0)
        return servers === 0
            ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `the same tools, written anew`
            : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(servers, "server")} without tools`;
    if (removed === 0)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(added, "tool")} added`;
    return added === 0
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(removed, "tool")} removed`
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(added, "tool")} added, ${removed} removed`;
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
/** How many tools the lock expects, before or after its change. */
function toolsOf(servers, when) {
    return servers.reduce((total, change) => total + (change[when]?.length ?? 0), 0);
}
function problemsOf(result) {
    const errors = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__.wordFindings)(result, NEUTRAL).filter(({ level }) => level === "error");
    const [first, ...more] = errors;
    if (first !== undefined && more.length === 0)
        return onlyProblem(first, result);
    const { missing, unchecked } = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(result.verdicts);
    const judged = result.verdicts.filter(({ kind }) => kind === "tools-missing" || kind === "not-checked").length;
    const others = errors.length - judged;
    const parts = [
        ...(missing === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(missing, "tool")} missing`]),
        ...(unchecked === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(unchecked, "server")} not checked`]),
        ...(others <= 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others, judged === 0 ? "problem" : "other problem")}`]),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `, ${part}`));
}
/** The one thing that is wrong, by its name. */
function onlyProblem(found, { verdicts }) {
    if (found.server === undefined)
        return found.what;
    const server = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(found.server);
    const verdict = verdicts.find(({ subject }) => subject.server === found.server);
    if (verdict?.kind === "not-checked")
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${server} not checked, ${found.what}`;
    if (verdict?.kind !== "tools-missing")
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${found.what} (${server})`;
    const missing = verdict.missing.length;
    const all = verdict.subject.locked?.expectations.length ?? 0;
    if (missing === 1)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `tool ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(verdict.missing[0]?.tool ?? "")} of ${server} is missing`;
    if (missing < all)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `${missing} of ${all} tools of ${server} are missing`;
    return missing === 2
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `both tools of ${server} are missing`
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `all ${all} tools of ${server} are missing`;
}
/** Whether a second run may see another thing. */
function retrySentence({ retryable }) {
    return retryable ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `A re-run may pass by itself.` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL) `A re-run alone will not help.`;
}


/***/ }),

/***/ 2071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ fixLine),
/* harmony export */   V: () => (/* binding */ messageLines)
/* harmony export */ });
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(427);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);
// A finding as plain text: what annotations, terminal and report have in common.



/** What was seen, what it means, the likely cause. */
function messageLines({ rule, seen, stakes, cause, quotes }, atMost) {
    const label = rule === "missing-tool" ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `Missing: ` : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) ``;
    return [
        (0,_render_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPlain */ .ld)([...label, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sentences */ .hC)([seen, stakes])], atMost),
        ...(cause === undefined ? [] : [(0,_render_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPlain */ .ld)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `Likely cause: ${cause}`, atMost)]),
        ...(quotes.length === 0 ? [] : [`Last on stderr: ${quotes.map(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK).join("\n  ")}`]),
    ];
}
/** One thing to do; a snippet of one line stands on the same line. */
function fixLine({ words: said, snippet }) {
    const text = (0,_render_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPlain */ .ld)(said);
    if (snippet === undefined)
        return text;
    const lines = snippet.text.split("\n").map(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK);
    return lines.length === 1 ? `${text} ${lines.join("")}` : [text, ...lines].join("\n");
}


/***/ }),

/***/ 9731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ OWN_FAULT),
/* harmony export */   N_: () => (/* binding */ ISSUES),
/* harmony export */   S6: () => (/* binding */ errorLines)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
// An error of our own as lines that can be reported; the only place where a stack is shown.

/** Where a fault of ours is reported. */
const ISSUES = "https://github.com/OWNER/mcp-preflight/issues";
/** What a fault of ours means for whoever reads it. */
const OWN_FAULT = "Nothing is known about your servers, and nothing is claimed about them.";
/** The stack of an error and of its causes, or whatever was thrown instead. */
function errorLines(error, depth = 0) {
    if (!(error instanceof Error))
        return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`Thrown: ${String(error)}`, 1_000))];
    const own = (error.stack ?? `${error.name}: ${error.message}`)
        .split("\n")
        .map((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(line, 1_000)));
    const lines = depth === 0 ? own : own.map((line, index) => (index === 0 ? `Caused by ${line}` : line));
    return error.cause === undefined || depth === 3 ? lines : [...lines, ...errorLines(error.cause, depth + 1)];
}


/***/ }),

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ expectedOf),
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
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


/***/ }),

/***/ 3299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderLive: () => (/* binding */ renderLive),
/* harmony export */   renderTerminal: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _core_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5139);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2251);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2071);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(427);
/* harmony import */ var _stack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9731);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9929);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4702);
// The result as a few lines of text, for a terminal and for the action's log: one line a problem.








/** More names of one server than this are counted: the report has them all. */
const NAMES = 50;
/** Lines with a line break at the end of each; none of them is a command to GitHub's runner. */
function renderTerminal(result, findings) {
    return linesOf(result, findings)
        .map((line) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(line)}\n`)
        .join("");
}
/** The line that is written while others still run. */
function renderLive(server, observation) {
    const took = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(observation.evidence.durationMs);
    const seen = observation.kind === "listed"
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(observation.tools.length, "tool")
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)((0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleOfFailure */ .YB)(observation.failure))}`;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)((0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlain */ .ld)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: ${seen} in ${took}`))}\n`;
}
function linesOf(result, findings) {
    const took = (0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlain */ .ld)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(result.durationMs));
    switch (result.kind) {
        case "ok":
            return [
                `MCP preflight OK in ${took} (${(0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlain */ .ld)(greenWords(result))})`,
                ...findings.flatMap((finding) => problemLines(finding, result)),
                ...changeLines(result),
            ];
        case "config-error":
            return [
                `MCP preflight FAILED in ${took}`,
                ...findings
                    .filter((finding) => !isRefusal(finding))
                    .flatMap((finding) => problemLines(finding, result)),
                ...changeLines(result),
            ];
        case "cancelled":
            return [(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHeadline */ .Lf)(result)];
        case "internal-error":
            return [(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .renderHeadline */ .Lf)(result), ...(0,_stack_js__WEBPACK_IMPORTED_MODULE_5__/* .errorLines */ .S6)(result.error)];
    }
}
function greenWords({ lockChange, verdicts }) {
    if (lockChange === undefined)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)((0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .tally */ .N)(verdicts).there, "tool")} verified`;
    const observations = verdicts.map(_core_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .observationOf */ .KY);
    const listed = observations.reduce((total, seen) => total + (seen?.kind === "listed" ? seen.tools.length : 0), 0);
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(listed, "tool")} listed`;
}
/** The refusal of an update has the last line, not one among the problems. */
function isRefusal({ rule, server }) {
    return rule === "update-refused" && server === undefined;
}
const MARKS = { error: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$, warning: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `warning: `, notice: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `note: ` };
/** A whole file that is wrong ends the run: what to do about it stands below. */
function problemLines(finding, { verdicts }) {
    const { server, level, fixes } = finding;
    const verdict = verdicts.find(({ subject }) => subject.server === server);
    const line = `  - ${(0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlain */ .ld)([...MARKS[level], ...problemWords(finding, verdict)], NAMES)}`;
    return server === undefined ? [line, ...fixes.map((fix) => `    ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_7__/* .fixLine */ .S)(fix)}`)] : [line];
}
function problemWords(finding, verdict) {
    const { server, rule, what, seen, place } = finding;
    if (server === undefined)
        return fileWords(finding);
    if (verdict?.kind === "tools-missing" && rule === "missing-tool") {
        const { missing, subject } = verdict;
        const all = subject.locked?.expectations.length ?? 0;
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: ${missing.length}/${all} tools missing -> ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(missing.map(({ tool }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(tool)))}${likely(finding)}`;
    }
    if (verdict?.kind === "not-checked" && verdict.why.kind === "probe-failed" && finding.level === "error") {
        const last = finding.quotes.at(-1);
        const says = last === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(last, 200))}`;
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: probe failed (${what}${says})${likely(finding)}`;
    }
    const names = seen.filter(({ kind }) => kind === "list");
    if ((rule === "unlisted-tool" || rule === "update-refused") && names.length > 0)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: ${what} -> ${names}`;
    if (finding.hint?.place !== undefined)
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: ${what}${likely(finding)}`;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(server)}: ${what}${place === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.at)(place)})`}`;
}
/** ` (REPORT_API_TOKEN is empty, .mcp.json:6)`. */
function likely({ hint }) {
    return hint?.place === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) ` (${hint.words}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.at)(hint.place)})`;
}
/** `.mcp.json:7:5: .mcp.json is not valid JSON. …` */
function fileWords({ title, seen, place }) {
    const where = place === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .NOTHING */ .K$ : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.at)(place)}:${place.column}: `;
    return [...where, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)([(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ)(title)}.`, seen])];
}
function changeLines({ lockChange, verdicts }) {
    return lockChange === undefined ? [] : [(0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlain */ .ld)(changeWords(lockChange, verdicts))];
}
function changeWords(change, verdicts) {
    const file = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(change.file);
    switch (change.kind) {
        case "unchanged":
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `${file} is unchanged`;
        case "written": {
            const { servers } = change;
            const kept = servers.filter(({ after }) => after !== undefined).length;
            const added = servers.reduce((total, each) => total + (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .addedOf */ ._E)(each).length, 0);
            const removed = servers.reduce((total, each) => total + (0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .removedOf */ .Q4)(each).length, 0);
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `wrote ${file} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(kept, "server")}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .toolsOf */ .Fu)(servers, "after"), "tool")}; +${added} -${removed})`;
        }
        case "refused": {
            const refused = new Set(change.refusals.map(({ server }) => server)).size;
            const why = change.refusals.every(({ kind }) => kind === "not-checked")
                ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `could not be checked`
                : refused === 1
                    ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `has a problem`
                    : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `have problems`;
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL) `refusing to write ${file}: ${refused} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(verdicts.length, "server")} ${why}`;
        }
    }
}


/***/ })

};
