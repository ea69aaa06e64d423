export const id = 335;
export const ids = [335];
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

/***/ 5335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/render.js
var render = __webpack_require__(427);
// EXTERNAL MODULE: ./build/report/stack.js
var stack = __webpack_require__(9731);
// EXTERNAL MODULE: ./build/core/verdict.js
var core_verdict = __webpack_require__(5139);
// EXTERNAL MODULE: ./build/report/tally.js
var tally = __webpack_require__(9929);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
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
    return cell.replace(/(?<=^|>)[^<]+/g, report_text/* breakable */.mo);
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
        ...shown.map(({ verdict, cell }) => [(0,render/* renderHtml */.K2)([(0,words/* name */.UU)(verdict.subject.server)]), renderCell(cell)]),
        ...(others.length === 0
            ? []
            : [[`${others.length} ${others.length === 1 ? "other" : "others"}`, othersCell(others)]]),
    ]);
}
const ORDER = ["❌", "❓", "⚠️", "✅", undefined];
function cellOf(verdict, all) {
    const findings = all.filter(({ server }) => server === verdict.subject.server);
    const error = findings.find(({ level }) => level === "error");
    const warnings = findings.filter(({ level }) => level === "warning");
    const below = warnings.map(({ what }) => `⚠️ ${(0,render/* renderHtml */.K2)(what)}`);
    const expected = (0,tally/* expectedOf */.E)(verdict).length;
    switch (verdict.kind) {
        case "tools-missing":
            return cell("❌", (0,words/* words */.aL) `${verdict.missing.length} of ${(0,words/* count */.U9)(expected, "tool")} missing`, words/* NOTHING */.K$, [
                (0,render/* renderHtml */.K2)(error?.hint?.words ?? words/* NOTHING */.K$),
                ...below,
            ]);
        case "not-checked":
            return cell("❓", (0,words/* words */.aL) `not checked`, expected === 0 ? words/* NOTHING */.K$ : (0,words/* words */.aL) `, ${(0,words/* count */.U9)(expected, "tool")} unknown`, [(0,render/* renderHtml */.K2)(error?.what ?? words/* NOTHING */.K$), (0,render/* renderHtml */.K2)(error?.hint?.words ?? words/* NOTHING */.K$), ...below]);
        case "verified": {
            const { unlisted } = verdict;
            const more = unlisted.length === 0 ? words/* NOTHING */.K$ : (0,words/* words */.aL) `, ${unlisted.length} more that nobody expects`;
            const there = (0,words/* words */.aL) `${expected} of ${(0,words/* count */.U9)(expected, "tool")} there`;
            return error === undefined
                ? cell("✅", there, more, below)
                : cell("❌", error.what, words/* NOTHING */.K$, [(0,render/* renderHtml */.K2)([...there, ...more]), ...below]);
        }
        case "skipped":
            return cell(undefined, (0,words/* words */.aL) `skipped`, words/* NOTHING */.K$, [
                (0,render/* renderHtml */.K2)((0,words/* words */.aL) `disabled, and nothing is expected of it`),
            ]);
        case "not-expected":
            return notExpectedCell(error, warnings);
    }
}
function notExpectedCell(error, [first, ...more]) {
    const notStarted = "not started: nothing is expected of it";
    if (error !== undefined)
        return cell("❌", error.what, words/* NOTHING */.K$, [notStarted]);
    if (first === undefined)
        return cell(undefined, (0,words/* words */.aL) `not started`, words/* NOTHING */.K$, ["nothing is expected of it"]);
    return cell("⚠️", first.what, words/* NOTHING */.K$, [notStarted, ...more.map(({ what }) => `⚠️ ${(0,render/* renderHtml */.K2)(what)}`)]);
}
function cell(mark, bold, rest, below) {
    return { mark, bold: (0,render/* renderHtml */.K2)(bold), rest: (0,render/* renderHtml */.K2)(rest), below };
}
function othersCell(verdicts) {
    const tools = verdicts.reduce((total, verdict) => total + (0,tally/* expectedOf */.E)(verdict).length, 0);
    return verdicts.every(({ kind }) => kind === "verified")
        ? renderCell(cell("✅", (0,words/* words */.aL) `all ${(0,words/* count */.U9)(tools, "tool")} there`, words/* NOTHING */.K$, []))
        : (0,render/* renderHtml */.K2)((0,words/* words */.aL) `left out of this table; the report has them`);
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
                (0,render/* renderHtml */.K2)([(0,words/* name */.UU)(verdict.subject.server)]),
                observation.kind === "failed" ? "unknown" : (0,render/* renderHtml */.K2)(toolCounts(verdict, observation.tools.length)),
                verdict.subject.entry?.transport ?? "",
                (0,render/* renderHtml */.K2)(versionOf(evidence)),
                evidence.protocol === undefined ? "" : (0,render/* renderHtml */.K2)([{ kind: "phrase", text: evidence.protocol }]),
                (0,render/* renderHtml */.K2)((0,words/* duration */.p0)(evidence.durationMs)),
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
    const expected = (0,tally/* expectedOf */.E)(verdict).length;
    const missing = verdict.kind === "tools-missing" ? verdict.missing.length : 0;
    return verdict.kind === "not-expected" ? (0,words/* words */.aL) `${listed}` : (0,words/* words */.aL) `${expected - missing} of ${expected}`;
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
        const tools = isSeen ? (0,tally/* expectedOf */.E)(verdict).map(({ tool }) => tool) : [];
        return { server: verdict.subject.server, tools: tools.filter((tool) => !missing.has(tool)) };
    });
    const shown = there.filter(({ tools }) => tools.length > 0);
    if (shown.length === 0 || shown.length > ROWS_FOR_ALL)
        return [];
    return [details(`Tools that are there: ${(0,render/* renderHtml */.K2)(countsOf(shown))}`, bullets(shown))];
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
    const hints = commands.map((command) => `To expect those of ${(0,report_text/* codeSpan */.SS)(hint?.server ?? "")} from now on: ${(0,report_text/* codeSpan */.SS)(command)}`);
    return [
        details(`Tools that nobody expects: ${(0,render/* renderHtml */.K2)(countsOf(shown))}`, [bullets(shown), ...hints].join("\n\n")),
    ];
}
/** `3 in warehouse and 3 in github`, or the sum for many servers. */
function countsOf(named) {
    if (named.length <= 3)
        return (0,words/* enumerate */.HL)(named.map(({ server, tools }) => (0,words/* words */.aL) `${tools.length} in ${(0,words/* name */.UU)(server)}`));
    const sum = named.reduce((total, { tools }) => total + tools.length, 0);
    return (0,words/* words */.aL) `${sum} in ${(0,words/* count */.U9)(named.length, "server")}`;
}
function bullets(named) {
    return named
        .map(({ server, tools }) => {
        const names = (0,words/* list */.p_)(tools.map((tool) => (0,words/* name */.UU)(tool)));
        return `- ${(0,report_text/* codeSpan */.SS)(server)}: ${(0,render/* renderMarkdown */.Gc)([names], undefined)}`;
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
        : [...shown, `${left} more ${left === 1 ? "problem is" : "problems are"} in the report.`];
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
    const markdown = (said) => (0,render/* renderMarkdown */.Gc)(said, repository);
    return [
        ...(titled ? [`<h3>${(0,render/* renderHtml */.K2)(titleOf(group))}</h3>`] : []),
        ...seenParagraphs(group, titled, markdown),
        ...whereParagraph(group, markdown),
        ...(quotes ? quoteBlocks(group) : []),
        ...(first.cause === undefined ? [] : [`**Likely cause:** ${markdown(causeOf(group, first.cause))}`]),
        ...first.fixes.map((fix, index) => renderFix(fix, index === 0 ? "**Do this:** " : "", markdown)),
    ].join("\n\n");
}
function titleOf(group) {
    const [first] = group;
    const servers = group.flatMap(({ server }) => (server === undefined ? [] : [(0,words/* name */.UU)(server)]));
    if (servers.length === 0)
        return first.what;
    const isSame = group.every(({ what }) => JSON.stringify(what) === JSON.stringify(first.what));
    const who = servers.length > 5 ? (0,words/* words */.aL) `${(0,words/* list */.p_)(servers)}` : (0,words/* enumerate */.HL)(servers);
    return (0,words/* words */.aL) `${who}: ${isSame ? first.what : (0,words/* words */.aL) `one cause`}`;
}
/** The same cause stands in several places of the config. */
function causeOf(group, cause) {
    const others = group.slice(1).flatMap(({ hint }) => (hint?.place === undefined ? [] : [hint.place]));
    if (others.length === 0)
        return cause;
    return (0,words/* words */.aL) `${cause} The same holds in ${(0,words/* enumerate */.HL)(others.map(words.at))}.`;
}
/** What is unknown stands in the table, or, where the heading is the only title, here. */
function seenParagraphs(group, titled, markdown) {
    const [first] = group;
    const label = first.rule === "missing-tool" ? "**Missing:**" : "**Seen:**";
    const texts = group.map(({ seen, stakes }) => markdown(titled ? seen : (0,words/* sentences */.hC)([seen, stakes])));
    const [only, ...different] = new Set(texts);
    if (different.length === 0)
        return [`${label} ${only ?? ""}`];
    const lines = group.map(({ server }, index) => `- ${(0,report_text/* codeSpan */.SS)(server ?? "")}: ${texts[index] ?? ""}`);
    return [label, lines.join("\n")];
}
/** A list of names with places says where they stand; all else has a place of its own. */
function whereParagraph(group, markdown) {
    if (group[0].seen.some(isPlacedList))
        return [];
    const places = group.flatMap(({ place }) => (place === undefined ? [] : [(0,words.at)(place)]));
    return places.length === 0 ? [] : [`**Where:** ${markdown((0,words/* enumerate */.HL)(places.slice(0, 10)))}`];
}
function isPlacedList(span) {
    return span.kind === "list" && span.names.some((each) => each.kind === "name" && each.place !== undefined);
}
function quoteBlocks(group) {
    return group.flatMap(({ server, quotes }) => {
        if (quotes.length === 0)
            return [];
        const lines = quotes.length === 1 ? "Last line" : "Last lines";
        const whose = group.length === 1 || server === undefined ? "" : ` of ${(0,report_text/* codeSpan */.SS)(server)}`;
        return [
            `${lines}${whose} on stderr:`,
            (0,report_text/* fence */.EU)("", quotes.map((quote) => quote.replaceAll("\n", " ")).join("\n")),
        ];
    });
}
/** Markdown: what to do, and below it what can be pasted. */
function renderFix(fix, label, markdown) {
    const said = `${label}${markdown(fix.words)}`;
    return fix.snippet === undefined ? said : `${said}\n\n${(0,report_text/* fence */.EU)(fix.snippet.language, fix.snippet.text)}`;
}
/** Warnings as a list: nothing stops for them. */
function renderWarnings(findings, repository, { sections }) {
    if (findings.length === 0 || sections === 0)
        return [];
    const lines = findings.slice(0, sections).map(({ server, what, seen, fixes }) => {
        const who = server === undefined ? "" : `${(0,report_text/* codeSpan */.SS)(server)}: `;
        const fix = fixes.map((each) => inlineFix(each, repository)).join(" ");
        return `- ${who}${(0,render/* renderMarkdown */.Gc)((0,words/* words */.aL) `${what}. ${seen}`, repository)} ${fix}`.trimEnd();
    });
    const left = findings.length - lines.length;
    return [
        "<h3>Warnings</h3>",
        [...lines, ...(left === 0 ? [] : [`- ${left} more in the report.`])].join("\n"),
    ];
}
function inlineFix({ words: said, snippet }, repository) {
    const text = (0,render/* renderMarkdown */.Gc)(said, repository);
    return snippet === undefined ? text : `${text} ${(0,report_text/* codeSpan */.SS)(snippet.text)}`;
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
        `<h2>${result.kind === "ok" ? "✅" : "❌"} ${(0,render/* renderHtml */.K2)((0,headline/* headlineOf */.gD)(result))}</h2>`,
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
    const { expected, there, missing, unknown, servers } = (0,tally/* tally */.N)(verdicts);
    if (verdicts.length === 0)
        return [];
    if (result.kind === "ok") {
        const asked = servers === 1 ? (0,words/* words */.aL) `1 server was asked` : (0,words/* words */.aL) `${servers} servers were asked`;
        return [
            `Held: **${(0,render/* renderPlain */.ld)((0,words/* count */.U9)(expected, "tool"))} of the lock**, no allow-list. ${(0,render/* renderPlain */.ld)(asked)}.`,
        ];
    }
    if (verdicts.length === 1)
        return [];
    const parts = [
        there === 0 ? (0,words/* words */.aL) `none is there` : (0,words/* words */.aL) `${there} ${there === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} there`,
        ...(missing === 0 ? [] : [(0,words/* words */.aL) `${missing} ${missing === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} missing`]),
        ...(unknown === 0 ? [] : [(0,words/* words */.aL) `${unknown} ${unknown === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} unknown`]),
    ];
    const counts = `Of ${(0,render/* renderPlain */.ld)((0,words/* count */.U9)(expected, "expected tool"))}, **${(0,render/* renderPlain */.ld)((0,words/* enumerate */.HL)(parts))}.**`;
    return [`${counts} ${(0,render/* renderMarkdown */.Gc)(retryWords(result), undefined)}`];
}
/** Which servers a second run may clear, and which need somebody. */
function retryWords(result) {
    const failing = result.verdicts.filter((verdict) => (0,core_verdict/* ruleOfVerdict */.bM)(verdict) !== undefined);
    const passing = failing.filter(core_verdict/* mayPassByItself */.jF);
    const lasting = failing.filter((verdict) => !(0,core_verdict/* mayPassByItself */.jF)(verdict));
    if (result.retryable)
        return (0,words/* words */.aL) `A re-run may clear ${failing.length === 1 ? (0,words/* words */.aL) `it` : (0,words/* words */.aL) `all of it`}.`;
    if (passing.length === 0 || lasting.length === 0)
        return (0,headline/* retrySentence */.e2)(result);
    const need = lasting.length === 1 ? (0,words/* words */.aL) `needs a change` : (0,words/* words */.aL) `need a change`;
    return (0,words/* words */.aL) `A re-run may clear ${serverNames(passing)}; ${serverNames(lasting)} ${need}.`;
}
function serverNames(verdicts) {
    const names = verdicts.slice(0, 5).map(({ subject }) => (0,words/* name */.UU)(subject.server));
    const left = verdicts.length - names.length;
    return (0,words/* enumerate */.HL)([...names, ...(left === 0 ? [] : [(0,words/* count */.U9)(left, "other")])]);
}
/** `Checked .mcp.json against mcp-tools.lock.json in 2.1 s. Result config-error, exit code 78.` */
function footerOf(result, only) {
    const { durationMs, filteredOut, kind, verdicts } = result;
    const what = only === undefined ? words/* NOTHING */.K$ : (0,words/* words */.aL) `${(0,words/* name */.UU)(only.subject.server)}${howItWasAsked(only)} in `;
    const did = didOf(result, what);
    const retry = (only === undefined && verdicts.length > 0) || kind === "ok" || result.retryable
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) `${(0,headline/* retrySentence */.e2)(result)} `;
    const left = filteredOut === 0
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) ` ${(0,words/* count */.U9)(filteredOut, "server")} ${filteredOut === 1 ? (0,words/* words */.aL) `was` : (0,words/* words */.aL) `were`} left out by the input ${(0,words/* name */.UU)("servers")}.`;
    return (0,render/* renderMarkdown */.Gc)((0,words/* words */.aL) `${retry}${did} ${(0,words/* duration */.p0)(durationMs)}. Result ${(0,words/* name */.UU)(kind)}, exit code ${core_result/* EXIT_CODES */.a[kind]}.${left}`, undefined);
}
function didOf({ configFile, lockFile, verdicts, lockChange }, what) {
    if (verdicts.length === 0)
        return (0,words/* words */.aL) `Stopped after`;
    return lockChange === undefined
        ? (0,words/* words */.aL) `Checked ${what}${(0,words/* name */.UU)(configFile)} against ${(0,words/* name */.UU)(lockFile)} in`
        : (0,words/* words */.aL) `Asked the servers of ${(0,words/* name */.UU)(configFile)} in`;
}
function howItWasAsked(verdict) {
    const evidence = (0,core_verdict/* observationOf */.KY)(verdict)?.evidence;
    const transport = verdict.subject.entry?.transport;
    if (evidence === undefined || transport === undefined)
        return words/* NOTHING */.K$;
    const said = [
        (0,words/* words */.aL) `${{ kind: "phrase", text: transport }}`,
        ...(evidence.implementation === undefined ? [] : [versionOf(evidence)]),
        ...(evidence.protocol === undefined
            ? []
            : [(0,words/* words */.aL) `protocol ${{ kind: "phrase", text: evidence.protocol.slice(0, 60) }}`]),
    ];
    return (0,words/* words */.aL) ` (${said.flatMap((part, index) => (index === 0 ? part : (0,words/* words */.aL) `, ${part}`))})`;
}

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
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
        `<h2>${markOf(change)} ${(0,render/* renderHtml */.K2)((0,headline/* headlineOf */.gD)(result))}</h2>`,
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
    return change.servers.some((each) => (0,headline/* removedOf */.Q4)(each).length > 0) ? "⚠️" : "✅";
}
// ---------------------------------------------------------------- written, or as it was
function doneParts(change, detail) {
    const { servers } = change;
    const lead = (0,render/* renderMarkdown */.Gc)((0,words/* words */.aL) `${(0,words/* name */.UU)(change.file)} ${change.kind === "unchanged" ? (0,words/* words */.aL) `still expects` : (0,words/* words */.aL) `now expects`} `, undefined);
    const held = servers.filter(({ after }) => after !== undefined).length;
    const before = servers.filter((each) => each.before !== undefined).length;
    const now = `**${(0,render/* renderPlain */.ld)((0,words/* words */.aL) `${(0,words/* count */.U9)((0,headline/* toolsOf */.Fu)(servers, "after"), "tool")} of ${(0,words/* count */.U9)(held, "server")}`)}**`;
    const was = change.kind === "unchanged" || before === 0
        ? ""
        : (0,render/* renderPlain */.ld)((0,words/* words */.aL) `; before, ${(0,words/* count */.U9)((0,headline/* toolsOf */.Fu)(servers, "before"), "tool")} of ${before}`);
    const changed = servers.filter((each) => (0,headline/* addedOf */._E)(each).length + (0,headline/* removedOf */.Q4)(each).length > 0 || isNewOrGone(each));
    return [
        `${lead}${now}${was}.`,
        ...(change.kind === "unchanged" || servers.length === 0 ? [] : [changesTable(servers, changed, detail)]),
        ...removalParts(changed),
        ...(changed.length === 0 ? [] : ["<h3>The change</h3>", (0,report_text/* fence */.EU)("diff", diffOf(changed))]),
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
    const same = shown.length === changed.length ? (0,words/* words */.aL) `unchanged` : (0,words/* words */.aL) `left out of this table`;
    return htmlTable(CHANGE_COLUMNS, [
        ...shown.map((each) => [(0,render/* renderHtml */.K2)([(0,words/* name */.UU)(each.server)]), changeCell(each)]),
        ...(rest.length === 0
            ? []
            : [
                [
                    `${rest.length} ${rest.length === 1 ? "other" : "others"}`,
                    (0,render/* renderHtml */.K2)((0,words/* words */.aL) `${same}, ${(0,words/* count */.U9)((0,headline/* toolsOf */.Fu)(rest, "after"), "tool")}`),
                ],
            ]),
    ]);
}
function changeCell(change) {
    const added = (0,headline/* addedOf */._E)(change).length;
    const removed = (0,headline/* removedOf */.Q4)(change).length;
    const plain = (bold, rest, below) => renderCell({ mark: undefined, bold, rest, below: [below] });
    if (change.before === undefined)
        return plain(`${added} added`, "", "a new server in the lock");
    if (change.after === undefined)
        return plain(`${removed} removed`, "", "the server leaves the lock");
    const left = change.before.length - removed;
    const stay = `${left} of its ${change.before.length} tools ${left === 1 ? "stays" : "stay"}`;
    if (removed === 0)
        return plain(`${added} added`, "", stay);
    return plain(`${removed} removed`, added === 0 ? "" : `, ${added} added`, stay);
}
function removalParts(changed) {
    const losing = changed.filter((each) => (0,headline/* removedOf */.Q4)(each).length > 0);
    if (losing.length === 0)
        return [];
    const lost = losing.reduce((total, each) => total + (0,headline/* removedOf */.Q4)(each).length, 0);
    const lines = losing.map((each) => {
        const names = (0,words/* list */.p_)((0,headline/* removedOf */.Q4)(each).map((tool) => (0,words/* name */.UU)(tool)));
        return `- from ${(0,render/* renderMarkdown */.Gc)((0,words/* words */.aL) `${(0,words/* name */.UU)(each.server)}: ${names}`, undefined)}`;
    });
    return [
        `<h3>Before you merge: ${(0,render/* renderPlain */.ld)((0,words/* count */.U9)(lost, "tool"))} ${lost === 1 ? "leaves" : "leave"} the lock</h3>`,
        lines.join("\n"),
        `From now on no run stops when ${lost === 1 ? "it is" : "they are"} missing. The update let ${lost === 1 ? "it" : "them"} go because \`allow-removals\` says so.`,
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
    const added = new Set((0,headline/* addedOf */._E)(change));
    const removed = new Set((0,headline/* removedOf */.Q4)(change));
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
    return (0,report_text/* visible */.RK)(JSON.stringify(text));
}
function nextParts(file) {
    const path = /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
    return [
        "<h3>Next</h3>",
        "The file is changed in this job's workspace only. Commit it, or let a pull request carry it to a reviewer:",
        (0,report_text/* fence */.EU)("yaml", [
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
        `**Nothing was written.** A lock made now would expect less than you need, and later runs would pass without those tools. ${(0,render/* renderPlain */.ld)((0,headline/* retrySentence */.e2)(result))}`,
        refusedTable(change.refusals, verdicts, own, detail),
        ...renderSections(own, true, repository, detail),
        ...(others.length === 0 ? [] : ["<h3>Next</h3>"]),
        ...others.map((fix) => renderFix(fix, "", (said) => (0,render/* renderMarkdown */.Gc)(said, repository))),
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
        ...shown.map(({ server, cell }) => [(0,render/* renderHtml */.K2)([(0,words/* name */.UU)(server)]), renderCell(cell)]),
        ...(left === 0 ? [] : [[`${left} more`, "left out of this table"]]),
    ]);
}
function refusedCell(refusal, verdict, finding) {
    const hint = (0,render/* renderHtml */.K2)(finding?.hint?.words ?? words/* NOTHING */.K$);
    const what = (0,render/* renderHtml */.K2)(finding?.what ?? words/* NOTHING */.K$);
    const locked = verdict.subject.locked?.expectations.length ?? 0;
    switch (refusal?.kind) {
        case undefined:
            return cleanCell(verdict, locked);
        case "tools-lost": {
            const bold = (0,render/* renderPlain */.ld)((0,words/* words */.aL) `${refusal.lost.length} of ${(0,words/* count */.U9)(locked, "tool")} lost`);
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
            return { mark: "❌", bold: (0,render/* renderPlain */.ld)((0,words/* words */.aL) `${(0,words/* count */.U9)(locked, "tool")} lost`), rest: "", below: [what] };
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
    const tools = (0,render/* renderPlain */.ld)((0,words/* count */.U9)(observation.tools.length, "tool"));
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
                `<h2>❓ ${(0,render/* renderHtml */.K2)((0,headline/* headlineOf */.gD)(result))}</h2>`,
                (0,render/* renderMarkdown */.Gc)((0,words/* words */.aL) `The run was told to stop after ${(0,words/* duration */.p0)(result.durationMs)}. Nothing was written, and nothing is known about the servers: run it again. Exit code ${core_result/* EXIT_CODES */.a[result.signal]}.`, undefined),
            ]
                .join("\n\n")
                .concat("\n");
        case "internal-error":
            return renderOwnFault(result);
    }
}
function renderConcluded(result, findings, setting) {
    const { lockChange, request } = result;
    // An update that ended before it came to the lock has held nothing against the servers.
    const held = request.mode === "check" ? result : { ...result, verdicts: [] };
    return fitted((detail) => lockChange === undefined
        ? renderCheck(held, findings, setting, detail)
        : renderUpdate(lockChange, result, findings, setting, detail));
}
function renderOwnFault(result) {
    return [
        `<h2>❌ ${(0,render/* renderHtml */.K2)((0,headline/* headlineOf */.gD)(result))}</h2>`,
        `${stack/* OWN_FAULT */.GY} Report it at ${stack/* ISSUES */.N_} with this text:`,
        (0,report_text/* fence */.EU)("", (0,stack/* errorLines */.S6)(result.error).slice(0, 100).join("\n")),
        `Result \`internal-error\`, exit code ${core_result/* EXIT_CODES */.a["internal-error"]}.`,
    ]
        .join("\n\n")
        .concat("\n");
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
