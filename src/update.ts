// Mode update-lock: the same road to new lock text, all or nothing; a failed observation never becomes an expectation.

import { concluded, countFilteredOut } from "./check.ts";
import type { Complaint, Refusal } from "./core/complaint.ts";
import { type EntryChange, renderLock } from "./core/lock.ts";
import type { Lock, ToolTable, Verdict } from "./core/model.ts";
import type { Concluded, LockServerChange, Request } from "./core/result.ts";
import { toToolTable } from "./core/tools.ts";
import { complaintsOf, levelOfComplaint, mayPassByItself, observationOf } from "./core/verdict.ts";
import { readFiles } from "./files.ts";
import { observe } from "./observe.ts";
import type { Run } from "./run.ts";
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
  const complaints = verdicts.flatMap((verdict) => complaintsOf(verdict, "update-lock"));
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

  const changes = verdicts.map((verdict) => changeOf(verdict, listed));
  const text = renderLock(lock, changes, request.servers.length === 0);
  run.stopped.throwIfAborted();
  const isChanged = text !== lock?.text;
  if (isChanged) {
    const written = await writeAtomically(run.workspace, request.lock.value, text);
    if (written.kind !== "written") {
      const complaint: Complaint = { rule: "bad-lock", file, place: undefined, problem: written };
      return concluded(run, { ...found, kind: "config-error", complaints: [...complaints, complaint] });
    }
  }
  const servers = serverChanges(lock, changes);
  const lockChange = { kind: isChanged ? "written" : "unchanged", file, servers } as const;
  return concluded(run, { ...found, kind: "ok", complaints, lockChange });
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

function mayLose({ allowRemovals }: Request, server: string): boolean {
  return allowRemovals.kind === "all" || allowRemovals.servers.includes(server);
}

function changeOf(
  { subject: { server }, kind }: Verdict,
  listed: ReadonlyMap<string, ToolTable>,
): EntryChange {
  const tools = listed.get(server);
  if (tools !== undefined) return { kind: "set", server, tools };
  return { kind: kind === "skipped" ? "keep" : "remove", server };
}

/** Every server of the lock, before and after; those left out or skipped are the same in both. */
function serverChanges(lock: Lock | undefined, changes: readonly EntryChange[]): readonly LockServerChange[] {
  const before = new Map(
    (lock?.entries ?? []).map(({ server, expectations }) => [
      server,
      toToolTable(expectations.map(({ tool }) => tool)),
    ]),
  );
  const after = new Map(before);
  for (const change of changes) {
    if (change.kind === "set") after.set(change.server, toToolTable(change.tools));
    if (change.kind === "remove") after.delete(change.server);
  }
  const servers = toToolTable([...before.keys(), ...after.keys()]);
  return servers.map((server) => ({ server, before: before.get(server), after: after.get(server) }));
}
