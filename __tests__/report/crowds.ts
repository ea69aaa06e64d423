// Runs of many servers: sixty of them, hostile names, causes that are shared, names that are long.

import type { Subject, Verdict } from "../../src/core/model.ts";
import { failed, listed, locked, observed, remote, stdio, subject, unchecked, use } from "./builders.ts";

// ---------------------------------------------------------------- sixty servers

export function sixty(): readonly Verdict[] {
  const named = (index: number) => `service-${String(index).padStart(2, "0")}`;
  const fine = Array.from({ length: 57 }, (_, index): Verdict => {
    const tools = Array.from({ length: (index % 12) + 2 }, (_, tool) => `tool_${tool}`);
    const about = subject(stdio(named(index), index * 6 + 100), locked(named(index), index * 20, tools));
    return observed(about, listed(tools, 100 + index * 41, `${named(index)} 1.${index}.0`));
  });
  const refused = (server: string, line: number, tools: number): Verdict => {
    const entry = remote(server, line, { Authorization: "Bearer ${GATEWAY_TOKEN}" });
    const lock = locked(
      server,
      1_200 + line,
      Array.from({ length: tools }, (_, index) => `tool_${index}`),
    );
    const about = subject(entry, lock, [use("GATEWAY_TOKEN", line + 3, "set", "headers.Authorization")]);
    const challenge = 'Bearer error="invalid_token", error_description="The access token expired"';
    return observed(
      about,
      failed("connect", { kind: "auth", host: "gateway.acme.internal", status: 401, challenge }, 90),
    );
  };
  const orders = ["cancel_order", "find_order", "list_orders", "refund_order", "reopen_order"];
  const ordersSubject = subject(stdio("orders", 20), locked("orders", 310, orders), [
    use("ORDERS_TOKEN", 24, "set"),
  ]);
  return [
    refused("billing", 38, 6),
    ...fine,
    observed(ordersSubject, listed(["find_order", "list_orders"], 240, "orders-mcp 5.0.0")),
    refused("crm", 85, 9),
  ];
}

// ---------------------------------------------------------------- hostile names

/** Breaks out of Markdown, HTML, a table, a code fence, a log line, an annotation, or hides what it is. */
export const HOSTILE = [
  "a|b",
  "x\n## Pwned\n<img src=//evil.example>",
  "</code></td></tr></table><script>alert(1)</script>",
  "[x](javascript:1)",
  "```\n# out",
  "@acme/everyone #1 www.evil.example https://evil.example",
  "safe\u202Egnp.exe",
  "zero\u200Bwidth\u{E0041}tag",
  "\u001B[31mred",
  "::error::forged",
  "##[error]forged",
  "\r\n::set-output name=result::ok",
  "%0A::stop-commands::x",
  "$(reboot) `id` ' \" ;",
  "",
  " ",
  "--allow-removals",
] as const;

export function hostile(): readonly Verdict[] {
  return HOSTILE.map((text, index): Verdict => {
    const about = subject(stdio(text, index * 9 + 3, text), locked(text, index * 9 + 2, [text, "fine"]));
    switch (index % 3) {
      case 0:
        return observed(about, listed(["fine", `${text}2`], 20, `${text} ${text}`));
      case 1:
        return observed(
          about,
          failed("start", { kind: "exited", code: 1, signal: undefined }, 20, [text, "```", text]),
        );
      default:
        return observed(
          about,
          failed("connect", { kind: "rpc-error", method: text, code: -32000, message: text }, 20),
        );
    }
  });
}

// ---------------------------------------------------------------- causes that several servers share

export function sharedCauses(): readonly Verdict[] {
  const withVariable = (server: string, line: number, variable: string, state: "empty" | "unset"): Subject =>
    subject(stdio(server, line), locked(server, line, ["read", "write"]), [use(variable, line + 3, state)]);
  const unset = (server: string, line: number): Verdict => {
    const about = withVariable(server, line, "DATABASE_URL", "unset");
    return unchecked(about, { kind: "unset-variable", uses: about.variables });
  };
  return [
    observed(withVariable("orders", 3, "SHOP_TOKEN", "empty"), listed([], 20)),
    observed(withVariable("stock", 13, "SHOP_TOKEN", "empty"), listed(["read"], 31)),
    unset("sales", 23),
    unset("stats", 33),
    observed(
      subject(stdio("first", 43), locked("first", 43, ["a"])),
      failed("connect", { kind: "exited", code: 1, signal: undefined }, 20, ["Error: no such file: a.db"]),
    ),
    observed(
      subject(stdio("second", 53), locked("second", 53, ["a"])),
      failed("connect", { kind: "exited", code: 1, signal: undefined }, 20, ["Error: no such file: b.db"]),
    ),
  ];
}

export function longNames(): readonly Verdict[] {
  const server = "enterprise_customer_relationship_management_gateway_production";
  const tool = "list_all_open_opportunities_of_the_current_fiscal_quarter_by_region";
  const blank = "ServerWithoutAnySeparatorsInItsVeryVeryLongNameThatNobodyCanBreak";
  return [
    observed(
      subject(stdio(server, 3), locked(server, 2, [tool, "ok"]), [
        use("ENTERPRISE_GATEWAY_PRODUCTION_TOKEN", 6, "empty"),
      ]),
      listed(["ok"], 40, `${server} 1.0.0`),
    ),
    observed(subject(stdio(blank, 13), locked(blank, 8, [tool])), listed([tool], 40)),
  ];
}
