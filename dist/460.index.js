export const id = 460;
export const ids = [460];
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

/***/ 9460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wordFindings: () => (/* binding */ wordFindings)
});

// EXTERNAL MODULE: ./build/core/verdict.js
var verdict = __webpack_require__(5139);
// EXTERNAL MODULE: ./build/core/complaint.js
var complaint = __webpack_require__(3311);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
// EXTERNAL MODULE: ./build/report/render.js
var render = __webpack_require__(427);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/finding.js
// A finding: what is wrong in words for people, and what to do; its shape only, the sentences are in findings/.





/** Fills in what a draft leaves out. */
function finding({ lead, ...draft }) {
    return {
        level: complaint/* RULE_LEVELS */.D[draft.rule],
        server: undefined,
        title: titleOf(draft.server ?? lead, (0,render/* renderPlain */.ld)(draft.what, 3)),
        hint: undefined,
        stakes: words/* NOTHING */.K$,
        cause: undefined,
        quotes: [],
        fixes: [],
        place: undefined,
        ...draft,
    };
}
/** A long server name is cut before what happened to it is. */
function titleOf(who, what) {
    const limit = limits/* LIMITS */.b.annotationTitleCharacters;
    if (who === undefined)
        return (0,report_text/* cut */.Jj)(what, limit);
    const shown = (0,report_text/* shownName */.HD)(who);
    return (0,report_text/* cut */.Jj)(`${(0,report_text/* cut */.Jj)(shown, Math.max(16, limit - 2 - what.length))}: ${what}`, limit);
}
/** Something to do that cannot be pasted. */
function advice(said) {
    return { words: said, snippet: undefined };
}
/** Something to do by pasting. */
function paste(said, language, text) {
    return { words: said, snippet: { language, text } };
}

;// CONCATENATED MODULE: ./build/report/findings/stakes.js
// What is unknown when a server could not be checked.

/** `The 2 tools expected of "report" are unknown.`; nothing when nothing is expected of it. */
function stakesOf({ server, locked }) {
    const expected = locked?.expectations.length ?? 0;
    if (expected === 0)
        return words/* NOTHING */.K$;
    return expected === 1
        ? (0,words/* words */.aL) `The tool expected of ${(0,words/* quoted */.TL)(server)} is unknown.`
        : (0,words/* words */.aL) `The ${expected} tools expected of ${(0,words/* quoted */.TL)(server)} are unknown.`;
}

;// CONCATENATED MODULE: ./build/report/findings/syntax.js
// Where and why a file is no JSON.

/** `Line 7, column 5: a comma is missing before this.` */
function syntaxWords(reason, place) {
    const where = place === undefined ? words/* NOTHING */.K$ : (0,words/* words */.aL) `Line ${place.line}, column ${place.column}: `;
    return (0,words/* words */.aL) `${where}${(0,words/* phrase */.MZ)(reason)}.`;
}

;// CONCATENATED MODULE: ./build/report/findings/config.js
// Words for a config, or one entry of it, that the agent's client would not read as it is meant.




/** A whole file, or one entry; with a subject when something is expected of that server. */
function wordBadConfig(complaint, level, subject) {
    const said = wordProblem(complaint);
    return finding({
        rule: complaint.rule,
        level,
        server: complaint.server,
        what: said.what,
        seen: (0,words/* sentences */.hC)([
            said.seen,
            complaint.server === undefined ? (0,words/* words */.aL) `Nothing was checked.` : (0,words/* words */.aL) `The server was not started.`,
            level === "warning" ? (0,words/* words */.aL) `Nothing is expected of it.` : words/* NOTHING */.K$,
        ]),
        stakes: subject === undefined ? words/* NOTHING */.K$ : stakesOf(subject),
        fixes: said.fixes,
        place: complaint.place,
    });
}
function wordProblem({ file, place, problem }) {
    switch (problem.kind) {
        case "missing-file":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} does not exist`,
                seen: (0,words/* words */.aL) `That is where the MCP servers of the agent are configured.`,
                fixes: [
                    ...problem.elsewhere
                        .slice(0, 1)
                        .map((found) => advice((0,words/* words */.aL) `There is one at ${(0,words/* name */.UU)(found)}: name it with ${(0,words/* name */.UU)("mcp-config")}, or set ${(0,words/* name */.UU)("working-directory")}.`)),
                    advice((0,words/* words */.aL) `Is the repository checked out before this step? Another file is named with ${(0,words/* name */.UU)("mcp-config")}.`),
                ],
            };
        case "unreadable":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} cannot be read`,
                seen: (0,words/* words */.aL) `The system says ${(0,words/* name */.UU)(problem.code)}.`,
                fixes: [advice((0,words/* words */.aL) `Check the path and the rights of the file.`)],
            };
        case "outside-workspace":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} leads out of the workspace`,
                seen: (0,words/* words */.aL) `What files of the repository lead to may not lie outside it.`,
                fixes: [
                    advice((0,words/* words */.aL) `Put a plain file in its place, or name the real path with ${(0,words/* name */.UU)("mcp-config")}.`),
                ],
            };
        case "syntax":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} is not valid JSON`,
                seen: syntaxWords(problem.reason, place),
                fixes: [advice((0,words/* words */.aL) `Correct it: the agent cannot read the file either.`)],
            };
        case "comment":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} holds a comment`,
                seen: (0,words/* words */.aL) `JSON has none: Claude Code drops the whole file, and the agent then has no server at all.`,
                fixes: [advice((0,words/* words */.aL) `Take the comment out.`)],
            };
        case "conflict-markers":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} holds merge-conflict markers`,
                seen: (0,words/* words */.aL) `A merge was not finished there.`,
                fixes: [advice((0,words/* words */.aL) `Solve the conflict and commit the file.`)],
            };
        case "no-container":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} has no ${(0,words/* name */.UU)("mcpServers")}`,
                seen: problem.instead === undefined
                    ? (0,words/* words */.aL) `Servers are configured under that key.`
                    : (0,words/* words */.aL) `It has ${(0,words/* quoted */.TL)(problem.instead)}, which is another client's key for it.`,
                fixes: [advice((0,words/* words */.aL) `Put the servers under ${(0,words/* name */.UU)('"mcpServers": { … }')}.`)],
            };
        case "wrong-type":
            return {
                what: problem.field === "" ? (0,words/* words */.aL) `has a wrong shape` : (0,words/* words */.aL) `${(0,words/* name */.UU)(problem.field)} has a wrong shape`,
                seen: (0,words/* words */.aL) `Expected here: ${(0,words/* phrase */.MZ)(problem.wanted)}.`,
                fixes: [advice((0,words/* words */.aL) `Correct it: the agent drops such an entry.`)],
            };
        case "declared-twice":
            return {
                what: (0,words/* words */.aL) `configured twice`,
                seen: (0,words/* words */.aL) `JSON keeps the last of two entries with one name; which is meant cannot be known.`,
                fixes: [advice((0,words/* words */.aL) `Rename one of them, or take it out.`)],
            };
        case "no-command-or-url":
            return {
                what: (0,words/* words */.aL) `has neither command nor url`,
                seen: (0,words/* words */.aL) `A stdio server needs ${(0,words/* name */.UU)("command")}; a remote one needs ${(0,words/* name */.UU)("type")} and ${(0,words/* name */.UU)("url")}.`,
                fixes: [advice((0,words/* words */.aL) `Add the one that is meant.`)],
            };
        case "url-without-type":
            return {
                what: (0,words/* words */.aL) `has a url, but no type`,
                seen: (0,words/* words */.aL) `Claude Code takes such an entry for stdio, misses the command and drops it: the agent would not have this server.`,
                fixes: [advice((0,words/* words */.aL) `Add ${(0,words/* name */.UU)('"type": "http"')} to it.`)],
            };
        case "unknown-type":
            return {
                what: (0,words/* words */.aL) `type ${(0,words/* quoted */.TL)(problem.type)} is not known`,
                seen: (0,words/* words */.aL) `Known are ${(0,words/* list */.p_)(["stdio", "http", "streamable-http", "sse"].map((each) => (0,words/* name */.UU)(each)))}.`,
                fixes: [advice((0,words/* words */.aL) `Correct the type.`)],
            };
        case "bad-url":
            return wordBadUrl(problem.reason);
        case "bad-header":
            return {
                what: (0,words/* words */.aL) `header ${(0,words/* name */.UU)(problem.header)} cannot be sent`,
                seen: (0,words/* words */.aL) `Its value, with variables filled in, holds a line break or a character that HTTP cannot carry.`,
                fixes: [
                    advice((0,words/* words */.aL) `Often a secret was stored with a line break at its end: store it again without.`),
                ],
            };
    }
}
function wordBadUrl(reason) {
    switch (reason) {
        case "unparsable":
            return {
                what: (0,words/* words */.aL) `its url is none`,
                seen: (0,words/* words */.aL) `With its variables filled in it cannot be read as a URL.`,
                fixes: [advice((0,words/* words */.aL) `Check it, and the variables in it.`)],
            };
        case "scheme":
            return {
                what: (0,words/* words */.aL) `its url is neither http nor https`,
                seen: (0,words/* words */.aL) `With its variables filled in it begins with another scheme.`,
                fixes: [advice((0,words/* words */.aL) `Write it as ${(0,words/* name */.UU)("https://…")}.`)],
            };
        case "credentials":
            return {
                what: (0,words/* words */.aL) `its url holds a user name or password`,
                seen: (0,words/* words */.aL) `The fetch of Node and of browsers refuses such a URL.`,
                fixes: [
                    advice((0,words/* words */.aL) `Send them in a header: ${(0,words/* name */.UU)('"headers": { "Authorization": "Basic ${NAME}" }')}`),
                ],
            };
    }
}

