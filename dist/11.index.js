export const id = 11;
export const ids = [11];
export const modules = {

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   update: () => (/* binding */ update)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _core_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8947);
/* harmony import */ var _core_tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9237);
/* harmony import */ var _core_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5139);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7084);
/* harmony import */ var _observe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2476);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7041);
// Mode update-lock: the same road to new lock text, all or nothing; a failed observation never becomes an expectation.







/**
 * Asks every admitted server and writes what they list into the lock, or, when anything speaks against it, nothing.
 * @throws the abort reason when the run is cancelled, before anything is written.
 */
async function update(run) {
    const files = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readFiles */ .Ul)(run);
    if (files.kind === "wrong")
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .concluded */ ._S)(run, { kind: "config-error", complaints: files.complaints });
    const { request } = run;
    const { lock } = files;
    const { verdicts, listed } = await (0,_observe_js__WEBPACK_IMPORTED_MODULE_4__/* .observe */ .l)(run, files.config, lock);
    const complaints = verdicts.flatMap((verdict) => (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .complaintsOf */ .Cv)(verdict, "update-lock"));
    const found = { verdicts, filteredOut: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .countFilteredOut */ .Ry)(request, files) };
    const file = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .displayName */ .QC)(run.workspace, request.lock.value);
    const refusals = verdicts.flatMap((verdict) => refusalsOf(verdict, request, complaints));
    if (refusals.length > 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .concluded */ ._S)(run, {
            ...found,
            kind: "config-error",
            retryable: refusals.every(({ kind }) => kind === "not-checked") &&
                verdicts.filter(isUnchecked).every(_core_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .mayPassByItself */ .jF),
            complaints: [...complaints, { rule: "update-refused", refusals, servers: verdicts.length }],
            lockChange: { kind: "refused", file, refusals },
        });
    const changes = verdicts.map((verdict) => changeOf(verdict, listed));
    const text = (0,_core_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLock */ .w)(lock, changes, request.servers.length === 0);
    run.stopped.throwIfAborted();
    const isChanged = text !== lock?.text;
    if (isChanged) {
        const written = await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAtomically */ .vK)(run.workspace, request.lock.value, text);
        if (written.kind !== "written") {
            const complaint = { rule: "bad-lock", file, place: undefined, problem: written };
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .concluded */ ._S)(run, { ...found, kind: "config-error", complaints: [...complaints, complaint] });
        }
    }
    const servers = serverChanges(lock, changes);
    const lockChange = { kind: isChanged ? "written" : "unchanged", file, servers };
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .concluded */ ._S)(run, { ...found, kind: "ok", complaints, lockChange });
}
function isUnchecked({ kind }) {
    return kind === "not-checked";
}
function refusalsOf(verdict, request, complaints) {
    const { server, locked, entry } = verdict.subject;
    if (verdict.kind === "not-checked") {
        if (verdict.why.kind !== "not-configured" || locked === undefined)
            return [{ kind: "not-checked", server }];
        return mayLose(request, server) ? [] : [{ kind: "no-longer-configured", server, entry: locked }];
    }
    const observation = (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .observationOf */ .KY)(verdict);
    if (observation?.kind !== "listed")
        return [];
    if (observation.tools.length === 0 && !request.allowEmpty.includes(server))
        return [{ kind: "lists-nothing", server, place: entry?.place }];
    if (verdict.kind === "tools-missing" && !mayLose(request, server))
        return [{ kind: "tools-lost", server, lost: verdict.missing }];
    const isComplainedOf = complaints.some((complaint) => "server" in complaint && complaint.server === server && (0,_core_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOfComplaint */ .FM)(complaint) === "error");
    return isComplainedOf ? [{ kind: "complaint", server }] : [];
}
function mayLose({ allowRemovals }, server) {
    return allowRemovals.kind === "all" || allowRemovals.servers.includes(server);
}
function changeOf({ subject: { server }, kind }, listed) {
    const tools = listed.get(server);
    if (tools !== undefined)
        return { kind: "set", server, tools };
    return { kind: kind === "skipped" ? "keep" : "remove", server };
}
/** Every server of the lock, before and after; those left out or skipped are the same in both. */
function serverChanges(lock, changes) {
    const before = new Map((lock?.entries ?? []).map(({ server, expectations }) => [
        server,
        (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)(expectations.map(({ tool }) => tool)),
    ]));
    const after = new Map(before);
    for (const change of changes) {
        if (change.kind === "set")
            after.set(change.server, (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)(change.tools));
        if (change.kind === "remove")
            after.delete(change.server);
    }
    const servers = (0,_core_tools_js__WEBPACK_IMPORTED_MODULE_6__/* .toToolTable */ .C)([...before.keys(), ...after.keys()]);
    return servers.map((server) => ({ server, before: before.get(server), after: after.get(server) }));
}


/***/ })

};
