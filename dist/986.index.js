export const id = 986;
export const ids = [986];
export const modules = {

/***/ 3986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4429);
/* harmony import */ var _perform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5739);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3805);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7041);
// The terminal's edge: flags in; text or JSON, the report and the exit code out. It decides nothing.






/** Runs once with the arguments of this process; `process.exitCode` is the result. */
async function main() {
    for (const stream of [process.stdout, process.stderr])
        stream.on("error", onLostOutput);
    const reading = parseArguments(process.argv.slice(2));
    switch (reading.kind) {
        case "help":
            process.stdout.write(await usage());
            return;
        case "misuse":
            process.stderr.write(`${reading.message}\n\n${await usage()}`);
            process.exitCode = _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.usage;
            return;
        case "arguments":
            return run(reading.arguments);
    }
}
/** A reader that has seen enough (`| head`) is no fault of anybody's; a full disk is, though not of this program. */
function onLostOutput(error) {
    if (error.code !== "EPIPE" && process.exitCode === _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.ok)
        process.exitCode = _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a["config-error"];
}
async function usage() {
    const { renderUsage } = await __webpack_require__.e(/* import() */ 766).then(__webpack_require__.bind(__webpack_require__, 7766));
    return renderUsage();
}
async function run({ strings, json, report }) {
    const { env } = process;
    const reading = (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRequest */ .TR)({
        read: (name) => strings.get(name) ?? "",
        describe: (name) => (name === "mode" ? "command" : `--${name}`),
        environment: (variable) => env[variable],
        baseDirectory: process.cwd(),
    });
    const workspace = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalWorkspace */ .OD)(reading.request.workingDirectory, process.cwd());
    const onObservation = process.stderr.isTTY ? showLive : () => { };
    const result = await (0,_perform_js__WEBPACK_IMPORTED_MODULE_3__/* .perform */ .y)({ reading, workspace, variables: env, onObservation });
    await show(result, json, report);
}
async function showLive(server, observation) {
    const { renderLive } = await __webpack_require__.e(/* import() */ 766).then(__webpack_require__.bind(__webpack_require__, 7766));
    process.stderr.write(renderLive(server, observation));
}
async function show(result, json, reportPath) {
    const { wordFindings, renderTerminal, renderReport } = await __webpack_require__.e(/* import() */ 766).then(__webpack_require__.bind(__webpack_require__, 7766));
    const setting = { face: "terminal", secrets: "available", repository: undefined };
    const findings = wordFindings(result, setting);
    process.exitCode = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .F)(result);
    const text = renderTerminal(result, findings, "terminal");
    if (result.kind === "cancelled" || !json)
        (json ? process.stderr : process.stdout).write(text);
    if (result.kind === "cancelled")
        return;
    const document = renderReport(result, findings);
    if (json)
        process.stdout.write(document);
    if (reportPath !== undefined)
        await writeReport(reportPath, document);
}
async function writeReport(path, document) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, document);
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
        process.stderr.write(`--report ${JSON.stringify(path)} could not be written: ${code}\n`);
        // Who asked for a report and got none must not read the run as a good one.
        if (process.exitCode === _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.ok)
            process.exitCode = _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a["config-error"];
    }
}
/** Flags are the inputs' names; a list may be given in several flags. */
function parseArguments(args) {
    const options = {
        ...Object.fromEntries(_request_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.map(({ name }) => [name, { type: "string", multiple: true }])),
        "update-lock": { type: "boolean" },
        json: { type: "boolean" },
        report: { type: "string" },
        help: { type: "boolean", short: "h" },
    };
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, allowPositionals: true });
        if (values.help === true)
            return { kind: "help" };
        const strings = new Map();
        for (const { name } of _request_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc) {
            const given = values[name];
            if (Array.isArray(given))
                strings.set(name, given.join("\n"));
        }
        const unknown = positionals.find((word) => !_request_js__WEBPACK_IMPORTED_MODULE_4__/* .MODES */ .FN.some((mode) => mode === word));
        if (unknown !== undefined)
            return misuse(`unknown command ${JSON.stringify(unknown)}`);
        const mode = strings.get("mode") ?? "";
        const commands = [...positionals, mode, values["update-lock"] === true ? "update-lock" : ""];
        const [command, ...more] = new Set(commands.filter((word) => word !== ""));
        if (more.length > 0)
            return misuse(`one command at a time, not ${[command, ...more].join(" and ")}`);
        if (command !== undefined)
            strings.set("mode", command);
        const report = typeof values.report === "string" ? values.report : undefined;
        return { kind: "arguments", arguments: { strings, json: values.json === true, report } };
    }
    catch (error) {
        if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
            // Node's first sentence says what is wrong; the others are advice that fits no flag of ours.
            return misuse(error.message.replace(/\. .*$/s, ""));
        throw error;
    }
}
function misuse(message) {
    return { kind: "misuse", message };
}


/***/ })

};