;// CONCATENATED MODULE: ./build/report/findings/auth.js
// Words for servers that refused our credentials, or were sent none.



/** 401 and 403: which credential it was, what the server says, and what to do about it. */
function wordAuth(cause, asked, { subject }) {
    const credential = credentialOf(subject);
    const challenge = challengeWords(cause.challenge);
    const answered = (0,words/* words */.aL) `${(0,words/* name */.UU)(cause.host)} answered ${cause.status} to ${asked}`;
    const { what, fixes } = wordCredential(cause.status, credential);
    return {
        what,
        seen: (0,words/* sentences */.hC)([(0,words/* words */.aL) `${answered}.`, challenge]),
        fixes,
        place: credential.place,
    };
}
function wordCredential(status, credential) {
    if (credential.kind === "none")
        return {
            what: (0,words/* words */.aL) `${status}, and no credentials were sent`,
            fixes: [
                paste((0,words/* words */.aL) `It wants a sign-in in a browser (OAuth), which a runner cannot do. Fetch a token in a step before and send it:`, "json", `"headers": { "Authorization": "Bearer \${NAME_OF_TOKEN}" }`),
            ],
        };
    const who = credential.kind === "literal"
        ? (0,words/* words */.aL) `the ${(0,words/* name */.UU)(credential.field)} of the config`
        : (0,words/* enumerate */.HL)(credential.variables.map((variable) => (0,words/* name */.UU)(variable)));
    const plural = credential.kind === "variable" && credential.variables.length > 1;
    if (status === 403)
        return {
            what: (0,words/* words */.aL) `403, ${who} may not do this`,
            fixes: [
                advice((0,words/* words */.aL) `It was accepted but lacks a right: give the token behind it the scope that the server asks for.`),
            ],
        };
    return {
        what: (0,words/* words */.aL) `401, ${who} ${plural ? (0,words/* words */.aL) `were` : (0,words/* words */.aL) `was`} refused`,
        fixes: [
            advice((0,words/* words */.aL) `${who} ${plural ? (0,words/* words */.aL) `are` : (0,words/* words */.aL) `is`} set and not empty: expired, revoked, or for another system. Renew the token, store it in the secret behind it, then re-run.`),
        ],
    };
}
function credentialOf({ entry, variables }) {
    if (entry === undefined || entry.transport === "stdio" || entry.transport === "unknown")
        return { kind: "none", place: undefined };
    const carrier = carrierOf(entry);
    const inField = variables.filter(({ variable, field, state }) => (state === "set" || state === "defaulted") &&
        (carrier === undefined
            ? field === "url" && isBehindOrigin(entry.url.text, variable)
            : field === `headers.${carrier.header}`));
    const [first] = inField;
    if (first !== undefined)
        return {
            kind: "variable",
            variables: [...new Set(inField.map(({ variable }) => variable))],
            place: carrier?.place ?? first.place,
        };
    return carrier === undefined
        ? { kind: "none", place: entry.url.place }
        : { kind: "literal", field: `header ${carrier.header}`, place: carrier.place };
}
/** A variable that says where to go is no credential; one in the path or the query of a url may be. */
function isBehindOrigin(url, variable) {
    return /[/?]/.test(url.slice(0, url.indexOf(`\${${variable}`)).replace(/^[a-z]+:\/\//i, ""));
}
/** The header that most probably carries the credential. */
function carrierOf({ headers }) {
    const carriers = [...headers].filter(([header]) => /auth|token|key|secret|cookie/i.test(header));
    const [found] = [...carriers.filter(([header]) => /^authorization$/i.test(header)), ...carriers];
    return found === undefined ? undefined : { header: found[0], place: found[1].place };
}
/** What a `WWW-Authenticate` header says to people (RFC 6750 §3); the whole of it when it says nothing known. */
function challengeWords(challenge) {
    if (challenge === undefined || challenge.trim() === "")
        return undefined;
    const parameter = (wanted) => new RegExp(`\\b${wanted}="([^"]{1,300})"`, "i").exec(challenge)?.[1];
    const error = parameter("error");
    const description = parameter("error_description");
    const scope = parameter("scope");
    if (error === undefined && description === undefined && scope === undefined)
        return (0,words/* words */.aL) `It says: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(challenge, 200))}.`;
    const said = [error, description].filter((part) => part !== undefined).join(", ");
    return (0,words/* sentences */.hC)([
        said === "" ? undefined : (0,words/* words */.aL) `It says: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(said, 300))}.`,
        scope === undefined ? undefined : (0,words/* words */.aL) `It asks for the scope ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(scope, 200))}.`,
    ]);
}

;// CONCATENATED MODULE: ./build/report/findings/scene.js
// What the words of one failure are made of, and of what they consist.



/** The value of `command`. */
function commandPlace({ entry }) {
    return entry?.transport === "stdio" ? entry.command.place : undefined;
}
/** The value of `url`. */
function urlPlace({ entry }) {
    return entry?.transport === "http" || entry?.transport === "sse" ? entry.url.place : undefined;
}
/** Nothing for a failure that a second run would only repeat. */
function retryFixes({ subject, observation }) {
    return (0,verdict/* mayPassByItself */.jF)({ kind: "not-checked", subject, why: { kind: "probe-failed", observation } })
        ? [advice((0,words/* words */.aL) `This can pass by itself: re-run once.`)]
        : [];
}

;// CONCATENATED MODULE: ./build/report/findings/processes.js
// Words for processes that could not be started, or ended before they had listed their tools.




/** Commands that an action installs: the last part of the name, as it is written in `uses:`. */
const SETUP_ACTIONS = new Map([
    ["uv", "astral-sh/setup-uv"],
    ["uvx", "astral-sh/setup-uv"],
    ["node", "actions/setup-node"],
    ["npm", "actions/setup-node"],
    ["npx", "actions/setup-node"],
    ["pnpm", "pnpm/action-setup"],
    ["bun", "oven-sh/setup-bun"],
    ["bunx", "oven-sh/setup-bun"],
    ["deno", "denoland/setup-deno"],
    ["python", "actions/setup-python"],
    ["python3", "actions/setup-python"],
    ["go", "actions/setup-go"],
    ["dotnet", "actions/setup-dotnet"],
    ["java", "actions/setup-java"],
]);
/** No such command, or no such file. */
function wordNotFound({ command, folders }, { setting, subject }) {
    const isPath = /[/\\]/.test(command);
    const here = setting.face === "action" && !isPath ? (0,words/* words */.aL) ` on this runner` : words/* NOTHING */.K$;
    return {
        what: (0,words/* words */.aL) `command ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(command, 100))} not found${here}`,
        seen: isPath
            ? (0,words/* words */.aL) `There is no such file.`
            : (0,words/* words */.aL) `Nothing of that name is in the ${(0,words/* count */.U9)(folders, "folder")} of PATH.`,
        fixes: [
            isPath
                ? advice((0,words/* words */.aL) `If it is built, build it in a step before this one; else correct the path.`)
                : commandFix(command, setting),
        ],
        place: commandPlace(subject),
    };
}
/** A file that the system does not run. */
function wordNotExecutable({ command, code }, { subject }) {
    return {
        what: (0,words/* words */.aL) `command ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(command, 100))} cannot be executed`,
        seen: (0,words/* words */.aL) `The file is there, but the system does not run it (${(0,words/* name */.UU)(code)}).`,
        fixes: [
            code === "EACCES"
                ? paste((0,words/* words */.aL) `Make it executable and commit that:`, "sh", `git update-index --chmod=+x ${(0,report_text/* shellWord */.r7)(command)}`)
                : advice((0,words/* words */.aL) `Check that it is a program for this system, and that its first line names an interpreter that exists here.`),
        ],
        place: commandPlace(subject),
    };
}
/** It ended by itself or was killed by somebody else. */
function wordExit({ code, signal }, { stage, stderr }) {
    return {
        what: signal !== undefined
            ? (0,words/* words */.aL) `ended by signal ${(0,words/* name */.UU)(signal)}`
            : code !== undefined
                ? (0,words/* words */.aL) `exited with code ${code}`
                : (0,words/* words */.aL) `ended too early`,
        seen: stage === "list"
            ? (0,words/* words */.aL) `It answered ${(0,words/* name */.UU)("initialize")} and ended before it had listed its tools.`
            : (0,words/* words */.aL) `It ended before it had answered ${(0,words/* name */.UU)("initialize")}.`,
        fixes: [exitFix(code, signal, stderr)],
    };
}
/** What interpreters of several languages print when a module or file is not there. */
const ABSENT = /cannot find (module|package)|module_?not_?found|no module named|no such file|ENOENT|could not find/i;
function exitFix(code, signal, stderr) {
    if (stderr.some((line) => ABSENT.test(line)))
        return advice((0,words/* words */.aL) `Install or build it in a step before this one.`);
    if (signal === "SIGKILL")
        return advice((0,words/* words */.aL) `Often the runner was short of memory: look at what else runs there.`);
    if (code === 127)
        return advice((0,words/* words */.aL) `127 is a shell's word for a command that it did not find: install it in a step before this one.`);
    if (code === 126)
        return advice((0,words/* words */.aL) `126 is a shell's word for a file that it may not run: make it executable.`);
    return stderr.length > 0
        ? advice((0,words/* words */.aL) `Go by what it printed last.`)
        : advice((0,words/* words */.aL) `It printed nothing on stderr. Start it by hand with the same arguments and variables to see why.`);
}
function commandFix(command, { face }) {
    if (/^(docker|podman)$/.test(command))
        return advice((0,words/* words */.aL) `Use a runner that has ${(0,words/* name */.UU)(command)}, or start the server without it.`);
    if (/^cmd$|\.(exe|cmd|bat|ps1)$/i.test(command))
        return advice((0,words/* words */.aL) `That is a launcher of Windows: on Linux and macOS name the program itself, such as ${(0,words/* name */.UU)("npx")}.`);
    const action = SETUP_ACTIONS.get(command);
    if (face === "action" && action !== undefined)
        return paste((0,words/* words */.aL) `Install it in a step before this one:`, "yaml", `uses: ${action}`);
    return face === "action"
        ? advice((0,words/* words */.aL) `Install it in a step before this one, or correct the name.`)
        : advice((0,words/* words */.aL) `Install it, or correct the name.`);
}

// EXTERNAL MODULE: ./build/report/commands.js
var commands = __webpack_require__(9701);
;// CONCATENATED MODULE: ./build/report/findings/timeouts.js
// Words for servers that had not listed their tools when their time was over.






/** At connect or at list; with what else was seen on its stdout. */
function wordTimeout(cause, scene) {
    if (cause.installer !== undefined)
        return wordInstaller(cause, cause.installer, scene);
    const { subject, observation } = scene;
    const limit = (0,words/* seconds */.YA)(cause.budgetMs);
    const local = subject.entry?.transport === "stdio";
    const seen = observation.failure.stage === "list" && cause.answeredAfterMs !== undefined
        ? (0,words/* words */.aL) `It answered ${(0,words/* name */.UU)("initialize")} after ${(0,words/* duration */.p0)(cause.answeredAfterMs)}, then nothing to ${(0,words/* name */.UU)(cause.waitingFor)}.`
        : local
            ? (0,words/* words */.aL) `It started and is still running, but answered nothing, not even ${(0,words/* name */.UU)(cause.waitingFor)}.`
            : (0,words/* words */.aL) `It gave no answer to ${(0,words/* name */.UU)(cause.waitingFor)}.`;
    return {
        what: observation.failure.stage === "list"
            ? (0,words/* words */.aL) `no tool list within ${limit}`
            : (0,words/* words */.aL) `no answer within ${limit}`,
        seen: (0,words/* sentences */.hC)([seen, noiseWords(cause), strayWords(cause)]),
        fixes: [
            ...(cause.noise === undefined
                ? []
                : [advice((0,words/* words */.aL) `A stdio server may write nothing but messages on stdout: send its log to stderr.`)]),
            ...retryFixes(scene),
            longerFix(cause.budgetMs, scene),
        ],
    };
}
function noiseWords({ noise }) {
    return noise === undefined
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) `It printed ${(0,words/* count */.U9)(noise.lines, "line")} on stdout that ${noise.lines === 1 ? (0,words/* words */.aL) `is no message` : (0,words/* words */.aL) `are no messages`} of the protocol, first: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(noise.first, 200))}.`;
}
function strayWords({ strayId }) {
    return strayId === undefined
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) `It answered with the id ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(strayId, 60))}, with which nothing had been asked.`;
}
function wordInstaller({ budgetMs }, { launcher, download, asksFirst }, scene) {
    const it = download === undefined ? (0,words/* words */.aL) `the server` : (0,words/* words */.aL) `${(0,words/* name */.UU)(download)}`;
    return {
        what: (0,words/* words */.aL) `${(0,words/* name */.UU)(launcher)} was still installing after ${(0,words/* seconds */.YA)(budgetMs)}`,
        seen: asksFirst
            ? (0,words/* words */.aL) `The server itself never answered. ${(0,words/* name */.UU)(launcher)} waits for a yes that nobody can give.`
            : (0,words/* words */.aL) `The server itself never answered; ${(0,words/* name */.UU)(launcher)} was probably still downloading ${it}.`,
        fixes: asksFirst
            ? [advice((0,words/* words */.aL) `Add ${(0,words/* name */.UU)("-y")} to args.`)]
            : [downloadFix(launcher, download), longerFix(budgetMs, scene)],
        place: commandPlace(scene.subject),
    };
}
function downloadFix(launcher, download) {
    const command = download === undefined ? undefined : downloadCommand(launcher, download);
    return command === undefined
        ? advice((0,words/* words */.aL) `Download it in a step before this one.`)
        : paste((0,words/* words */.aL) `Download it in a step before this one:`, "sh", command);
}
/** Fetches without starting the server; undefined where the launcher has no such command. */
function downloadCommand(launcher, download) {
    const what = (0,report_text/* shellWord */.r7)(download);
    switch (launcher) {
        case "npx":
        case "npm exec":
            return `npx -y -p ${what} -c true`;
        case "uvx":
        case "uv tool run":
            return `uv tool install ${what}`;
        case "docker run":
            return `docker pull ${what}`;
        case "podman run":
            return `podman pull ${what}`;
        default:
            return undefined;
    }
}
function longerFix(budgetMs, { subject, result, setting }) {
    const values = (0,commands/* longerTimeout */.JP)(result.request, subject.server, budgetMs);
    if (setting.face === "terminal")
        return paste((0,words/* words */.aL) `If it needs longer:`, "sh", `--timeout-seconds ${(0,report_text/* shellWord */.r7)(values.join(","))}`);
    const [only, ...more] = values;
    const value = more.length === 0 ? ` ${only ?? ""}` : [" |", ...values.map((line) => `  ${line}`)].join("\n");
    const longer = (0,commands/* longerMs */.sl)(budgetMs);
    const agent = longer <= limits/* LIMITS */.b.defaultTimeoutMs
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) `, and the agent too (${(0,words/* name */.UU)(`MCP_TIMEOUT: ${longer}`)} under env: of the job)`;
    return paste((0,words/* words */.aL) `If it needs longer, give this server more time${agent}:`, "yaml", `timeout-seconds:${value}`);
}

