export const id = 915;
export const ids = [915];
export const modules = {

/***/ 6215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ causeChain),
/* harmony export */   r: () => (/* binding */ causeOf)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8311);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7361);
// What the official client threw, put into our words. Pure: looks at the error and at what the wire has shown.


/**
 * The cause behind an error of the client's. `seen` is what lies below the protocol, such as an HTTP status; it says
 * more than any error but a JSON-RPC one. `pages`: how many pages of the list had been read.
 */
function causeOf(error, trace, seen, pages) {
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd)
        return {
            kind: "rpc-error",
            method: lastMethod(trace),
            code: error.code,
            message: (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(error.message),
        };
    if (seen !== undefined)
        return seen;
    const what = isOtherContent(error) ? "content" : "answer";
    return { kind: "malformed", what, message: malformation(error, trace, pages) };
}
/** Whether the client did not even read it, such as a web page. SSE: the status is 200 only when the content type is wrong. */
function isOtherContent(error) {
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SseError */ ._e)
        return error.code === 200;
    return causeChain(error).some(({ code }) => code === _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkErrorCode */ .OH.ClientHttpUnexpectedContent);
}
function malformation(error, trace, pages) {
    if (error instanceof _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkError */ .Fp && error.code === _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkErrorCode */ .OH.InvalidResult)
        return invalidResult(error, trace, pages);
    const { revision } = trace.seen;
    if (revision !== undefined &&
        !trace.seen.revisionRewritten &&
        !_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SUPPORTED_PROTOCOL_VERSIONS */ .Iu.includes(revision))
        return `it answered initialize with protocol revision "${revision}", which clients do not speak`;
    const names = causeChain(error).map((link) => link.name);
    if (names.includes("SyntaxError"))
        return `its answer to ${lastMethod(trace)} is not JSON`;
    if (names.some((name) => name.endsWith("ZodError")))
        return `its answer to ${lastMethod(trace)} is not a JSON-RPC message`;
    const last = causeChain(error).at(-1);
    if (last?.code === _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .SdkErrorCode */ .OH.ClientHttpUnexpectedContent)
        return (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(`its answer to ${lastMethod(trace)} is neither JSON nor an event stream (${last.message})`);
    return (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(last?.message ?? "the client gave up without a reason");
}
function lastMethod(trace) {
    return (trace.seen.methodsSent.filter((method) => !method.startsWith("notifications/")).at(-1) ??
        trace.waitingFor());
}
/** The result that the official schema rejects, by the first thing that is wrong with it. */
function invalidResult(error, trace, pages) {
    const { lastResult } = trace.seen;
    const fault = lastResult === undefined ? undefined : firstFault(lastResult.method, lastResult.result);
    // The 2026-07-28 rules beyond the schema have a message of one line.
    if (lastResult === undefined || fault === undefined)
        return (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(error.message);
    const [field, index, ...path] = fault.path;
    const where = lastResult.method === "tools/list" && field === "tools" && index !== undefined
        ? `${toolLabel(lastResult.result, Number(index), pages + 1)}: ${path.join(".")}`
        : `its answer to ${lastResult.method}: ${fault.path.join(".")}`;
    return (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(`${where} ${fault.message}`.replace(": Invalid input:", ":").replace("Invalid input: ", ""));
}
function firstFault(method, result) {
    const schema = method === "tools/list" ? _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .specTypeSchemas */ .aV.ListToolsResult : _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .specTypeSchemas */ .aV.InitializeResult;
    const outcome = schema["~standard"].validate(result);
    if (outcome instanceof Promise)
        return undefined;
    const issue = outcome.issues?.[0];
    if (issue === undefined)
        return undefined;
    const path = (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part));
    return { path, message: issue.message };
}
/** As a person counts: `tool 2 of page 1 ("search")`. */
function toolLabel(result, index, page) {
    const label = `tool ${index + 1} of page ${page}`;
    if (typeof result !== "object" || result === null || !("tools" in result) || !Array.isArray(result.tools))
        return label;
    const tool = result.tools[index];
    const isNamed = typeof tool === "object" && tool !== null && "name" in tool && typeof tool.name === "string";
    return isNamed ? `${label} ("${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteLine */ .t)(String(tool.name))}")` : label;
}
/** An error and what it was caused by, outermost first. Of an AggregateError the first error counts. */
function causeChain(error) {
    const chain = [];
    // An error may be its own cause; five links hold every chain that was seen.
    for (let link = error; typeof link === "object" && link !== null && chain.length < 5; link = nextCause(link))
        chain.push({ name: textOf(link, "name"), message: textOf(link, "message"), code: textOf(link, "code") });
    return chain;
}
function nextCause(error) {
    if ("cause" in error && error.cause !== undefined)
        return error.cause;
    return "errors" in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
}
function textOf(error, key) {
    const value = Reflect.get(error, key);
    return typeof value === "string" ? value : "";
}


/***/ }),

/***/ 7915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  observe: () => (/* binding */ observe)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/client/dist/index.mjs + 34 modules
var dist = __webpack_require__(8311);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
// EXTERNAL MODULE: ./build/probe/launchers.js
var launchers = __webpack_require__(2052);
// EXTERNAL MODULE: ./build/probe/quote.js
var quote = __webpack_require__(7361);
// EXTERNAL MODULE: ./build/probe/stderr.js
var probe_stderr = __webpack_require__(297);
// EXTERNAL MODULE: ./build/probe/stdio.js + 1 modules
var stdio = __webpack_require__(4697);
;// CONCATENATED MODULE: ./build/probe/trace.js
// What one connection has shown so far: requests and their answers, and the first cause of its end. No I/O.

/** The revision without a handshake, which hand-written servers name all the same when asked for one. */
const MODERN_REVISION = "2026-07-28";
/** The newest revision with a handshake: such a server is spoken to as this one. */
const HANDSHAKE_REVISION = "2025-11-25";
/** The requests that were made, and what became of them. `elapsedMs` counts from the start of the probe. */
function logRequests(elapsedMs) {
    const pending = new Map();
    const done = [];
    const step = ({ method, startedAtMs }, cause) => ({
        method,
        startedAtMs,
        latencyMs: elapsedMs() - startedAtMs,
        outcome: cause === undefined ? "success" : "failed",
        cause,
    });
    return {
        made(id, method) {
            pending.set(id, { method, startedAtMs: elapsedMs() });
        },
        /** The method of a request that is over; undefined when nobody had asked with this id. `cause`: why it failed. */
        settled(id, cause) {
            const asked = pending.get(id);
            if (asked === undefined)
                return undefined;
            pending.delete(id);
            done.push(step(asked, cause));
            return asked.method;
        },
        isPending: (id) => pending.has(id),
        lastPending: () => [...pending.values()].at(-1)?.method,
        steps: (cause) => [...done, ...[...pending.values()].map((asked) => step(asked, cause ?? "not answered"))].sort((left, right) => left.startedAtMs - right.startedAtMs),
    };
}
/** A trace that has seen nothing. `elapsedMs` counts from the start of the probe. */
function startTrace(elapsedMs) {
    const seen = {
        noise: undefined,
        strayId: undefined,
        revision: undefined,
        revisionRewritten: false,
        answeredAfterMs: undefined,
        lastResult: undefined,
        methodsSent: [],
    };
    const requests = logRequests(elapsedMs);
    let refusals = 0;
    let blame = () => undefined;
    const ended = new Promise((resolve) => {
        blame = resolve;
    });
    const noted = (line) => {
        seen.noise = { lines: (seen.noise?.lines ?? 0) + 1, first: seen.noise?.first ?? (0,quote/* quoteLine */.t)(line) };
    };
    const agreed = (method, message) => {
        seen.lastResult = { method, result: message.result };
        if (method === "initialize" || method === "server/discover")
            seen.answeredAfterMs = elapsedMs();
        if (method !== "initialize" || typeof message.result.protocolVersion !== "string")
            return message;
        seen.revision = (0,quote/* quoteLine */.t)(message.result.protocolVersion);
        if (seen.revision !== MODERN_REVISION)
            return message;
        seen.revisionRewritten = true;
        return { ...message, result: { ...message.result, protocolVersion: HANDSHAKE_REVISION } };
    };
    return {
        seen,
        ended,
        blame: (cause) => blame(cause),
        sent(message) {
            if (!("method" in message))
                return;
            seen.methodsSent.push(message.method);
            if ("id" in message)
                requests.made(String(message.id), message.method);
        },
        unsent(message, why) {
            if ("method" in message && "id" in message)
                requests.settled(String(message.id), why);
        },
        received(message) {
            if ("method" in message)
                return message;
            const id = String(message.id);
            const method = requests.settled(id, "error" in message ? `rpc-error ${message.error.code}` : undefined);
            if (method === undefined)
                seen.strayId ??= (0,quote/* quoteLine */.t)(id);
            return method === undefined || "error" in message ? message : agreed(method, message);
        },
        refused({ code, message }, line) {
            refusals += 1;
            const method = requests.lastPending();
            const harmless = seen.methodsSent.filter(mayBeRefused).length;
            if (method === undefined || refusals <= harmless)
                noted(line);
            else
                blame({ kind: "rpc-error", method, code, message: (0,quote/* quoteLine */.t)(message) });
        },
        isUnanswered: (message) => "method" in message && "id" in message && requests.isPending(String(message.id)),
        noted,
        waitingFor: () => requests.lastPending() ?? seen.methodsSent.at(-1) ?? "initialize",
        steps: requests.steps,
    };
}
/** Whether a client goes on when this is refused, as hand-written servers refuse what they do not know. */
function mayBeRefused(method) {
    return method.startsWith("notifications/") || method === "server/discover";
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/core/tools.js
var tools = __webpack_require__(9237);
// EXTERNAL MODULE: ./build/probe/failure.js
var failure = __webpack_require__(6215);
;// CONCATENATED MODULE: ./build/probe/walk.js
// One attempt at a server through the official client: shake hands, list every page. It ends no process and no connection.







const CLIENT = { name: "mcp-preflight", version: "0.1.0" };
/** The client's own timers never decide, the deadline does. */
const NEVER_MS = limits/* LIMITS */.b.longestTimerMs;
/**
 * A client that presents itself as an agent's does (Claude Code 2.1.332 declares roots and elicitation): some servers
 * list other tools to one that declares nothing. `discoverMs`: how long server/discover may stay unanswered before
 * initialize is asked; undefined is for ever.
 */
function newClient(negotiation, discoverMs, workspace) {
    const mode = negotiation === "modern" ? { pin: MODERN_REVISION } : negotiation;
    const client = new dist/* Client */.Kj(CLIENT, {
        capabilities: { roots: {}, elicitation: {} },
        versionNegotiation: { mode, probe: { timeoutMs: discoverMs ?? NEVER_MS } },
    });
    const root = { uri: (0,external_node_url_.pathToFileURL)(workspace).href, name: (0,external_node_path_.basename)(workspace) };
    client.setRequestHandler("roots/list", () => ({ roots: [root] }));
    client.setRequestHandler("elicitation/create", () => ({ action: "decline" }));
    return client;
}
/** Walks to the end of the list, or to what is in the way. Never rejects; settles late or never when the link ends. */
async function walkList(walk) {
    try {
        await walk.client.connect(walk.link.transport, { timeout: NEVER_MS });
        if (walk.client.getServerCapabilities()?.tools === undefined)
            return failed(walk, { kind: "malformed", what: "no-tools" });
        walk.stage = "list";
        return await listPages(walk);
    }
    catch (error) {
        return failed(walk, (0,failure/* causeOf */.r)(error, walk.trace, walk.link.failureSeen(), walk.pages), error);
    }
}
async function listPages(walk) {
    const names = [];
    const seen = new Set();
    let cursor;
    do {
        const params = cursor === undefined ? {} : { cursor };
        const page = await walk.client.request({ method: "tools/list", params }, { timeout: NEVER_MS });
        walk.pages += 1;
        const pageNames = page.tools.map(({ name }) => name);
        for (const name of pageNames)
            names.push(name);
        if (names.length > limits/* LIMITS */.b.toolsPerServer)
            return failed(walk, { kind: "too-large", what: "tools", limit: limits/* LIMITS */.b.toolsPerServer });
        // "" is a cursor like any other (spec 2026-07-28, server/utilities/pagination), and so is one that stays the same.
        cursor = page.nextCursor;
        const pageSeen = JSON.stringify([cursor, pageNames]);
        // Servers that mean the end by "" repeat themselves; the client's own walk ends there too (SDK 2.4.0, client.ts).
        if (cursor === "" && seen.has(pageSeen))
            break;
        if (cursor !== undefined && (seen.has(pageSeen) || walk.pages >= limits/* LIMITS */.b.pages))
            return failed(walk, { kind: "looping", pages: walk.pages, tools: names.length });
        seen.add(pageSeen);
    } while (cursor !== undefined);
    if (walk.pages > limits/* LIMITS */.b.clientPages) {
        const message = `its list has ${walk.pages} pages; clients read ${limits/* LIMITS */.b.clientPages} at most`;
        return failed(walk, { kind: "malformed", what: "answer", message });
    }
    return { kind: "listed", tools: (0,tools/* toToolTable */.C)(names) };
}
/** The outcome of an attempt that ended where it stands. `error`: what the client threw, if it did. */
function failed({ stage }, cause, error) {
    const neverStarted = cause.kind === "not-found" || cause.kind === "not-executable";
    return { kind: "failed", stage: neverStarted ? "start" : stage, cause, error };
}

// EXTERNAL MODULE: ./build/probe/wire.js
var wire = __webpack_require__(7388);
;// CONCATENATED MODULE: ./build/probe/session.js
// One probe from the start to an observation: which negotiation, a second process where the first was spent, the first end that comes. Loaded after the first start.









/**
 * Talks with one server until its list is complete, it failed, or the deadline struck. `server`: its process, already
 * started, for stdio. Rejects as `setting.cancelled` does, once all of it is dead.
 */
async function observe(request, server, deadline, setting) {
    const negotiation = firstNegotiation(request, setting);
    const first = await attempt(request, server, negotiation, deadline, setting);
    const again = secondNegotiation(request, first, negotiation);
    if (again === undefined)
        return conclude(request, [first], first);
    await first.link.kill();
    if (deadline.signal.aborted)
        return conclude(request, [first], first);
    const second = await attempt(request, undefined, again, deadline, setting);
    return conclude(request, [first, second], second);
}
/** As agents' clients do: stdio is asked initialize first, HTTP server/discover; legacy SSE knows no other way than initialize. */
function firstNegotiation({ spec }, { discoverFirst }) {
    switch (spec.transport) {
        case "stdio":
            return discoverFirst ? "auto" : "legacy";
        case "http":
            return "auto";
        case "sse":
            return "legacy";
    }
}
/** How a fresh process is to be asked after the first was spent in vain; undefined: what the first showed stands. */
function secondNegotiation({ spec }, { outcome, trace }, negotiation) {
    if (spec.transport !== "stdio" || outcome.kind !== "failed" || outcome.stage !== "connect")
        return undefined;
    const askedOnlyDiscover = trace.seen.methodsSent.every((method) => method === "server/discover");
    if (negotiation === "auto" && outcome.cause.kind === "exited" && askedOnlyDiscover)
        return "legacy";
    return refusesHandshake(outcome.error) ? "modern" : undefined;
}
/** -32022 UnsupportedProtocolVersion that names the revision without handshake (spec 2026-07-28, basic/versioning). */
function refusesHandshake(error) {
    if (!(error instanceof dist/* ProtocolError */.bd) || error.code !== -32022)
        return false;
    const { data } = error;
    if (typeof data !== "object" || data === null || !("supported" in data))
        return false;
    return Array.isArray(data.supported) && data.supported.includes(MODERN_REVISION);
}
async function attempt(request, server, negotiation, deadline, { workspace, cancelled }) {
    const trace = startTrace(deadline.elapsedMs);
    const link = await openLink(request, server, trace);
    const asksInPlace = request.spec.transport === "stdio" && negotiation === "auto";
    const discoverMs = asksInPlace ? Math.min(limits/* LIMITS */.b.discoverMs, deadline.budgetMs / 3) : undefined;
    const client = newClient(negotiation, discoverMs, workspace);
    const walk = { client, link, trace, stage: "connect", pages: 0 };
    const strike = () => trace.blame(timedOut(request, walk, deadline));
    deadline.signal.addEventListener("abort", strike);
    if (deadline.signal.aborted)
        strike();
    try {
        const blamed = trace.ended.then((cause) => failed(walk, cause));
        const ended = await Promise.race([cancelled, walkList(walk), blamed]);
        // A machine that is busy may let the list through before the clock strikes: it came too late all the same.
        const isLate = ended.kind === "listed" && deadline.elapsedMs() > deadline.budgetMs;
        const outcome = isLate ? failed(walk, timedOut(request, walk, deadline)) : ended;
        const steps = trace.steps(outcome.kind === "failed" ? outcome.cause.kind : undefined);
        return { ...walk, outcome, endedAfterMs: deadline.elapsedMs(), steps };
    }
    catch (error) {
        await link.kill();
        throw error;
    }
    finally {
        deadline.signal.removeEventListener("abort", strike);
    }
}
async function openLink({ spec, budgetMs }, server, trace) {
    if (spec.transport !== "stdio") {
        const { remoteLink } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(416)]).then(__webpack_require__.bind(__webpack_require__, 2416));
        return remoteLink(spec, trace, budgetMs);
    }
    const running = server ?? (0,stdio/* startServer */.UD)(spec);
    const link = (0,wire/* childLink */.X)(running, trace);
    void running.ended.then(trace.blame);
    return link;
}
function timedOut({ spec }, { trace, link, stage }, { budgetMs }) {
    // A line that never ended, such as a question, is noise too.
    const line = link.unfinishedLine();
    if (line.trim() !== "")
        trace.noted(line);
    const { noise, strayId, answeredAfterMs } = trace.seen;
    const isSilent = spec.transport === "stdio" && !link.hasPrinted();
    return {
        kind: "timed-out",
        budgetMs,
        waitingFor: trace.waitingFor(),
        answeredAfterMs: stage === "list" ? answeredAfterMs : undefined,
        installer: isSilent ? (0,launchers/* recogniseInstaller */.q)(spec.command, spec.args) : undefined,
        noise,
        strayId,
    };
}
function conclude(request, attempts, last) {
    const { link, outcome } = last;
    const evidence = gatherEvidence(attempts, last);
    switch (outcome.kind) {
        case "listed": {
            const { tools } = outcome;
            const observation = { kind: "listed", tools, listedAfterMs: last.endedAfterMs, evidence };
            return { observation, goodbye: link.goodbye };
        }
        case "failed": {
            const { stage, cause } = outcome;
            const stderr = (0,probe_stderr/* tellingLines */.$)(link.stderr(), request.variables);
            return {
                observation: { kind: "failed", failure: { stage, cause, stderr }, evidence },
                goodbye: link.kill,
            };
        }
    }
}
function gatherEvidence(attempts, { client, trace, endedAfterMs }) {
    const server = client.getServerVersion();
    return {
        durationMs: endedAfterMs,
        attempts: attempts.length,
        steps: attempts.flatMap(({ steps }) => steps),
        implementation: server && { name: (0,quote/* quoteLine */.t)(server.name), version: (0,quote/* quoteLine */.t)(server.version) },
        protocol: trace.seen.revision ?? client.getNegotiatedProtocolVersion(),
        revisionRewritten: trace.seen.revisionRewritten,
    };
}


