// What one HTTP exchange shows of a failure: its status, or what ended it below HTTP. Looks at no body, quotes no url.

import type { Response } from "undici";
import type { FailureCause } from "../core/model.ts";
import { causeChain } from "./failure.ts";
import { quoteLine } from "./quote.ts";

/** One request and what came of it. */
export interface Exchange {
  readonly url: URL;
  response: Response | undefined;
  /** What ended it below HTTP. */
  fault: FailureCause | undefined;
}

/** The failure that its status, or what ended it, stands for; undefined for a status below 300. */
export function failureIn({ url, response, fault }: Exchange): FailureCause | undefined {
  if (fault !== undefined || response === undefined || response.status < 300) return fault;
  const { status, headers } = response;
  const { host } = url;
  if (status === 401 || status === 403)
    return { kind: "auth", host, status, challenge: quoteHeader(headers.get("www-authenticate")) };
  const location = headers.get("location");
  if (status < 400 && location !== null && URL.canParse(location, url.href))
    return { kind: "redirect", host, status, target: bareAddress(new URL(location, url)) };
  return { kind: "http", host, status, retryAfter: quoteHeader(headers.get("retry-after")) };
}

function quoteHeader(value: string | null): string | undefined {
  return value === null ? undefined : quoteLine(value);
}

/** Without userinfo, query and fragment, which may hold secrets. */
function bareAddress(url: URL): string {
  return quoteLine(`${url.origin}${url.pathname}`);
}

/** The cause when the proxy that this host is to be asked through cannot be told. */
export function noProxy({ host }: URL): FailureCause {
  return { kind: "network", host, code: "", message: "a proxy variable of this job holds no usable url" };
}

/** The cause when a stream ended before the answer it was to bring. */
export function cutShort({ host }: URL): FailureCause {
  return { kind: "network", host, code: "", message: "the server ended its stream without the answer" };
}

const DNS = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME", "EAI_FAIL"]);
/** Codes of OpenSSL's certificate verification and of Node's tls. */
const TLS =
  /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

/** What an error of undici's stands for, by the codes of Node and OpenSSL in its chain of causes. */
export function networkCause(error: unknown, { host }: URL): FailureCause {
  const chain = causeChain(error);
  const root = chain.findLast(({ code }) => code !== "") ?? chain.at(-1);
  const code = root?.code ?? "";
  return { kind: networkKind(code), host, code, message: quoteLine(root?.message ?? "") };
}

function networkKind(code: string): "refused" | "dns" | "tls" | "network" {
  if (code === "ECONNREFUSED") return "refused";
  if (DNS.has(code)) return "dns";
  return TLS.test(code) ? "tls" : "network";
}