;// CONCATENATED MODULE: ./build/report/findings/variables.js
// Words about `${VAR}`: unset, empty, and as the likely cause of something else.




/** Undefined when every variable of the server has a value or may be empty. */
function emptyVariableCause(subject, setting) {
    const uses = oncePerVariable((0,verdict/* emptyUses */.yZ)(subject.variables));
    const [first] = uses;
    if (first === undefined)
        return undefined;
    return {
        hint: { words: whichAre(uses, (0,words/* words */.aL) `empty`), place: first.place },
        cause: (0,words/* words */.aL) `${(0,words/* enumerate */.HL)(uses.map(({ variable, place }) => (0,words/* words */.aL) `${(0,words/* name */.UU)(variable)} (${(0,words.at)(place)})`))} ${uses.length === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} set but empty.`,
        fixes: emptyFixes(uses, setting),
    };
}
/** A server that has all its tools although a variable of it is empty. */
function wordEmptyVariable(server, all, verdict, { configFile }, setting) {
    const uses = oncePerVariable(all);
    const [first] = uses;
    const them = uses.length === 1 ? (0,words/* words */.aL) `It is` : (0,words/* words */.aL) `They are`;
    const outcome = verdict?.kind === "verified"
        ? (0,words/* words */.aL) ` and still lists ${verdict.subject.locked?.expectations.length === 1 ? (0,words/* words */.aL) `its expected tool` : (0,words/* words */.aL) `all its expected tools`}`
        : (0,words/* words */.aL) ``;
    return finding({
        rule: "empty-variable",
        server,
        what: whichAre(uses, (0,words/* words */.aL) `empty`),
        seen: (0,words/* words */.aL) `${them} set, but without a value; ${(0,words/* quoted */.TL)(server)} was started with that${outcome}. A listed tool can still fail when it is called.`,
        fixes: [
            ...emptyFixes(uses, setting),
            ...uses
                .slice(0, 1)
                .map(({ variable }) => advice((0,words/* words */.aL) `If empty is meant, say so in ${(0,words/* name */.UU)(configFile)}: ${(0,words/* name */.UU)(`\${${variable}:-}`)}`)),
        ],
        place: first?.place,
    });
}
/** A server that was not started, since a variable of it does not exist. */
function wordUnsetVariable(subject, all, setting) {
    const uses = oncePerVariable(all);
    const [first] = uses;
    const reference = (0,words/* name */.UU)(`\${${first?.variable ?? ""}}`);
    const where = setting.face === "action" ? (0,words/* words */.aL) `this job does not set` : (0,words/* words */.aL) `the environment does not set`;
    const what = uses.length === 1 ? (0,words/* words */.aL) `it` : (0,words/* words */.aL) `them`;
    return finding({
        rule: "unset-variable",
        server: subject.server,
        what: whichAre(uses, (0,words/* words */.aL) `not set`),
        seen: (0,words/* sentences */.hC)([
            (0,words/* words */.aL) `The config uses ${(0,words/* list */.p_)(uses.map(({ variable }) => (0,words/* name */.UU)(`\${${variable}}`)))}, and ${where} ${what}.`,
            (0,words/* words */.aL) `The server was not started: it would take the text ${reference} for a value.`,
        ]),
        stakes: stakesOf(subject),
        fixes: [
            ...setFixes(uses, setting),
            advice((0,words/* words */.aL) `If it may be missing, say so in the config: ${(0,words/* name */.UU)(`\${${first?.variable ?? ""}:-}`)}`),
        ],
        place: first?.place,
    });
}
/** `TOKEN is empty`, `TOKEN and KEY are empty`, `TOKEN and 3 others are empty`. */
function whichAre(uses, state) {
    const [first, ...rest] = uses;
    const lead = (0,words/* name */.UU)(first?.variable ?? "");
    if (rest.length === 0)
        return (0,words/* words */.aL) `${lead} is ${state}`;
    const others = rest.length === 1 ? (0,words/* words */.aL) `${(0,words/* name */.UU)(rest[0]?.variable ?? "")}` : (0,words/* count */.U9)(rest.length, "other");
    return (0,words/* words */.aL) `${lead} and ${others} are ${state}`;
}
function emptyFixes(uses, setting) {
    if (setting.face === "terminal")
        return [exportFix(uses)];
    return [
        secretsFix(uses, setting) ??
            advice((0,words/* words */.aL) `Check the secret behind it: one that does not exist arrives as empty text, without an error. A secret of an environment needs ${(0,words/* name */.UU)("environment:")} in the job.`),
    ];
}
function setFixes(uses, setting) {
    if (setting.face === "terminal")
        return [exportFix(uses)];
    const withoutSecrets = secretsFix(uses, setting);
    if (withoutSecrets !== undefined)
        return [withoutSecrets];
    const lines = uses.map(({ variable }) => `  ${variable}: \${{ secrets.${variable} }}`);
    return [
        paste((0,words/* words */.aL) `Set it for the whole job, so that the agent gets it too:`, "yaml", ["env:", ...lines].join("\n")),
    ];
}
function exportFix(uses) {
    return advice((0,words/* words */.aL) `Give it a value: ${(0,words/* list */.p_)(uses.map(({ variable }) => (0,words/* name */.UU)(`export ${variable}=…`)))}`);
}
/** What holds of runs that GitHub gives no secrets. */
function secretsFix(uses, { secrets }) {
    switch (secrets) {
        case "available":
            return undefined;
        case "fork":
            return advice((0,words/* words */.aL) `This run comes from a fork; GitHub gives it no secrets. Run this step only where they exist.`);
        case "dependabot":
            return advice((0,words/* words */.aL) `Dependabot started this run; it sees Dependabot secrets only. Store ${(0,words/* list */.p_)(uses.map(({ variable }) => (0,words/* name */.UU)(variable)))} there too.`);
    }
}
function oncePerVariable(uses) {
    const byVariable = new Map();
    for (const use of uses)
        if (!byVariable.has(use.variable))
            byVariable.set(use.variable, use);
    return [...byVariable.values()];
}

