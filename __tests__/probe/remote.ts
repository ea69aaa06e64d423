// A real HTTP server on a loopback port for the probe tests, and the answers of a well-behaved one.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: { readonly cursor?: string };
}

/** One request as a test looks at it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** Undefined but for POST. */
  readonly message: Message | undefined;
}

export interface Remote {
  readonly origin: string;
  /** Everything that was asked, in order. */
  readonly asked: readonly Asked[];
  close(): void;
}

export type Answer = (asked: Asked, response: ServerResponse) => unknown;

/** Listens on a free port of 127.0.0.1. `close` also ends what hangs. */
export async function listen(answer: Answer): Promise<Remote> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { method = "", url = "", headers } = request;
    const message: Message | undefined = method === "POST" && body !== "" ? JSON.parse(body) : undefined;
    const one = { method, path: url, headers, message };
    asked.push(one);
    answer(one, response);
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export const INITIALIZED = {
  protocolVersion: "2025-11-25",
  capabilities: { tools: {} },
  serverInfo: { name: "remote-mcp", version: "2.0.0" },
};

export const TOOL = { name: "fetch", inputSchema: { type: "object" } };

export function json(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

export function result({ id }: Message, value: unknown): unknown {
  return { jsonrpc: "2.0", id, result: value };
}

/** A well-behaved stateless server of 2025-11-25: JSON to POST, 202 to notifications, 405 to the rest. */
export function behave({ method, message }: Asked, response: ServerResponse): void {
  if (method !== "POST" || message === undefined) response.writeHead(405).end();
  else if (message.id === undefined) response.writeHead(202).end();
  else if (message.method === "initialize") json(response, result(message, INITIALIZED));
  else if (message.method === "tools/list") json(response, result(message, { tools: [TOOL] }));
  else
    json(response, { jsonrpc: "2.0", id: message.id, error: { code: -32601, message: "Method not found" } });
}
