export const id = 479;
export const ids = [479];
export const modules = {

/***/ 9479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _perform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5739);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3805);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7041);
// The action's edge: inputs in; log, annotations, summary, outputs, report and exit code out. It decides nothing.







/** Runs the action once. The step's result is `process.exitCode`; the runner shows it to nobody, so the log says it. */
async function main() {
    const { env } = process;
    const root = env.GITHUB_WORKSPACE || process.cwd();
    const reading = (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRequest */ .TR)({
        // Handler.cs: `INPUT_` and the name in upper case, blanks as `_`; hyphens stay.
        read: (name) => env[`INPUT_${name.toUpperCase()}`] ?? "",
        describe: (name) => `input ${name}`,
        environment: (variable) => env[variable],
        baseDirectory: root,
    });
    const { workingDirectory } = reading.request;
    const workspace = { face: "action", root, workingDirectory, baseDirectory: root };
    const result = await (0,_perform_js__WEBPACK_IMPORTED_MODULE_4__/* .perform */ .y)({ reading, workspace, variables: env, onObservation: () => { } });
    await show(result, workspace);
}
async function show(result, workspace) {
    const [core, report] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(421)]).then(__webpack_require__.bind(__webpack_require__, 6421)), __webpack_require__.e(/* import() */ 766).then(__webpack_require__.bind(__webpack_require__, 7766))]);
    const setting = {
        face: "action",
        secrets: await secretsFor(process.env),
        repository: (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .isCheckout */ .VI)(workspace) ? repositoryOf(process.env) : undefined,
    };
    const findings = report.wordFindings(result, setting);
    process.exitCode = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .F)(result);
    core.info(report.renderTerminal(result, findings, "action").trimEnd());
    for (const { level, title, message, place } of report.renderAnnotations(result, findings)) {
        const at = place === undefined
            ? { title }
            : {
                title,
                file: place.file,
                startLine: place.line,
                endLine: place.line,
                startColumn: place.column,
                endColumn: place.endColumn,
            };
        core[level](message, at);
    }
    const reportPath = result.kind === "cancelled" ? "" : await writeReport(report.renderReport(result, findings));
    await writeSummary(core, report.renderSummary(result, findings, setting));
    for (const [name, value] of Object.entries(report.renderOutputs(result, findings, reportPath)))
        core.setOutput(name, value);
    core.info(`exit code ${process.exitCode}`);
}
/** Links need the repository's address and a commit; both are the runner's words. */
function repositoryOf(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
    return server && repository && sha ? { url: `${server}/${repository}`, sha } : undefined;
}
/** Runs from forks and by Dependabot get no secrets; whoever cannot be told from the event has them. */
async function secretsFor(env) {
    if (env.GITHUB_ACTOR === "dependabot[bot]")
        return "dependabot";
    // Under pull_request_target and others a fork's pull request runs with this repository's secrets.
    if (env.GITHUB_EVENT_NAME !== "pull_request" || !env.GITHUB_EVENT_PATH)
        return "available";
    try {
        const event = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(env.GITHUB_EVENT_PATH, "utf8"));
        const head = member(member(member(member(event, "pull_request"), "head"), "repo"), "full_name");
        return head === env.GITHUB_REPOSITORY ? "available" : "fork";
    }
    catch {
        return "available";
    }
}
function member(value, name) {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
/** The report lies in a folder of its own outside the workspace. Not being able to write it changes no result. */
async function writeReport(document) {
    try {
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "mcp-preflight-"));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "report.json");
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, document);
        return path;
    }
    catch (error) {
        console.log(`The report could not be written: ${codeOf(error)}`);
        return "";
    }
}
async function writeSummary(core, markdown) {
    try {
        await core.summary.addRaw(markdown, true).write();
    }
    catch (error) {
        console.log(`The job summary could not be written: ${codeOf(error)}`);
    }
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}


/***/ })

};