;// CONCATENATED MODULE: ./build/report/findings/failures.js
// Words for what a probe could not see: one kind of failure, one sentence of what was seen, one of advice.










/** A server that was started or asked and gave no list. */
function wordFailure(scene) {
    const { subject, observation, setting } = scene;
    const said = wordCause(scene);
    const variable = emptyVariableCause(subject, setting);
    const { attempts } = observation.evidence;
    return finding({
        rule: (0,verdict/* ruleOfFailure */.YB)(observation.failure),
        server: subject.server,
        what: said.what,
        hint: variable?.hint,
        seen: (0,words/* sentences */.hC)([said.seen, attempts > 1 ? (0,words/* words */.aL) `So it went in ${attempts} attempts.` : words/* NOTHING */.K$]),
        stakes: stakesOf(subject),
        cause: variable?.cause,
        quotes: observation.failure.stderr,
        fixes: [...(variable?.fixes ?? []), ...said.fixes],
        place: said.place ?? subject.entry?.place,
    });
}
function wordCause(scene) {
    const { failure } = scene.observation;
    const { cause, stage } = failure;
    const asked = stage === "list" ? (0,words/* name */.UU)("tools/list") : (0,words/* words */.aL) `the first request`;
    switch (cause.kind) {
        case "not-found":
            return wordNotFound(cause, scene);
        case "not-executable":
            return wordNotExecutable(cause, scene);
        case "exited":
            return wordExit(cause, failure);
        case "timed-out":
            return wordTimeout(cause, scene);
        case "auth":
            return wordAuth(cause, asked, scene);
        case "refused":
        case "dns":
        case "tls":
        case "network":
            return { ...wordConnection(cause, asked, scene), place: urlPlace(scene.subject) };
        case "http":
            return { ...wordStatus(cause, asked, scene), place: urlPlace(scene.subject) };
        case "redirect":
            return {
                what: (0,words/* words */.aL) `redirected to another address`,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)(cause.host)} answered ${cause.status} and leads to ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(cause.target, 200))}. It was not followed: credentials would go where the config does not say.`,
                fixes: [advice((0,words/* words */.aL) `If that is where the server is now, write it as the url.`)],
                place: urlPlace(scene.subject),
            };
        case "rpc-error":
            return wordRpcError(cause);
        case "malformed":
            return {
                what: (0,words/* words */.aL) `its answer is no valid MCP`,
                seen: (0,words/* words */.aL) `It could not be read: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(cause.message, 300))}.`,
                fixes: [SERVERS_FAULT],
            };
        case "too-large":
            return {
                what: (0,words/* words */.aL) `its answer is larger than ${cause.limitBytes / (1024 * 1024)} MiB`,
                seen: (0,words/* words */.aL) `It was given up there, so that this run keeps its memory.`,
                fixes: [advice((0,words/* words */.aL) `No agent can use such a list: let the server offer fewer tools, or page them.`)],
            };
        case "looping":
            return {
                what: (0,words/* words */.aL) `its tool list does not end`,
                seen: (0,words/* words */.aL) `It was given up after ${(0,words/* count */.U9)(cause.pages, "page")} with ${(0,words/* count */.U9)(cause.tools, "tool")}: every page named a next one.`,
                fixes: [SERVERS_FAULT],
            };
    }
}
const SERVERS_FAULT = advice((0,words/* words */.aL) `That is the server's fault: update it, or go back to a version that worked.`);
function wordConnection({ kind, host, code, message }, asked, scene) {
    switch (kind) {
        case "refused":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(host)} refused the connection`,
                seen: (0,words/* words */.aL) `Nothing accepts connections there (${(0,words/* name */.UU)(code)}).`,
                fixes: [
                    advice((0,words/* words */.aL) `If it is started in a step before, wait there until it listens on that port.`),
                    ...retryFixes(scene),
                ],
            };
        case "dns":
            return {
                what: (0,words/* words */.aL) `no address for ${(0,words/* name */.UU)(host)}`,
                seen: (0,words/* words */.aL) `The name could not be resolved (${(0,words/* name */.UU)(code)}).`,
                fixes: [advice((0,words/* words */.aL) `Check the host in the url. A private name needs a runner inside that network.`)],
            };
        case "tls":
            return {
                what: (0,words/* words */.aL) `no TLS connection with ${(0,words/* name */.UU)(host)}`,
                seen: (0,words/* words */.aL) `Its certificate or protocol was not accepted: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(message, 200))} (${(0,words/* name */.UU)(code)}).`,
                fixes: [
                    advice((0,words/* words */.aL) `For a private certificate authority set ${(0,words/* name */.UU)("NODE_EXTRA_CA_CERTS")} to its certificate file, for the agent too.`),
                ],
            };
        case "network":
            return {
                what: (0,words/* words */.aL) `the connection with ${(0,words/* name */.UU)(host)} broke`,
                seen: (0,words/* words */.aL) `${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(message, 200))} (${(0,words/* name */.UU)(code)}), before ${asked} was answered.`,
                fixes: [
                    ...retryFixes(scene),
                    advice((0,words/* words */.aL) `Check the url, and the proxy variables if it needs a proxy.`),
                ],
            };
    }
}
function wordStatus({ host, status, retryAfter }, asked, scene) {
    const later = retryAfter === undefined ? words/* NOTHING */.K$ : (0,words/* words */.aL) `It asks to wait: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(retryAfter, 60))}.`;
    return {
        what: (0,words/* words */.aL) `${(0,words/* name */.UU)(host)} answered ${status}`,
        seen: (0,words/* sentences */.hC)([(0,words/* words */.aL) `That was its answer to ${asked}.`, later]),
        fixes: [...retryFixes(scene), ...statusFixes(status, scene)],
    };
}
function statusFixes(status, { subject }) {
    if (status >= 500)
        return [];
    if (status === 429)
        return [advice((0,words/* words */.aL) `It limits how often it may be asked: re-run later, or ask for a higher limit.`)];
    if (status === 404 || status === 405 || status === 406)
        return [
            advice(subject.entry?.transport === "sse"
                ? (0,words/* words */.aL) `Check the path in the url. A newer server wants ${(0,words/* name */.UU)('"type": "http"')} instead of sse.`
                : (0,words/* words */.aL) `Check the path in the url; it often ends in ${(0,words/* name */.UU)("/mcp")}. An older server wants ${(0,words/* name */.UU)('"type": "sse"')}.`),
        ];
    return [advice((0,words/* words */.aL) `Check the url and the headers of this server.`)];
}
function wordRpcError({ method, code, message }) {
    return {
        what: (0,words/* words */.aL) `answered ${(0,words/* name */.UU)(method)} with error ${code}`,
        seen: (0,words/* words */.aL) `It says: ${(0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(message, 300))}.`,
        fixes: [
            code === -32601 && method === "tools/list"
                ? advice((0,words/* words */.aL) `It has no tools at all under these arguments and variables: check what turns them on.`)
                : advice((0,words/* words */.aL) `Go by what it says; if that is its own fault, update it.`),
        ],
    };
}

;// CONCATENATED MODULE: ./build/report/near.js
// Which of some names another name was probably meant to be; a few edits apart, or one in the singular.
/** More names than this are not compared: both sides may be a hostile server's ten thousand. */
const COMPARED = 200;
const LONGEST = 80;
/** The nearest of `candidates`, when it is near enough to be meant. */
function nearName(name, candidates) {
    if (name.length > LONGEST)
        return undefined;
    const allowed = Math.min(2, Math.floor(name.length / 4));
    const ranked = candidates
        .slice(0, COMPARED)
        .filter((candidate) => candidate !== name && candidate.length <= LONGEST)
        .map((candidate) => ({ candidate, edits: edits(folded(name), folded(candidate)) }))
        .filter(({ edits }) => edits <= allowed)
        .sort((one, other) => one.edits - other.edits);
    return ranked[0]?.candidate;
}
/** Case, separators and a plural do not count. */
function folded(name) {
    return name
        .toLowerCase()
        .replace(/[-_.\s]/g, "")
        .replace(/s$/, "");
}
/** Levenshtein distance. */
function edits(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, column) => column);
    for (let line = 1; line <= one.length; line += 1) {
        const next = [line];
        for (let column = 1; column <= other.length; column += 1) {
            const replaced = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[other.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/report/findings/files.js
// Words for whole files and inputs that are wrong: nothing was started.






const NOTHING_TO_CHECK = "Nothing to check against";
/** A file or input that ends the run; where to find the right one is spelled as the run's face writes it. */
function wordFileComplaint(complaint, { request }, { face }) {
    const writeLock = (0,commands/* pasteCommand */.Dz)(request, "update-lock");
    switch (complaint.rule) {
        case "bad-lock":
            return finding({
                rule: complaint.rule,
                ...wordLockProblem(complaint, writeLock),
                place: complaint.place,
            });
        case "foreign-lock":
            return finding({
                rule: complaint.rule,
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(complaint.file)} was written by another tool`,
                seen: (0,words/* words */.aL) `It holds ${(0,words/* quoted */.TL)(complaint.key)}; this action reads ${(0,words/* name */.UU)('{ "server": ["tool", …] }')}. Nothing was checked and the file was not touched.`,
                fixes: [
                    advice((0,words/* words */.aL) `Give this action a file of its own: ${(0,words/* name */.UU)((0,commands/* spellInput */.Tq)(face, "lock", "mcp-preflight.lock.json"))}`),
                ],
                place: complaint.place,
            });
        case "lock-conflict":
            return finding({
                rule: complaint.rule,
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(complaint.file)} holds merge-conflict markers`,
                seen: (0,words/* words */.aL) `A merge was not finished there, so it is not known which tools must exist. Nothing was checked.`,
                fixes: [
                    advice((0,words/* words */.aL) `Solve the conflict; when in doubt take one side, then make the lock anew with update-lock.`),
                ],
                place: complaint.place,
            });
        case "no-lock":
            return finding({
                rule: complaint.rule,
                lead: NOTHING_TO_CHECK,
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(complaint.file)} does not exist`,
                seen: (0,words/* words */.aL) `A check that expects nothing is always green, so this one stops.`,
                fixes: [
                    ...elsewhereFixes(complaint.elsewhere, complaint.file, face),
                    paste((0,words/* words */.aL) `Write the lock where the credentials are, read it, commit it:`, "sh", writeLock),
                ],
            });
        case "no-servers":
            return finding({
                rule: complaint.rule,
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(complaint.file)} configures no servers`,
                seen: (0,words/* words */.aL) `There is nothing to check, and a check that checks nothing must not be green.`,
                fixes: [
                    advice((0,words/* words */.aL) `Add servers under ${(0,words/* name */.UU)("mcpServers")}, or name the file that the agent gets: ${(0,words/* name */.UU)((0,commands/* spellInput */.Tq)(face, "mcp-config", "PATH"))}`),
                ],
                place: complaint.place,
            });
        case "nothing-expected":
            return finding({
                rule: complaint.rule,
                lead: NOTHING_TO_CHECK,
                place: complaint.place,
                ...wordNothingExpected(complaint, request, writeLock),
            });
        case "bad-input":
            return finding({ rule: complaint.rule, ...wordInput(complaint) });
    }
}
function wordNothingExpected({ why, file }, request, writeLock) {
    switch (why) {
        case "lock-empty":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} is empty`,
                seen: (0,words/* words */.aL) `A check that expects nothing is always green, so this one stops.`,
                fixes: [paste((0,words/* words */.aL) `Write the lock where the credentials are, read it, commit it:`, "sh", writeLock)],
            };
        case "all-filtered":
            return {
                what: (0,words/* words */.aL) `no server of ${(0,words/* name */.UU)("servers")} is in the lock`,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)("servers")} admits ${(0,words/* list */.p_)(request.servers.map((each) => (0,words/* name */.UU)(each)))}; ${(0,words/* name */.UU)(file)} expects nothing of ${request.servers.length === 1 ? (0,words/* words */.aL) `it` : (0,words/* words */.aL) `them`}.`,
                fixes: [
                    paste((0,words/* words */.aL) `To expect their tools from now on:`, "sh", (0,commands/* pasteCommand */.Dz)(request, "update-lock", { servers: request.servers })),
                ],
            };
        case "all-disabled":
            return {
                what: (0,words/* words */.aL) `every server is disabled`,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} marks every server ${request.servers.length === 0 ? words/* NOTHING */.K$ : (0,words/* words */.aL) `of ${(0,words/* name */.UU)("servers")} `}as disabled, so none was asked and no lock was written.`,
                fixes: [advice((0,words/* words */.aL) `Take away the mark of those that the agent needs.`)],
            };
    }
}
function elsewhereFixes(elsewhere, file, face) {
    const [first] = elsewhere;
    if (first === undefined)
        return [];
    const folder = first.slice(0, Math.max(0, first.lastIndexOf("/")));
    const others = elsewhere.length > 1 ? (0,words/* words */.aL) ` (and ${elsewhere.length - 1} more)` : words/* NOTHING */.K$;
    return [
        first.endsWith(`/${file}`)
            ? advice((0,words/* words */.aL) `There is one in ${(0,words/* name */.UU)(`${folder}/`)}${others}: ${(0,words/* name */.UU)((0,commands/* spellInput */.Tq)(face, "working-directory", folder))}`)
            : advice((0,words/* words */.aL) `There is one at ${(0,words/* name */.UU)(first)}${others}.`),
    ];
}
function wordLockProblem({ file, place, problem }, writeLock) {
    const shape = (0,words/* name */.UU)('{ "server": ["tool", …] }');
    switch (problem.kind) {
        case "unreadable":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} cannot be read`,
                seen: (0,words/* words */.aL) `The system says ${(0,words/* name */.UU)(problem.code)}. Nothing was checked.`,
                fixes: [advice((0,words/* words */.aL) `Check the path and the rights of the file.`)],
            };
        case "outside-workspace":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} lies outside the workspace`,
                seen: (0,words/* words */.aL) `A lock is a file of the repository: it is read and written inside the workspace only. Nothing was checked.`,
                fixes: [advice((0,words/* words */.aL) `Move it into the repository and commit it there.`)],
            };
        case "link":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} is a symbolic link`,
                seen: (0,words/* words */.aL) `The lock is never written through a link. Nothing was written.`,
                fixes: [advice((0,words/* words */.aL) `Name the file that it leads to, or put a plain file in its place.`)],
            };
        case "unwritable":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} cannot be written`,
                seen: (0,words/* words */.aL) `The system says ${(0,words/* name */.UU)(problem.code)}. Nothing was written.`,
                fixes: [advice((0,words/* words */.aL) `Check that its folder exists and may be written to.`)],
            };
        case "syntax":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} is not valid JSON`,
                seen: (0,words/* words */.aL) `${syntaxWords(problem.reason, place)} Nothing was checked.`,
                fixes: [advice((0,words/* words */.aL) `Correct it, or take the last good version from git.`)],
            };
        case "wrong-type":
            return {
                what: problem.server === undefined
                    ? (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} has a wrong shape`
                    : (0,words/* words */.aL) `${(0,words/* name */.UU)(file)}: ${(0,words/* quoted */.TL)(problem.server)} has a wrong shape`,
                seen: (0,words/* words */.aL) `Expected here: ${(0,words/* phrase */.MZ)(problem.wanted)}. A lock reads ${shape}. Nothing was checked.`,
                fixes: [paste((0,words/* words */.aL) `Correct it, or write it anew where the credentials are:`, "sh", writeLock)],
            };
        case "parameters":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)}: ${(0,words/* quoted */.TL)(problem.server)} is locked with parameters`,
                seen: (0,words/* words */.aL) `This version reads names of tools only: ${shape}. Nothing was checked.`,
                fixes: [advice((0,words/* words */.aL) `Write the names of its tools as a list.`)],
            };
        case "failed-observation":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)}: ${(0,words/* quoted */.TL)(problem.server)} holds an error`,
                seen: (0,words/* words */.aL) `A lock says which tools must exist. This entry records that somebody could not find that out, so it expects nothing. Nothing was checked.`,
                fixes: [paste((0,words/* words */.aL) `Write it anew where the credentials are:`, "sh", writeLock)],
            };
        case "declared-twice":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(file)} names ${(0,words/* quoted */.TL)(problem.server)} twice`,
                seen: (0,words/* words */.aL) `Which of the two is meant cannot be known. Nothing was checked.`,
                fixes: [advice((0,words/* words */.aL) `Join them into one entry.`)],
            };
    }
}
function wordInput({ input, value, source, problem, }) {
    const given = (0,words/* quoted */.TL)((0,report_text/* cut */.Jj)(value, 200));
    const what = (0,words/* words */.aL) `${(0,words/* name */.UU)(input)} ${given} is refused`;
    const from = source.includes(input) ? words/* NOTHING */.K$ : (0,words/* words */.aL) ` (from ${(0,words/* name */.UU)(source)})`;
    switch (problem.kind) {
        case "not-one-of":
            return {
                what,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)(input)}${from} is one of ${(0,words/* list */.p_)(problem.allowed.map((each) => (0,words/* name */.UU)(each)))}.`,
                fixes: suggestion(value, problem.allowed),
            };
        case "not-seconds":
            return {
                what,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)(input)}${from} takes seconds above 0 and up to 86400, such as ${(0,words/* name */.UU)("45")} or ${(0,words/* name */.UU)("0.5")}, one line ${(0,words/* name */.UU)("name=seconds")} a server, or ${(0,words/* name */.UU)("auto")}.`,
                fixes: [],
            };
        case "unknown-server":
            return {
                what: (0,words/* words */.aL) `${(0,words/* name */.UU)(input)} names ${given}, which nobody knows`,
                seen: (0,words/* words */.aL) `Neither config nor lock has a server of that name. They have: ${(0,words/* list */.p_)(problem.known.map((each) => (0,words/* name */.UU)(each)))}.`,
                fixes: suggestion(value, problem.known),
            };
        case "not-a-directory":
            return {
                what,
                seen: (0,words/* words */.aL) `There is no such directory${from}.`,
                fixes: [
                    advice((0,words/* words */.aL) `Is the repository checked out before this step, and the path relative to its root?`),
                ],
            };
        case "not-one-path":
            return {
                what,
                seen: (0,words/* words */.aL) `${(0,words/* name */.UU)(input)}${from} takes the path of one file.`,
                fixes: [advice((0,words/* words */.aL) `Name one file; check several with one step each.`)],
            };
    }
}
function suggestion(value, known) {
    const near = nearName(value, known);
    return near === undefined ? [] : [advice((0,words/* words */.aL) `Did you mean ${(0,words/* name */.UU)(near)}?`)];
}

;// CONCATENATED MODULE: ./build/report/findings/servers.js
// Words for verdicts on single servers that need no failure of a probe: missing tools, absent, disabled, unlisted.






/** It gave a list, and expected tools are not in it. Names all of them; stands at the lock line of the first. */
function wordMissingTools(verdict, { request }, setting) {
    const { subject, missing, unlisted } = verdict;
    const { server } = subject;
    const variable = emptyVariableCause(subject, setting);
    const [first] = missing;
    const renamed = nearPairs(missing.map(({ tool }) => tool), unlisted);
    const isRenamed = renamed.length === missing.length;
    return finding({
        rule: "missing-tool",
        server,
        what: missing.length === 1
            ? (0,words/* words */.aL) `tool ${(0,words/* name */.UU)(first?.tool ?? "")} is missing`
            : (0,words/* words */.aL) `${missing.length} of ${subject.locked?.expectations.length ?? 0} expected tools are missing`,
        hint: variable?.hint ?? { words: (0,words/* words */.aL) `the server gave no reason`, place: undefined },
        seen: (0,words/* sentences */.hC)([
            (0,words/* words */.aL) `${(0,words/* list */.p_)(missing.map(({ tool, place }) => (0,words/* name */.UU)(tool, place)))}.`,
            listed(verdict),
            didYouMean(renamed, missing.length),
        ]),
        cause: variable?.cause ?? (isRenamed ? undefined : unknownCause(subject)),
        fixes: variable?.fixes ?? [
            paste((0,words/* words */.aL) `If ${missing.length === 1 ? (0,words/* words */.aL) `it is` : (0,words/* words */.aL) `they are`} ${isRenamed ? (0,words/* words */.aL) `renamed` : (0,words/* words */.aL) `gone for good`}, accept that and have the change of the lock reviewed:`, "sh", (0,commands/* pasteCommand */.Dz)(request, "update-lock", { servers: [server], allowRemovals: [server] })),
        ],
        place: first?.place,
    });
}
/** `The server (warehouse-mcp 2.4.0) answered normally in 180 ms and listed 4 other tools, 1 of them new: export_orders.` */
function listed({ observation, unlisted }) {
    const { implementation } = observation.evidence;
    const itself = implementation === undefined
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) ` (${(0,words/* name */.UU)(`${implementation.name} ${implementation.version}`)})`;
    const tools = observation.tools.length;
    const others = tools === 0 ? (0,words/* words */.aL) `no tools` : (0,words/* count */.U9)(tools, "other tool");
    const fresh = unlisted.length === 0
        ? words/* NOTHING */.K$
        : (0,words/* words */.aL) `, ${unlisted.length} of them new: ${(0,words/* list */.p_)(unlisted.map((tool) => (0,words/* name */.UU)(tool)))}`;
    return (0,words/* words */.aL) `The server${itself} answered normally in ${(0,words/* duration */.p0)(observation.listedAfterMs)} and listed ${others}${fresh}.`;
}
function nearPairs(missing, unlisted) {
    return missing.slice(0, 20).flatMap((tool) => {
        const near = nearName(tool, unlisted);
        return near === undefined ? [] : [{ tool, near }];
    });
}
function didYouMean(pairs, missing) {
    const [first] = pairs;
    if (first === undefined)
        return words/* NOTHING */.K$;
    if (missing === 1)
        return (0,words/* words */.aL) `Did you mean ${(0,words/* name */.UU)(first.near)}?`;
    const shown = pairs.slice(0, 3).map(({ tool, near }) => (0,words/* words */.aL) `${(0,words/* name */.UU)(near)} for ${(0,words/* name */.UU)(tool)}`);
    return (0,words/* words */.aL) `Did you mean ${(0,words/* enumerate */.HL)(shown)}?`;
}
/** Variables of `env` and headers are the ones that carry credentials; those in `args` mostly say where files are. */
function unknownCause({ variables }) {
    const carried = variables.filter(({ state, field }) => state === "set" && /^(env|headers)\./.test(field));
    const set = [...new Set(carried.map(({ variable }) => variable))];
    if (set.length === 0)
        return (0,words/* words */.aL) `not known; the server reported no problem.`;
    const shown = set.slice(0, 3).map((variable) => (0,words/* name */.UU)(variable));
    return (0,words/* words */.aL) `not known; often a token lacks a scope. ${(0,words/* enumerate */.HL)(shown)} ${shown.length === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} set.`;
}
/** The lock knows it, the config does not. */
function wordNotConfigured(subject, { request, configFile, verdicts }) {
    const { server, locked } = subject;
    const configured = verdicts.flatMap((verdict) => verdict.subject.entry === undefined ? [] : [verdict.subject.server]);
    const near = nearName(server, configured);
    const expected = locked?.expectations.length ?? 0;
    return finding({
        rule: "server-not-configured",
        server,
        what: (0,words/* words */.aL) `in the lock, but not in ${(0,words/* name */.UU)(configFile)}`,
        seen: (0,words/* sentences */.hC)([
            (0,words/* words */.aL) `${(0,words/* count */.U9)(expected, "tool")} ${expected === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} expected of it, and ${(0,words/* name */.UU)(configFile)} has no server of that name.`,
            configured.length === 0
                ? (0,words/* words */.aL) `It has none that was looked at.`
                : (0,words/* words */.aL) `It has: ${(0,words/* list */.p_)(configured.map((each) => (0,words/* name */.UU)(each)))}.`,
            near === undefined ? words/* NOTHING */.K$ : (0,words/* words */.aL) `Did you mean ${(0,words/* name */.UU)(near)}?`,
        ]),
        fixes: [
            advice((0,words/* words */.aL) `Renamed? Rename it in the lock too.`),
            paste((0,words/* words */.aL) `Gone on purpose?`, "sh", (0,commands/* pasteCommand */.Dz)(request, "update-lock", { allowRemovals: [server] })),
        ],
        place: locked?.place,
    });
}
/** Something is expected of it, and its entry is marked as disabled. */
function wordDisabled(subject, { configFile }) {
    const expected = subject.locked?.expectations.length ?? 0;
    return finding({
        rule: "disabled-server",
        server: subject.server,
        what: (0,words/* words */.aL) `expected, but disabled in ${(0,words/* name */.UU)(configFile)}`,
        seen: (0,words/* words */.aL) `${(0,words/* count */.U9)(expected, "tool")} ${expected === 1 ? (0,words/* words */.aL) `is` : (0,words/* words */.aL) `are`} expected of it, and its entry is marked as disabled, so it was not started. Claude Code ignores that mark and starts it.`,
        stakes: stakesOf(subject),
        fixes: [
            advice((0,words/* words */.aL) `Take the mark away, or take the server out of the lock (and out of the config, where it is not wanted).`),
        ],
        place: subject.entry?.disabled,
    });
}
/** Complaints about a server that was asked, or did not need to be. */
function wordServerComplaint(complaint, { request, lockFile, verdicts }, { face }) {
    const { rule, server, place } = complaint;
    const isVerified = verdicts.find(({ subject }) => subject.server === server)?.kind === "verified";
    const lockIt = (0,commands/* pasteCommand */.Dz)(request, "update-lock", { servers: [server] });
    switch (complaint.rule) {
        case "unlisted-server":
            return finding({
                rule,
                server,
                what: (0,words/* words */.aL) `not in the lock`,
                seen: (0,words/* words */.aL) `It is configured, but ${(0,words/* name */.UU)(lockFile)} expects nothing of it, so it was not started.`,
                fixes: [paste((0,words/* words */.aL) `To expect its tools from now on:`, "sh", lockIt)],
                place,
            });
        case "slow-server":
            return finding({
                rule,
                server,
                what: (0,words/* words */.aL) `its tool list took ${(0,words/* duration */.p0)(complaint.listedAfterMs)}`,
                seen: (0,words/* words */.aL) `An agent's first turn may not wait longer than 5 s for a server: its tools may be missing there.`,
                fixes: [advice((0,words/* words */.aL) `If it is downloaded or built when it starts, do that in a step before.`)],
                place,
            });
        case "protocol-revision":
            return finding({
                rule,
                server,
                what: (0,words/* words */.aL) `answers initialize with revision ${(0,words/* name */.UU)(complaint.revision)}`,
                seen: (0,words/* words */.aL) `That revision has no initialize, and clients built on the official SDK refuse a server that answers so. It was spoken to as 2025-11-25 instead.`,
                fixes: [advice((0,words/* words */.aL) `Update the server, or let it answer initialize with 2025-11-25.`)],
                place,
            });
        case "unlisted-tool":
            return finding({
                rule,
                server,
                what: (0,words/* words */.aL) `lists ${(0,words/* count */.U9)(complaint.tools.length, "tool")} that nobody expects`,
                seen: (0,words/* words */.aL) `Not in the lock: ${(0,words/* list */.p_)(complaint.tools.map((tool) => (0,words/* name */.UU)(tool)))}.`,
                // Where locked tools are missing too, an update would be refused: the other finding says what to do.
                fixes: isVerified
                    ? [
                        paste((0,words/* words */.aL) `To expect ${complaint.tools.length === 1 ? (0,words/* words */.aL) `it` : (0,words/* words */.aL) `them`} from now on:`, "sh", lockIt),
                    ]
                    : [],
                place,
            });
        case "empty-entry":
            return finding({
                rule,
                server,
                what: (0,words/* words */.aL) `its entry in the lock is empty`,
                seen: (0,words/* words */.aL) `An entry without tools verifies nothing, and a check that verifies nothing is always green.`,
                fixes: [
                    paste((0,words/* words */.aL) `Write what the server lists where its credentials are:`, "sh", lockIt),
                    advice((0,words/* words */.aL) `If it is meant to have no tools: ${(0,words/* name */.UU)((0,commands/* spellInput */.Tq)(face, "allow-empty", server))}`),
                ],
                place,
            });
    }
}