/***/ }),

/***/ 7388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ childLink),
/* harmony export */   a: () => (/* binding */ WatchedTransport)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8311);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(332);
// Transports for the official client that note what passes. They alter no message but for the one field trace.ts rewrites.


/** A link to a server process. Its stdout is read once the client starts the transport. */
function childLink(server, trace) {
    const transport = new ChildTransport(server, trace);
    return {
        transport,
        failureSeen: () => undefined,
        stderr: () => server.stderrTail(),
        hasPrinted: () => server.hasPrinted(),
        unfinishedLine: () => server.unfinishedLine(),
        async goodbye() {
            await transport.close();
            await server.goodbye();
        },
        async kill() {
            await transport.close();
            await server.kill();
        },
    };
}
/** The client throws on some messages that it cannot use, such as one nested too deeply to be printed. */
function deliver(transport, message) {
    try {
        transport.onmessage?.(message);
    }
    catch (error) {
        transport.onerror?.(new Error("the client threw", { cause: error }));
    }
}
/**
 * The client's side of a child's pipes: one JSON message a line (spec 2025-11-25, basic/transports, stdio).
 * `pid` and `stderr` make the client see a stdio transport, and ask `server/discover` in place, in this process
 * (SDK 2.4.0, versionNegotiation.ts, detectProbeTransportKind).
 */
