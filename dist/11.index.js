export const id = 11;
export const ids = [11];
export const modules = {

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   update: () => (/* binding */ update)
/* harmony export */ });
/* harmony import */ var _core_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8947);
/* harmony import */ var _core_tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9237);
/* harmony import */ var _core_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5139);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7084);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6709);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6501);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7041);
// Mode update-lock: the same road to new lock text, all or nothing; a failed observation never becomes an expectation.







/**
 * Asks every admitted server and writes what they list into the lock, or, when anything speaks against it, nothing.
 * @throws the abort reason when the run is cancelled, before anything is written.
 */
async function update(run) {
    const files = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readFiles */ .Ul)(run);
    if (files.kind === "wrong")
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .concluded */ ._)(run, { kind: "config-error", complaints: files.complaints });
    const { request } = run;
    const { lock } = files;
    const { verdicts, listed } = await (0,_observe_js__WEBPACK_IMPORTED_MODULE_3__/* .observe */ .l)(run, files.config, lock);
    const complaints = [
        ...verdicts.flatMap((verdict) => (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .complaintsOf */ .Cv)(verdict, "update-lock")),
        ...verdicts.flatMap((verdict) => leftAsItIs(verdict, request)),
    ];
    const found = { verdicts, filteredOut: (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .countFilteredOut */ .Ry)(request, files) };
    const file = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(run.workspace, request.lock.value);
    const refusals = verdicts.flatMap((verdict) => refusalsOf(verdict, request, complaints));
    if (refusals.length > 0)
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .concluded */ ._)(run, {
            ...found,
            kind: "config-error",
            retryable: refusals.every(({ kind }) => kind === "not-checked") &&
                verdicts.filter(isUnchecked).every(_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .mayPassByItself */ .jF),
            complaints: [...complaints, { rule: "update-refused", refusals, servers: verdicts.length }],
            lockChange: { kind: "refused", file, refusals },
        });
    const changes = verdicts.map((verdict) => changeOf(verdict, listed, request));
    const text = (0,_core_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .renderLock */ .w)(lock, changes, request.servers.length === 0);
    const isChanged = text !== lock?.text;
    // Over the text that was read, and over no other: a second update may have run while servers were asked.
    const written = isChanged
        ? await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAtomically */ .vK)(run.workspace, request.lock.value, lock?.text, text)
        : undefined;
    if (written !== undefined && written.kind !== "written") {
        const complaint = { rule: "bad-lock", file, place: undefined, problem: written };
        // Without verdicts: what the servers listed was accepted, and none of it is what went wrong.
        const retryable = written.kind === "changed-meanwhile";
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .concluded */ ._)(run, { kind: "config-error", retryable, complaints: [...complaints, complaint] });
    }
    const servers = serverChanges(lock, verdicts, changes);
    const lockChange = { kind: isChanged ? "written" : "unchanged", file, servers };
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .concluded */ ._)(run, { ...found, kind: "ok", complaints, lockChange });
}
/** A disabled server keeps its entry, and the next check fails on it: that must not come as a surprise. */
function leftAsItIs({ kind, subject }, request) {
    const { server, entry, locked } = subject;
    if (kind !== "skipped" || entry?.disabled === undefined || locked === undefined)
        return [];
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLose */ .Z3)(request, server) ? [] : [{ rule: "disabled-server", server, place: entry.disabled }];
}
function isUnchecked({ kind }) {
    return kind === "not-checked";
}
function refusalsOf(verdict, request, complaints) {
    const { server, locked, entry } = verdict.subject;
    if (verdict.kind === "not-checked") {
        if (verdict.why.kind !== "not-configured" || locked === undefined)
            return [{ kind: "not-checked", server }];
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLose */ .Z3)(request, server) ? [] : [{ kind: "no-longer-configured", server, entry: locked }];
    }
    const observation = (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .observationOf */ .KY)(verdict);
    if (observation?.kind !== "listed")
        return [];
    if (observation.tools.length === 0 && !request.allowEmpty.includes(server))
        return [{ kind: "lists-nothing", server, place: entry?.place }];
    if (verdict.kind === "tools-missing" && !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLose */ .Z3)(request, server))
        return [{ kind: "tools-lost", server, lost: verdict.missing }];
    const isComplainedOf = complaints.some((complaint) => "server" in complaint && complaint.server === server && (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOfComplaint */ .FM)(complaint) === "error");
    return isComplainedOf ? [{ kind: "complaint", server }] : [];
}
/** Asked when nothing was refused: whatever was not listed is disabled, or gone with leave. */
function changeOf(verdict, listed, request) {
    const { server } = verdict.subject;
    switch (verdict.kind) {
        case "verified":
        case "tools-missing":
        case "not-expected": {
            const tools = listed.get(server);
            return tools === undefined ? { kind: "keep", server } : { kind: "set", server, tools };
        }
        case "skipped":
            return { kind: (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .mayLose */ .Z3)(request, server) ? "remove" : "keep", server };
        case "not-checked":
            return { kind: "remove", server };
    }
}
/**
 * Every server of the lock, before and after, to be shown: with the redacted names of the verdicts. Those left out or
 * kept are the same in both.
 */
function serverChanges(lock, verdicts, changes) {
    const before = new Map((lock?.entries ?? []).map(({ server, expectations }) => [
        server,
        (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)(expectations.map(({ tool }) => tool)),
    ]));
    const after = new Map(before);
    for (const [index, { kind, server }] of changes.entries()) {
        const verdict = verdicts[index];
        const observation = verdict && (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .observationOf */ .KY)(verdict);
        if (kind === "set" && observation?.kind === "listed")
            after.set(server, (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)(observation.tools));
        if (kind === "remove")
            after.delete(server);
    }
    const servers = (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)([...before.keys(), ...after.keys()]);
    return servers.map((server) => ({ server, before: before.get(server), after: after.get(server) }));
}


/***/ })

};