;// CONCATENATED MODULE: ./build/report/findings/update.js
// Words for an update of the lock that was refused: once for the run, and once for each server.




/** The headline of a refusal. */
function wordRefusedUpdate({ refusals, servers }, { request, lockFile, verdicts }) {
    const refused = new Set(refusals.map(({ server }) => server));
    const clean = verdicts.map(({ subject }) => subject.server).filter((server) => !refused.has(server));
    const losing = refusals.filter(({ kind }) => kind === "tools-lost" || kind === "no-longer-configured");
    return finding({
        rule: "update-refused",
        lead: "Lock not updated",
        what: (0,words/* words */.aL) `${refused.size} of ${(0,words/* count */.U9)(servers, "server")} ${refused.size === 1 ? (0,words/* words */.aL) `has a problem` : (0,words/* words */.aL) `have problems`}`,
        seen: (0,words/* sentences */.hC)([
            (0,words/* words */.aL) `${(0,words/* enumerate */.HL)(refusals.slice(0, 10).map((refusal) => (0,words/* words */.aL) `${(0,words/* name */.UU)(refusal.server)} ${wordRefusal(refusal)}`))}.`,
            refusals.length > 10 ? (0,words/* words */.aL) `So it is with ${refusals.length - 10} more.` : words/* NOTHING */.K$,
            (0,words/* words */.aL) `${(0,words/* name */.UU)(lockFile)} is unchanged.`,
        ]),
        fixes: [
            ...(clean.length === 0
                ? []
                : [
                    paste((0,words/* words */.aL) `Solve ${refused.size === 1 ? (0,words/* words */.aL) `it` : (0,words/* words */.aL) `them`}, or update the ${clean.length === 1 ? (0,words/* words */.aL) `other` : (0,words/* words */.aL) `others`} alone:`, "sh", (0,commands/* pasteCommand */.Dz)(request, "update-lock", { servers: clean })),
                ]),
            ...(losing.length === 0 ? [] : [allowFix(losing.map(({ server }) => server))]),
        ],
    });
}
function wordRefusal(refusal) {
    switch (refusal.kind) {
        case "not-checked":
            return (0,words/* words */.aL) `was not checked`;
        case "lists-nothing":
            return (0,words/* words */.aL) `lists no tools`;
        case "tools-lost":
            return (0,words/* words */.aL) `lists ${(0,words/* count */.U9)(refusal.lost.length, "tool")} less`;
        case "no-longer-configured":
            return (0,words/* words */.aL) `is no longer configured`;
        case "complaint":
            return (0,words/* words */.aL) `has a problem of its own`;
    }
}
function allowFix(servers) {
    return advice((0,words/* words */.aL) `If a loss is meant, say so by name: ${(0,words/* name */.UU)((0,commands/* pasteFlags */.Lc)({ allowRemovals: servers }).join(" "))}`);
}
/** One server whose loss the update did not accept. */
function wordLoss(refusal, verdict, { configFile }, setting) {
    const variable = verdict === undefined ? undefined : emptyVariableCause(verdict.subject, setting);
    const { what, seen, place, fixes } = wordOwn(refusal, (0,words/* name */.UU)(configFile));
    return finding({
        rule: "update-refused",
        server: refusal.server,
        what,
        hint: variable?.hint,
        seen,
        cause: variable?.cause,
        fixes: [...(variable?.fixes ?? []), ...fixes],
        place,
    });
}
function wordOwn(refusal, config) {
    switch (refusal.kind) {
        case "tools-lost": {
            const { lost } = refusal;
            return {
                what: lost.length === 1
                    ? (0,words/* words */.aL) `1 locked tool is no longer listed`
                    : (0,words/* words */.aL) `${lost.length} locked tools are no longer listed`,
                seen: (0,words/* words */.aL) `In the lock, no longer listed: ${(0,words/* list */.p_)(lost.map(({ tool, place }) => (0,words/* name */.UU)(tool, place)))}.`,
                place: lost[0]?.place,
                fixes: [allowFix([refusal.server])],
            };
        }
        case "lists-nothing":
            return {
                what: (0,words/* words */.aL) `lists no tools`,
                seen: (0,words/* words */.aL) `It answered and listed none. A lock made now would expect nothing of it, and no later run would stop.`,
                place: refusal.place,
                fixes: [
                    advice((0,words/* words */.aL) `If it is meant to have no tools, say so by name: ${(0,words/* name */.UU)((0,commands/* pasteFlags */.Lc)({ allowEmpty: [refusal.server] }).join(" "))}`),
                ],
            };
        case "no-longer-configured":
            return {
                what: (0,words/* words */.aL) `in the lock, no longer in ${config}`,
                seen: (0,words/* words */.aL) `${(0,words/* count */.U9)(refusal.entry.expectations.length, "tool")} of it would leave the lock.`,
                place: refusal.entry.place,
                fixes: [allowFix([refusal.server])],
            };
    }
}

