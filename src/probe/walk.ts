// One attempt at a server through the official client: shake hands, list every page. It ends no process and no connection.

import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { LIMITS } from "../core/limits.ts";
import type { FailureCause, Stage, ToolTable } from "../core/model.ts";
import { toToolTable } from "../core/tools.ts";
import { causeOf } from "./failure.ts";
import { MODERN_REVISION, type Trace } from "./trace.ts";
import type { Link } from "./wire.ts";

/** `legacy`: initialize. `auto`: server/discover, then initialize where that is unknown. `modern`: server/discover alone. */
export type Negotiation = "legacy" | "auto" | "modern";

/** How far an attempt has come; `stage` and `pages` move on. */
export interface Walk {
  readonly client: Client;
  readonly link: Link;
  readonly trace: Trace;
  stage: Stage;
  /** Pages read of the list. */
  pages: number;
}

export type Outcome =
  | { readonly kind: "listed"; readonly tools: ToolTable }
  | { readonly kind: "failed"; readonly stage: Stage; readonly cause: FailureCause; readonly error: unknown };

const CLIENT = { name: "mcp-preflight", version: "0.1.0" };
/** The client's own timers never decide, the deadline does. */
const NEVER_MS = LIMITS.longestTimerMs;

/**
 * A client that presents itself as an agent's does (Claude Code 2.1.332 declares roots and elicitation): some servers
 * list other tools to one that declares nothing. `discoverMs`: how long server/discover may stay unanswered before
 * initialize is asked; undefined is for ever.
 */
export function newClient(
  negotiation: Negotiation,
  discoverMs: number | undefined,
  workspace: string,
): Client {
  const mode = negotiation === "modern" ? { pin: MODERN_REVISION } : negotiation;
  const client = new Client(CLIENT, {
    capabilities: { roots: {}, elicitation: {} },
    versionNegotiation: { mode, probe: { timeoutMs: discoverMs ?? NEVER_MS } },
  });
  const root = { uri: pathToFileURL(workspace).href, name: basename(workspace) };
  client.setRequestHandler("roots/list", () => ({ roots: [root] }));
  client.setRequestHandler("elicitation/create", () => ({ action: "decline" }));
  return client;
}

/** Walks to the end of the list, or to what is in the way. Never rejects; settles late or never when the link ends. */
export async function walkList(walk: Walk): Promise<Outcome> {
  try {
    await walk.client.connect(walk.link.transport, { timeout: NEVER_MS });
    if (walk.client.getServerCapabilities()?.tools === undefined)
      return failed(walk, { kind: "malformed", what: "no-tools" });
    walk.stage = "list";
    return await listPages(walk);
  } catch (error) {
    return failed(walk, causeOf(error, walk.trace, walk.link.failureSeen(), walk.pages), error);
  }
}

async function listPages(walk: Walk): Promise<Outcome> {
  const names: string[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const params = cursor === undefined ? {} : { cursor };
    const page = await walk.client.request({ method: "tools/list", params }, { timeout: NEVER_MS });
    walk.pages += 1;
    const pageNames = page.tools.map(({ name }) => name);
    for (const name of pageNames) names.push(name);
    if (names.length > LIMITS.toolsPerServer)
      return failed(walk, { kind: "too-large", what: "tools", limit: LIMITS.toolsPerServer });
    // "" is a cursor like any other (spec 2026-07-28, server/utilities/pagination), and so is one that stays the same.
    cursor = page.nextCursor;
    const pageSeen = JSON.stringify([cursor, pageNames]);
    // Servers that mean the end by "" repeat themselves; the client's own walk ends there too (SDK 2.4.0, client.ts).
    if (cursor === "" && seen.has(pageSeen)) break;
    if (cursor !== undefined && (seen.has(pageSeen) || walk.pages >= LIMITS.pages))
      return failed(walk, { kind: "looping", pages: walk.pages, tools: names.length });
    seen.add(pageSeen);
  } while (cursor !== undefined);
  if (walk.pages > LIMITS.clientPages) {
    const message = `its list has ${walk.pages} pages; clients read ${LIMITS.clientPages} at most`;
    return failed(walk, { kind: "malformed", what: "answer", message });
  }
  return { kind: "listed", tools: toToolTable(names) };
}

/** The outcome of an attempt that ended where it stands. `error`: what the client threw, if it did. */
export function failed({ stage }: Walk, cause: FailureCause, error?: unknown): Outcome {
  const neverStarted = cause.kind === "not-found" || cause.kind === "not-executable";
  return { kind: "failed", stage: neverStarted ? "start" : stage, cause, error };
}