class ChildTransport {
    onclose;
    onerror;
    onmessage;
    pid;
    stderr = null;
    #server;
    #trace;
    constructor(server, trace) {
        this.#server = server;
        this.#trace = trace;
        this.pid = server.pid;
    }
    async start() {
        this.#server.listen({
            frame: (line, bytes) => this.#read(line, bytes),
            tooLarge: () => this.#trace.blame({ kind: "too-large", what: "message", limitBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.frameBytes }),
        });
    }
    async send(message) {
        if (this.pid === null)
            return;
        this.#trace.sent(message);
        this.#server.write(`${JSON.stringify(message)}\n`);
    }
    async close() {
        const { onclose } = this;
        delete this.onclose;
        onclose?.();
    }
    #read(line, bytes) {
        const frame = parseFrame(line, bytes);
        switch (frame.kind) {
            case "blank":
                return;
            case "noise":
                this.#trace.noted(line);
                return;
            case "unreadable":
                this.#trace.blame({ kind: "malformed", what: "answer", message: frame.why });
                return;
            case "refusal":
                this.#trace.refused(frame, line);
                return;
            case "message":
                deliver(this, this.#trace.received(frame.message));
        }
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function parseFrame(line, bytes) {
    const bytesWithBreak = bytes + 1;
    if (bytesWithBreak > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.clientFrameBytes)
        return {
            kind: "unreadable",
            why: `a line of ${bytesWithBreak} bytes; clients read ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.clientFrameBytes} at most`,
        };
    if (line.trim() === "")
        return { kind: "blank" };
    const isMarked = line.startsWith(BYTE_ORDER_MARK);
    const value = parseJson(isMarked ? line.slice(1) : line);
    const refusal = readRefusal(value);
    if (refusal !== undefined)
        return refusal;
    const messages = (Array.isArray(value) ? value : [value]).filter(isMessage);
    const [message] = messages;
    if (message === undefined)
        return { kind: "noise" };
    if (isMarked)
        return { kind: "unreadable", why: "its output begins with a byte order mark, which clients do not skip" };
    if (Array.isArray(value))
        return { kind: "unreadable", why: "it sends batches (arrays), which clients do not read" };
    return { kind: "message", message };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isMessage(value) {
    if (typeof value !== "object" || value === null || !("jsonrpc" in value))
        return false;
    return ((0,_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .isJSONRPCResultResponse */ .ig)(value) ||
        (0,_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .isJSONRPCRequest */ .vo)(value) ||
        (0,_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .isJSONRPCNotification */ .lg)(value) ||
        (0,_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .isJSONRPCErrorResponse */ .LW)(value));
}
function readRefusal(value) {
    if (typeof value !== "object" || value === null || !("error" in value))
        return undefined;
    if ("id" in value && value.id !== null)
        return undefined;
    const withId = { ...value, id: 0 };
    return (0,_modelcontextprotocol_client__WEBPACK_IMPORTED_MODULE_0__/* .isJSONRPCErrorResponse */ .LW)(withId)
        ? { kind: "refusal", code: withId.error.code, message: withId.error.message }
        : undefined;
}
function shortCause(cause) {
    if (cause === undefined)
        return "not accepted";
    return "status" in cause ? `${cause.kind} ${cause.status}` : cause.kind;
}
/** One of the client's own transports, watched. */
class WatchedTransport {
    onclose;
    onerror;
    onmessage;
    #inner;
    #trace;
    #exchanges;
    constructor(inner, trace, exchanges) {
        this.#inner = inner;
        this.#trace = trace;
        this.#exchanges = exchanges;
    }
    get sessionId() {
        return this.#inner.sessionId;
    }
    get hasPerRequestStream() {
        return this.#inner.hasPerRequestStream === true;
    }
    setProtocolVersion(version) {
        this.#inner.setProtocolVersion?.(version);
    }
    start() {
        this.#inner.onmessage = (message) => deliver(this, this.#trace.received(message));
        this.#inner.onerror = (error) => this.onerror?.(error);
        this.#inner.onclose = () => this.onclose?.();
        return this.#inner.start();
    }
    async send(message, options) {
        this.#trace.sent(message);
        const onRequestStreamEnd = () => {
            options?.onRequestStreamEnd?.();
            if (this.#trace.isUnanswered(message))
                this.#trace.blame(this.#exchanges.failureSeen() ?? this.#exchanges.cutShort());
        };
        try {
            await this.#inner.send(message, { ...options, onRequestStreamEnd });
        }
        catch (error) {
            this.#trace.unsent(message, shortCause(this.#exchanges.failureSeen()));
            throw error;
        }
    }
    close() {
        return this.#inner.close();
    }
}


/***/ })

};