;// CONCATENATED MODULE: ./build/report/findings.js
// Every sentence a user reads: verdicts and complaints in, findings out, worst first. The words stand in findings/.







/** Everything that is to be said about a run, worst first, in the order of the config where equally bad. */
function wordFindings(result, setting) {
    const worded = [...wordVerdicts(result, setting), ...wordComplaints(result, setting)];
    return worded.toSorted((one, other) => severity(one) - severity(other));
}
function wordVerdicts(result, setting) {
    const refusals = refusalsOf(result);
    return result.verdicts.flatMap((verdict) => {
        if (result.request.mode === "check")
            return wordVerdict(verdict, result, setting);
        return refusals
            .filter(({ server }) => server === verdict.subject.server)
            .flatMap((refusal) => findings_wordRefusal(refusal, verdict, result, setting));
    });
}
function wordVerdict(verdict, result, setting) {
    switch (verdict.kind) {
        case "tools-missing":
            return [wordMissingTools(verdict, result, setting)];
        case "not-checked":
            return [wordUnchecked(verdict, result, setting)];
        case "verified":
        case "skipped":
        case "not-expected":
            return [];
    }
}
function wordUnchecked({ subject, why }, result, setting) {
    switch (why.kind) {
        case "probe-failed":
            return wordFailure({ subject, observation: why.observation, result, setting });
        case "not-configured":
            return wordNotConfigured(subject, result);
        case "disabled":
            return wordDisabled(subject, result);
        case "bad-entry":
            return wordBadConfig(why.complaint, "error", subject);
        case "unset-variable":
            return wordUnsetVariable(subject, why.uses, setting);
    }
}
function refusalsOf({ lockChange }) {
    return lockChange?.kind === "refused" ? lockChange.refusals : [];
}
/** A refusal because of a complaint says nothing of its own: the complaint is worded for itself. */
function findings_wordRefusal(refusal, verdict, result, setting) {
    switch (refusal.kind) {
        case "not-checked":
            return verdict.kind === "not-checked" ? [wordUnchecked(verdict, result, setting)] : [];
        case "complaint":
            return [];
        case "lists-nothing":
        case "tools-lost":
        case "no-longer-configured":
            return [wordLoss(refusal, verdict, result, setting)];
    }
}
function wordComplaints(result, setting) {
    return result.complaints.flatMap((complaint) => isSaidAlready(complaint, result) ? [] : [wordComplaint(complaint, result, setting)]);
}
/** An empty variable is the likely cause in another finding of its server. */
function isSaidAlready(complaint, result) {
    if (complaint.rule !== "empty-variable")
        return false;
    if (result.request.mode === "update-lock")
        return refusalsOf(result).some(({ kind, server }) => server === complaint.server && kind !== "complaint");
    const verdict = verdictOf(complaint.server, result);
    return verdict?.kind === "tools-missing" || verdict?.kind === "not-checked";
}
function verdictOf(server, { verdicts }) {
    return verdicts.find(({ subject }) => subject.server === server);
}
function wordComplaint(complaint, result, setting) {
    switch (complaint.rule) {
        case "bad-config":
            return wordBadConfig(complaint, (0,verdict/* levelOfComplaint */.FM)(complaint), undefined);
        case "bad-lock":
        case "foreign-lock":
        case "lock-conflict":
        case "no-lock":
        case "no-servers":
        case "nothing-expected":
        case "bad-input":
            return wordFileComplaint(complaint, result, setting);
        case "empty-variable":
            return wordEmptyVariable(complaint.server, complaint.uses, verdictOf(complaint.server, result), result, setting);
        case "update-refused":
            return wordRefusedUpdate(complaint, result);
        case "unlisted-server":
        case "slow-server":
        case "protocol-revision":
        case "unlisted-tool":
        case "empty-entry":
            return wordServerComplaint(complaint, result, setting);
    }
}
const LEVEL_ORDER = { error: 0, warning: 100, notice: 200 };
/** Whole files first, since nothing else is known then; missing tools before what could not be checked. */
const FIRST_RULES = ["update-refused", "missing-tool"];
function severity({ level, rule, server }) {
    const rank = FIRST_RULES.indexOf(rule);
    return LEVEL_ORDER[level] + (server === undefined ? 0 : rank === -1 ? 10 : 1 + rank);
}


