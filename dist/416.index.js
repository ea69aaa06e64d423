export const id = 416;
export const ids = [416];
export const modules = {

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  remoteLink: () => (/* binding */ remoteLink)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/client/dist/index.mjs + 34 modules
var dist = __webpack_require__(8311);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(332);
// EXTERNAL MODULE: ./build/probe/deadline.js
var deadline = __webpack_require__(9525);
// EXTERNAL MODULE: ./build/probe/failure.js
var failure = __webpack_require__(6215);
// EXTERNAL MODULE: ./build/probe/quote.js
var quote = __webpack_require__(7361);
;// CONCATENATED MODULE: ./build/probe/exchange.js
// What one HTTP exchange shows of a failure: its status, or what ended it below HTTP. Looks at no body, quotes no url.


/** The failure that its status, or what ended it, stands for; undefined for a status below 300. */
function failureIn({ url, response, fault }) {
    if (fault !== undefined || response === undefined || response.status < 300)
        return fault;
    const { status, headers } = response;
    const { host } = url;
    if (status === 401 || status === 403)
        return { kind: "auth", host, status, challenge: quoteHeader(headers.get("www-authenticate")) };
    const location = headers.get("location");
    if (status < 400 && location !== null && URL.canParse(location, url.href))
        return { kind: "redirect", host, status, target: bareAddress(new URL(location, url)) };
    return { kind: "http", host, status, retryAfter: quoteHeader(headers.get("retry-after")) };
}
function quoteHeader(value) {
    return value === null ? undefined : (0,quote/* quoteLine */.t)(value);
}
/** Without userinfo, query and fragment, which may hold secrets. */
function bareAddress(url) {
    return (0,quote/* quoteLine */.t)(`${url.origin}${url.pathname}`);
}
/** The cause when the proxy that this host is to be asked through cannot be told. */
function noProxy({ host }) {
    return { kind: "network", host, code: "", message: "a proxy variable of this job holds no usable url" };
}
/** The cause when a stream ended before the answer it was to bring. */
function cutShort({ host }) {
    return { kind: "network", host, code: "", message: "the server ended its stream without the answer" };
}
const DNS = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME", "EAI_FAIL"]);
/** Codes of OpenSSL's certificate verification and of Node's tls. */
const TLS = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;
/** What an error of undici's stands for, by the codes of Node and OpenSSL in its chain of causes. */
function networkCause(error, { host }) {
    const chain = (0,failure/* causeChain */.D)(error);
    const root = chain.findLast(({ code }) => code !== "") ?? chain.at(-1);
    const code = root?.code ?? "";
    return { kind: networkKind(code), host, code, message: (0,quote/* quoteLine */.t)(root?.message ?? "") };
}
function networkKind(code) {
    if (code === "ECONNREFUSED")
        return "refused";
    if (DNS.has(code))
        return "dns";
    return TLS.test(code) ? "tls" : "network";
}

// EXTERNAL MODULE: ./build/probe/turn.js
var probe_turn = __webpack_require__(7474);
// EXTERNAL MODULE: ./build/probe/wire.js
var wire = __webpack_require__(7388);
;// CONCATENATED MODULE: ./build/probe/http.js
// Links over streamable HTTP and legacy SSE: the client's own transports over a fetch that notes every exchange and bounds every body. Never signs in.







/** A link to the server at `spec.url`. Nothing is sent before the client starts it. */
function remoteLink(spec, trace, budgetMs) {
    const url = new URL(spec.url);
    const closing = new AbortController();
    const dispatcher = openDispatcher(spec.proxy, budgetMs, closing.signal);
    const watch = watchExchanges(spec, trace, dispatcher);
    const options = { fetch: watch.fetch, requestInit: { headers: { ...spec.headers } } };
    const inner = spec.transport === "sse"
        ? new dist/* SSEClientTransport */.Am(url, options)
        : new dist/* StreamableHTTPClientTransport */.jS(url, options);
    const transport = new wire/* WatchedTransport */.a(inner, trace, watch);
    const kill = async () => {
        await transport.close();
        closing.abort();
        await dispatcher?.destroy();
    };
    return {
        transport,
        failureSeen: watch.failureSeen,
        stderr: () => "",
        hasPrinted: () => true,
        unfinishedLine: () => "",
        async goodbye() {
            if (inner instanceof dist/* StreamableHTTPClientTransport */.jS)
                await (0,deadline/* settlesWithin */.od)(inner.terminateSession().catch(() => undefined), limits/* LIMITS */.b.goodbyeHttpMs);
            await kill();
        },
        kill,
    };
}
/**
 * Proxies are those given, and no others: an undefined option would make undici read process.env. Undefined when a
 * proxy variable holds no url that can be used.
 */
function openDispatcher(proxy, budgetMs, closing) {
    try {
        return new undici/* EnvHttpProxyAgent */.J2({
            httpProxy: proxy.httpProxy ?? "",
            httpsProxy: proxy.httpsProxy ?? "",
            noProxy: proxy.noProxy ?? "",
            // `signal` ends sockets that are still connecting, which `destroy` would leave to their time-out.
            connect: { timeout: budgetMs, signal: closing },
            // The deadline decides, not these.
            headersTimeout: 0,
            bodyTimeout: 0,
        });
    }
    catch {
        return undefined;
    }
}
function watchExchanges(spec, trace, dispatcher) {
    let requests = 0;
    let last;
    const refuse = (cause) => {
        trace.blame(cause);
        throw new Error("the request was not sent");
    };
    const watchedFetch = async (target, init) => {
        const url = new URL(target);
        const method = init?.method ?? "GET";
        const isEventStream = method === "GET" && spec.transport === "sse";
        const exchange = { url, response: undefined, fault: undefined };
        // The optional GET stream of streamable HTTP decides nothing; legacy SSE has its answers there.
        if (isEventStream || (method === "POST" && !isAnswer(init?.body)))
            last = exchange;
        requests += 1;
        if (dispatcher === undefined)
            return refuse(noProxy(url));
        const objection = objectionTo(url, requests, trace);
        if (objection !== undefined)
            return refuse(objection);
        const isOver = () => init?.signal?.aborted === true;
        try {
            exchange.response = await send(url, init, dispatcher);
        }
        catch (error) {
            exchange.fault = networkCause(error, url);
            if (exchange === last && !isOver())
                trace.blame(exchange.fault);
            throw error;
        }
        const { ok } = exchange.response;
        return passOn(exchange.response, {
            tooLarge: () => trace.blame({ kind: "too-large", what: "message", limitBytes: limits/* LIMITS */.b.frameBytes }),
            ended() {
                if (isEventStream && ok && !isOver())
                    trace.blame(cutShort(url));
            },
            broken(error) {
                if (isOver())
                    return;
                exchange.fault = networkCause(error, url);
                if (isEventStream)
                    trace.blame(exchange.fault);
            },
        });
    };
    return {
        fetch: watchedFetch,
        failureSeen: () => (last === undefined ? undefined : failureIn(last)),
        cutShort: () => cutShort(new URL(spec.url)),
    };
}
/** Over undici, whose types are its own: only what the client sets is carried over. */
function send(url, init, dispatcher) {
    return (0,undici/* fetch */.hd)(url, {
        method: init?.method ?? "GET",
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === "string" ? init.body : null,
        signal: init?.signal ?? null,
        redirect: init?.redirect ?? "manual",
        dispatcher,
    });
}
/** Whether a body of the client's answers the server: what becomes of that decides nothing. */
function isAnswer(body) {
    const message = typeof body === "string" ? JSON.parse(body) : undefined;
    return typeof message === "object" && message !== null && !("method" in message);
}
function objectionTo(url, requests, { seen }) {
    if (url.username !== "" || url.password !== "")
        return {
            kind: "malformed",
            what: "answer",
            message: "its url holds a user name or password: clients send nothing to such a url",
        };
    const pages = seen.methodsSent.filter((method) => method === "tools/list").length;
    if (requests - pages <= limits/* LIMITS */.b.httpRequestsPerProbe)
        return undefined;
    const message = `it made the client send more than ${limits/* LIMITS */.b.httpRequestsPerProbe} requests beside those for its list`;
    return { kind: "malformed", what: "answer", message };
}
/** The response as the global type the client deals in, its decoded body bounded. Throws for a status above 599. */
function passOn(response, events) {
    const body = response.body === null ? null : boundBody(response.body.getReader(), events);
    return new Response(body, { status: response.status, headers: [...response.headers] });
}
function boundBody(reader, events) {
    let size = 0;
    let rest = new Uint8Array();
    let turn = (0,probe_turn/* startTurn */.M)();
    return new ReadableStream({
        async pull(controller) {
            try {
                if (rest.byteLength === 0) {
                    const { done, value } = await reader.read();
                    if (done) {
                        controller.close();
                        return events.ended();
                    }
                    rest = value;
                    size += value.byteLength;
                    turn = (0,probe_turn/* startTurn */.M)();
                }
                if (size > limits/* LIMITS */.b.frameBytes) {
                    events.tooLarge();
                    controller.error(new Error("the body is too large"));
                    return await reader.cancel();
                }
                // In slices and in turns: a flood of events must stop neither the clock nor the neighbours.
                if (turn.isOver())
                    await turn.giveWay();
                controller.enqueue(rest.subarray(0, limits/* LIMITS */.b.bodySliceBytes));
                rest = rest.subarray(limits/* LIMITS */.b.bodySliceBytes);
            }
            catch (error) {
                events.broken(error);
                controller.error(error);
            }
        },
        cancel: (reason) => reader.cancel(reason),
    });
}


/***/ })

};
