export const id = 121;
export const ids = [121];
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

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OUTPUT_NAMES: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   renderOutputs: () => (/* binding */ renderOutputs)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(332);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9929);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3920);
// The action's outputs: every one in every run, within what GitHub allows for a job.





/** In the order of action.yml. */
const OUTPUT_NAMES = [
    "result",
    "exit-code",
    "retryable",
    "headline",
    "verified-count",
    "missing-tools",
    "unchecked-servers",
    "lock-changed",
    "report-path",
];
/** All nine, as strings. Lists are JSON and lose names from their end before they get too long. */
function renderOutputs(result, reportPath) {
    const isConcluded = result.kind === "ok" || result.kind === "config-error";
    const verdicts = isConcluded ? result.verdicts : [];
    const exitCode = result.kind === "cancelled" ? _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a[result.signal] : _core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_CODES */ .a[result.kind];
    const half = _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.outputCharacters / 2;
    // What an update has accepted is the change, not a failure.
    const failing = result.kind === "config-error" ? result.verdicts : [];
    const isChanged = isConcluded && result.lockChange?.kind === "written";
    return {
        result: result.kind,
        "exit-code": String(exitCode),
        retryable: String(isConcluded && result.retryable),
        headline: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderHeadline */ .Lf)(result), 1_000),
        "verified-count": isConcluded ? String((0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N)(verdicts).there) : "",
        "missing-tools": isConcluded ? jsonWithin(half, failing.flatMap(notSeen)) : "",
        "unchecked-servers": isConcluded ? jsonWithin(half / 2, unchecked(failing)) : "",
        "lock-changed": String(isChanged),
        "report-path": (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(reportPath, 4_096),
    };
}
function notSeen(verdict) {
    switch (verdict.kind) {
        case "tools-missing":
            return verdict.missing.map(({ server, tool }) => ({ server, tool, seen: "absent" }));
        case "not-checked":
            return (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedOf */ .E)(verdict).map(({ server, tool }) => ({ server, tool, seen: "unknown" }));
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


/***/ })

};