/***/ }),

/***/ 427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ renderMarkdown),
/* harmony export */   K2: () => (/* binding */ renderHtml),
/* harmony export */   ld: () => (/* binding */ renderPlain)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);
// Words as plain text, Markdown or HTML; here alone names of others become text, each sink with its own escaping.


/** For annotations, terminal, titles and JSON. At most `atMost` names of a list. */
function renderPlain(said, atMost = Number.POSITIVE_INFINITY) {
    return said.map((span) => plainSpan(span, atMost)).join("");
}
function plainSpan(span, atMost) {
    switch (span.kind) {
        case "text":
            return span.text;
        case "phrase":
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(span.text);
        case "name":
            return span.quoted ? `"${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(span.text)}"` : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(span.text);
        case "place":
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${span.place.file}:${span.place.line}`);
        case "list":
            return joinNames(span.names, atMost, (each) => plainSpan(each, atMost));
    }
}
/** For a paragraph of the summary; names and places become links where there is a repository. */
function renderMarkdown(said, repository) {
    return said.map((span) => markdownSpan(span, repository)).join("");
}
/** A summary is read by people: the report has all names. */
const MARKDOWN_NAMES = 100;
function markdownSpan(span, repository) {
    switch (span.kind) {
        case "text":
            return span.text;
        case "phrase":
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(span.text);
        case "name":
            return linked((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(span.text), span.place, repository);
        case "place":
            return `${linked((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(span.place.file), span.place, repository)}, line ${span.place.line}`;
        case "list":
            return `${joinNames(span.names, MARKDOWN_NAMES, (each) => markdownSpan(each, repository))}${linesOf(span.names)}`;
    }
}
/** For a cell or heading in HTML: no links. */
function renderHtml(said) {
    return said.map(htmlSpan).join("");
}
/** A cell holds no more names than that; the section below it does. */
const HTML_NAMES = 5;
function htmlSpan(span) {
    switch (span.kind) {
        case "text":
        case "phrase":
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(span.text);
        case "name":
            return `<code>${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(span.text))}</code>`;
        case "place":
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(`${span.place.file}:${span.place.line}`);
        case "list":
            return joinNames(span.names, HTML_NAMES, htmlSpan);
    }
}
function joinNames(names, atMost, render) {
    const shown = names.slice(0, atMost).map(render);
    const left = names.length - shown.length;
    return left === 0 ? shown.join(", ") : `${shown.join(", ")} and ${left.toLocaleString("en-US")} more`;
}
function linked(shown, place, repository) {
    if (place === undefined || !place.annotatable || repository === undefined)
        return shown;
    return `[${shown}](${repository.url}/blob/${repository.sha}/${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .urlPath */ .Lx)(place.file)}#L${place.line})`;
}
/** ` (mcp-tools.lock.json, lines 3 and 4)` behind a few names that stand in one file. */
function linesOf(names) {
    const places = names.flatMap((span) => span.kind === "name" && span.place !== undefined ? [span.place] : []);
    const [first] = places;
    if (first === undefined || places.length < names.length || places.length > 10)
        return "";
    const lines = [...new Set(places.map(({ line }) => line))];
    const said = lines.length === 1 ? "line" : "lines";
    return ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(first.file)}, ${said} ${renderPlain((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .enumerate */ .HL)(lines.map((line) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${line}`)))})`;
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

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ enumerate),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
// Our own tiny rich text: sentences whose dynamic parts are spans, so that every renderer escapes them by construction.

/** A sentence. What is interpolated is a span, other words, or a number; a plain string is refused by its type. */
function words(ours, ...parts) {
    return ours.flatMap((text, index) => {
        const part = parts[index];
        return [...(text === "" ? [] : [ourText(text)]), ...(part === undefined ? [] : spansOf(part))];
    });
}
function spansOf(part) {
    if (typeof part === "number")
        return [ourText(String(part))];
    return "kind" in part ? [part] : part;
}
function ourText(text) {
    return { kind: "text", text };
}
/** Says nothing; a sentence without it is the same. */
const NOTHING = [];
/** A longer name is no name that anybody reads: it is cut wherever people see it. */
const NAME_CHARACTERS = 200;
/** A name that stands bare in plain text: a tool, a variable, a rule, a file. */
function name(text, place) {
    return { kind: "name", text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text, NAME_CHARACTERS), place, quoted: false };
}
/** What plain text puts in quotes: a server in a sentence, a command, a value, what a server says. */
function quoted(text) {
    return { kind: "name", text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text, NAME_CHARACTERS), place: undefined, quoted: true };
}
/** Prose that was put together elsewhere; hostile until proven otherwise. */
function phrase(text) {
    return { kind: "phrase", text };
}
/** A place, as part of a sentence. */
function at(place) {
    return { kind: "place", place };
}
/** Names joined by commas, shortened where there is no room for all. */
function list(names) {
    return { kind: "list", names };
}
/** `a`, `a and b`, `a, b and c`. */
function enumerate(items) {
    return items.flatMap((item, index) => {
        const before = index === 0 ? NOTHING : index === items.length - 1 ? words ` and ` : words `, `;
        return [...before, ...spansOf(item)];
    });
}
/** Sentences with a blank between them; undefined and empty ones are left out. */
function sentences(parts) {
    const said = parts.filter((part) => part !== undefined && part.length > 0);
    return said.flatMap((part, index) => (index === 0 ? (part ?? NOTHING) : words ` ${part ?? NOTHING}`));
}
/** `1 tool`, `2 tools`. */
function count(many, one, more = `${one}s`) {
    return [ourText(`${many.toLocaleString("en-US")} ${many === 1 ? one : more}`)];
}
/** `24 ms`, `2.1 s`, `3 min 20 s`. */
function duration(ms) {
    const rounded = Math.round(ms);
    if (rounded < 1_000)
        return words `${rounded} ms`;
    if (ms < 120_000)
        return [ourText(`${(ms / 1_000).toFixed(1)} s`)];
    const seconds = Math.round(ms / 1_000);
    return words `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** A setting of the user's in seconds, as it was written: `2 s`, `0.5 s`. */
function seconds(ms) {
    return [ourText(`${ms / 1_000} s`)];
}


/***/ })

};
