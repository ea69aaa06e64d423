// Which commands are known to download, what they download, and whether they ask first.
import { expect, test } from "@jest/globals";
import { recogniseInstaller } from "../../src/probe/launchers.ts";

const found = (launcher: string, download: string | undefined, asksFirst = false) => ({
  launcher,
  download,
  asksFirst,
});

test.each([
  ["npx docs-mcp@1.4.2", found("npx", "docs-mcp@1.4.2", true)],
  ["npx -y docs-mcp --port 1", found("npx", "docs-mcp")],
  ["/usr/bin/npx --yes @acme/docs", found("npx", "@acme/docs")],
  ["C:\\node\\npx.cmd -y docs", found("npx", "docs")],
  ["npx -y -p @acme/docs@2 docs-server", found("npx", "@acme/docs@2")],
  ["npx -y --package=@acme/docs docs-server", found("npx", "@acme/docs")],
  ["npx --registry https://npm.acme.example docs", found("npx", "docs", true)],
  ["npx", found("npx", undefined, true)],
  ["npm exec --yes -- docs", found("npm exec", "docs")],
  ["npm --silent x docs", found("npm exec", "docs", true)],
  ["pnpm dlx docs", found("pnpm dlx", "docs")],
  ["pnpm --package=docs dlx docs-server", found("pnpm dlx", "docs")],
  ["yarn dlx -p docs docs-server", found("yarn dlx", "docs")],
  ["bunx docs", found("bunx", "docs")],
  ["bun x docs", found("bunx", "docs")],
  ["uvx --from git+https://x.example/docs docs-mcp", found("uvx", "git+https://x.example/docs")],
  ["uvx --python 3.12 docs-mcp", found("uvx", "docs-mcp")],
  ["uv tool run docs-mcp", found("uv tool run", "docs-mcp")],
  ["uv --directory /srv run server.py", found("uv run", undefined)],
  ["docker --context far run -i acme/docs", found("docker run", "acme/docs")],
  ["uv run server.py", found("uv run", undefined)],
  ["pipx run --spec docs==1 docs-mcp", found("pipx run", "docs==1")],
  [
    "docker run -i --rm -e TOKEN --name x -v /a:/b ghcr.io/acme/docs:1 --flag",
    found("docker run", "ghcr.io/acme/docs:1"),
  ],
  ["docker run --rm -it --env=TOKEN acme/docs", found("docker run", "acme/docs")],
  ["podman run -i acme/docs", found("podman run", "acme/docs")],
  ["deno run -A jsr:@acme/docs", found("deno run", "jsr:@acme/docs")],
  ["go run acme.example/docs@latest", found("go run", "acme.example/docs@latest")],
  ["cargo run --release", found("cargo run", undefined)],
  ["nix run github:acme/docs", found("nix run", "github:acme/docs")],
  ["env -u HOME TOKEN=x npx -y docs", found("npx", "docs")],
  ["cmd /c npx -y docs", found("npx", "docs")],
  ["cmd.exe /C npx docs", found("npx", "docs", true)],
  ["node server.mjs", undefined],
  ["npm run serve", undefined],
  ["npm start", undefined],
  ["docker compose run docs", undefined],
  ["python3 npx", undefined],
  ["uv pip install docs", undefined],
  ["env", undefined],
  ["sh", undefined],
  ["", undefined],
])("%s", (line, installer) => {
  const [command = "", ...args] = line.split(" ");
  expect(recogniseInstaller(command, args)).toEqual(installer);
});

test.each([
  ["sh", ["-c", "npx -y docs"], found("npx", "docs")],
  ["bash", ["-lc", "cd /srv && TOKEN=x exec uvx 'docs mcp'"], found("uvx", "docs mcp")],
  [
    "/bin/bash",
    ["-c", "node build.mjs; docker run -i acme/docs | tee log"],
    found("docker run", "acme/docs"),
  ],
  ["cmd", ["/c", 'npx -y "docs mcp"'], found("npx", "docs mcp")],
  ["env", ["A=1", "sh", "-c", "npx -y docs"], found("npx", "docs")],
  ["sh", ["-c", "node server.mjs"], undefined],
  ["sh", ["-c", ""], undefined],
  ["sh", ["start.sh", "npx"], undefined],
  ["sh", ["npx"], undefined],
  ["sh", ["-c", "A=1"], undefined],
])("%s %j", (command, args, installer) => {
  expect(recogniseInstaller(command, args)).toEqual(installer);
});

test("shells in shells end somewhere", () => {
  const nested = ["sh", "-c", "sh -c sh"];
  expect(recogniseInstaller("sh", Array.from({ length: 1_000 }, () => nested).flat())).toBeUndefined();
});
