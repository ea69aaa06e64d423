// Mode update-lock: the same road to new lock text, all or nothing; a failed observation never becomes an expectation.

import type { Complaint, Refusal } from "./core/complaint.ts";
import { type EntryChange, renderLock } from "./core/lock.ts";
import type { Lock, ToolTable, Verdict } from "./core/model.ts";
import type { Concluded, LockServerChange, Request } from "./core/result.ts";
import { toToolTable } from "./core/tools.ts";
import { complaintsOf, levelOfComplaint, mayPassByItself, observationOf } from "./core/verdict.ts";
import { countFilteredOut, mayLose, readFiles } from "./files.ts";
import { observe } from "./observe.ts";
import { concluded, type Run } from "./run.ts";
import { displayName, writeAtomically } from "./workspace.ts";

/**
 * Asks every admitted server and writes what they list into the lock, or, when anything speaks against it, nothing.
 * @throws the abort reason when the run is cancelled, before anything is written.
 */
export async function update(run: Run): Promise<Concluded> {
  const files = readFiles(run);
  if (files.kind === "wrong") return concluded(run, { kind: "config-error", complaints: files.complaints });
  const { request } = run;
  const { lock } = files;
  const { verdicts, listed } = await observe(run, files.config, lock);
  const complaints = [
    ...verdicts.flatMap((verdict) => complaintsOf(verdict, "update-lock")),
    ...verdicts.flatMap((verdict) => leftAsItIs(verdict, request)),
  ];
  const found = { verdicts, filteredOut: countFilteredOut(request, files) };
  const file = displayName(run.workspace, request.lock.value);

  const refusals = verdicts.flatMap((verdict) => refusalsOf(verdict, request, complaints));
  if (refusals.length > 0)
    return concluded(run, {
      ...found,
      kind: "config-error",
      retryable:
        refusals.every(({ kind }) => kind === "not-checked") &&
        verdicts.filter(isUnchecked).every(mayPassByItself),
      complaints: [...complaints, { rule: "update-refused", refusals, servers: verdicts.length }],
      lockChange: { kind: "refused", file, refusals },
    });

  const changes = verdicts.map((verdict) => changeOf(verdict, listed, request));
  const text = renderLock(lock, changes, request.servers.length === 0);
  const isChanged = text !== lock?.text;
  // Over the text that was read, and over no other: a second update may have run while servers were asked.
  const written = isChanged
    ? await writeAtomically(run.workspace, request.lock.value, lock?.text, text)
    : undefined;
  if (written !== undefined && written.kind !== "written") {
    const complaint: Complaint = { rule: "bad-lock", file, place: undefined, problem: written };
    // Without verdicts: what the servers listed was accepted, and none of it is what went wrong.
    const retryable = written.kind === "changed-meanwhile";
    return concluded(run, { kind: "config-error", retryable, complaints: [...complaints, complaint] });
  }
  const servers = serverChanges(lock, verdicts, changes);
  const lockChange = { kind: isChanged ? "written" : "unchanged", file, servers } as const;
  return concluded(run, { ...found, kind: "ok", complaints, lockChange });
}

/** A disabled server keeps its entry, and the next check fails on it: that must not come as a surprise. */
function leftAsItIs({ kind, subject }: Verdict, request: Request): readonly Complaint[] {
  const { server, entry, locked } = subject;
  if (kind !== "skipped" || entry?.disabled === undefined || locked === undefined) return [];
  return mayLose(request, server) ? [] : [{ rule: "disabled-server", server, place: entry.disabled }];
}

function isUnchecked({ kind }: Verdict): boolean {
  return kind === "not-checked";
}

function refusalsOf(
  verdict: Verdict,
  request: Request,
  complaints: readonly Complaint[],
): readonly Refusal[] {
  const { server, locked, entry } = verdict.subject;
  if (verdict.kind === "not-checked") {
    if (verdict.why.kind !== "not-configured" || locked === undefined)
      return [{ kind: "not-checked", server }];
    return mayLose(request, server) ? [] : [{ kind: "no-longer-configured", server, entry: locked }];
  }
  const observation = observationOf(verdict);
  if (observation?.kind !== "listed") return [];
  if (observation.tools.length === 0 && !request.allowEmpty.includes(server))
    return [{ kind: "lists-nothing", server, place: entry?.place }];
  if (verdict.kind === "tools-missing" && !mayLose(request, server))
    return [{ kind: "tools-lost", server, lost: verdict.missing }];
  const isComplainedOf = complaints.some(
    (complaint) =>
      "server" in complaint && complaint.server === server && levelOfComplaint(complaint) === "error",
  );
  return isComplainedOf ? [{ kind: "complaint", server }] : [];
}

/** Asked when nothing was refused: whatever was not listed is disabled, or gone with leave. */
function changeOf(verdict: Verdict, listed: ReadonlyMap<string, ToolTable>, request: Request): EntryChange {
  const { server } = verdict.subject;
  switch (verdict.kind) {
    case "verified":
    case "tools-missing":
    case "not-expected": {
      const tools = listed.get(server);
      return tools === undefined ? { kind: "keep", server } : { kind: "set", server, tools };
    }
    case "skipped":
      return { kind: mayLose(request, server) ? "remove" : "keep", server };
    case "not-checked":
      return { kind: "remove", server };
  }
}

/**
 * Every server of the lock, before and after, to be shown: with the redacted names of the verdicts. Those left out or
 * kept are the same in both.
 */
function serverChanges(
  lock: Lock | undefined,
  verdicts: readonly Verdict[],
  changes: readonly EntryChange[],
): readonly LockServerChange[] {
  const before = new Map(
    (lock?.entries ?? []).map(({ server, expectations }) => [
      server,
      toToolTable(expectations.map(({ tool }) => tool)),
    ]),
  );
  const after = new Map(before);
  for (const [index, { kind, server }] of changes.entries()) {
    const verdict = verdicts[index];
    const observation = verdict && observationOf(verdict);
    if (kind === "set" && observation?.kind === "listed") after.set(server, toToolTable(observation.tools));
    if (kind === "remove") after.delete(server);
  }
  const servers = toToolTable([...before.keys(), ...after.keys()]);
  return servers.map((server) => ({ server, before: before.get(server), after: after.get(server) }));
}
