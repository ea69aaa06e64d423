export const id = 665;
export const ids = [665];
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

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4429);
/* harmony import */ var _core_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5139);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2071);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(427);
/* harmony import */ var _stack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9731);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9929);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4702);
// The report: one JSON document for programs, version 1; keys are only ever added.








/** DESIGN §7.3. Names stand as they are; sentences have what cannot be seen made visible. */
function renderReport(result, findings) {
    const concluded = result.kind === "internal-error" ? undefined : result;
    const document = {
        version: 1,
        result: result.kind,
        exitCode: _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODES */ .a[result.kind],
        retryable: concluded?.retryable ?? false,
        headline: (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderHeadline */ .Lf)(result),
        durationMs: Math.round(result.durationMs),
        servers: (concluded?.verdicts ?? []).map((verdict) => serverOf(verdict, findings)),
        findings: findings.map(findingOf),
        ...(result.kind === "internal-error" ? { error: (0,_stack_js__WEBPACK_IMPORTED_MODULE_3__/* .errorLines */ .S6)(result.error).join("\n") } : {}),
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
        message: (0,_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .messageLines */ .V)(finding, Number.POSITIVE_INFINITY).join("\n"),
        ...(fixes.length === 0 ? {} : { fix: fixes.map(_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .fixLine */ .S).join("\n") }),
        ...placed(place),
    };
}
function placed(place) {
    return place === undefined ? {} : { place: { file: place.file, line: place.line, column: place.column } };
}
function serverOf(verdict, findings) {
    const { server, entry, locked } = verdict.subject;
    const expected = (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .expectedOf */ .E)(verdict).map(({ tool }) => tool);
    const observation = (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .observationOf */ .KY)(verdict);
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
function failureOf(verdict, findings) {
    if (verdict.kind !== "not-checked")
        return {};
    const failure = verdict.why.kind === "probe-failed" ? verdict.why.observation.failure : undefined;
    const rule = (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOfVerdict */ .bM)(verdict);
    const said = findings.find((each) => each.server === verdict.subject.server && each.rule === rule);
    return {
        failure: {
            stage: failure?.stage ?? "config",
            kind: failure?.cause.kind ?? verdict.why.kind,
            message: said === undefined ? "" : (0,_render_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPlain */ .ld)((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .words */ .aL) `${said.what}. ${said.seen}`),
            stderr: failure?.stderr ?? [],
        },
    };
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


/***/ })

};
