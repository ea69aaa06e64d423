// Every limit of the program in one place, each with its reason.

export const LIMITS = {
  /** One stdio line or one HTTP body. The largest list seen on 67 real servers was 1.1 MB; memory must stay bounded. */
  frameBytes: 64 * 1024 * 1024,
  /** A shorter value hides too much beside itself: `1` would star every 1 of a message. */
  secretCharacters: 8,
  /** What a client built on the official SDK takes in one stdio line with its line break (SDK 2.4.0, shared/stdio.ts). */
  clientFrameBytes: 10 * 1024 * 1024,
  /** How long lines of one server are read before timers, signals and other servers get their turn: 16 take 80 ms. */
  turnMs: 5,
  /** How much of an HTTP body is handed on at once: 200 empty SSE events of 10 bytes take about 10 ms to refuse. */
  bodySliceBytes: 2 * 1024,
  /** Enough for a stack trace and the line before it. */
  stderrTailBytes: 8 * 1024,
  /** Lines of stderr that are shown; a person reads no more in an annotation. */
  stderrLines: 5,
  /** What is kept of one line or message of a server until it is redacted. A GitHub secret holds 48 KB at most, twice that in hex. */
  evidenceCharacters: 256 * 1024,
  /** What is shown of it. */
  quotedLineCharacters: 300,
  pages: 1_000,
  /** What such a client reads of one list (SDK 2.4.0, client.ts, listMaxPages). */
  clientPages: 64,
  toolsPerServer: 10_000,
  /** Requests other than list pages; a primed SSE stream was measured to reopen 325 times a second. */
  httpRequestsPerProbe: 100,
  probesAtOnce: 16,
  /** Claude Code starts 3 stdio servers at a time; npm's cache is no faster with more. */
  downloadsAtOnce: 3,
  /** How long Claude Code waits for a server (MCP_TIMEOUT's default). */
  defaultTimeoutMs: 30_000,
  /** One day: a larger number is a mistake. */
  longestTimeoutMs: 86_400_000,
  /** A timer of Node's with a longer delay strikes at once. */
  longestTimerMs: 2 ** 31 - 1,
  /** Claude Code's first turn does not wait longer than this for a server. */
  slowServerMs: 5_000,
  /** After a complete list: stdin closed, then SIGTERM, then SIGKILL. */
  goodbyeStdinMs: 2_000,
  goodbyeTermMs: 1_000,
  /** The bound on DELETE of an HTTP session. */
  goodbyeHttpMs: 500,
  /** After a server's exit, how long a pipe may be held open by somebody outside its group before its rest is given up. */
  pipeDrainMs: 100,
  /** How long SIGKILL may take; longer means a process in uninterruptible sleep, which nothing can end. */
  deathMs: 1_000,
  /** A stdio server that leaves server/discover unanswered is asked initialize after this, or a third of its time. */
  discoverMs: 10_000,
  /** Past the last possible end of every probe, only our own fault can still hold the run. */
  watchdogMs: 10_000,
  /** A config or lock larger than this is none. The largest seen in 451 public files had 63 servers, 20 KB. */
  fileBytes: 10 * 1024 * 1024,
  /** The runner cuts a message there (ExecutionContext.cs, _maxIssueMessageLength). */
  annotationCharacters: 4_096,
  annotationTitleCharacters: 70,
  /** The runner keeps ten of a level per step (ExecutionContext.cs, _maxCountPerIssueType). */
  annotationsPerLevel: 10,
  /** GitHub drops a summary over 1 MiB whole. */
  summaryBytes: 1_000_000,
  /** GitHub allows 1 MB of outputs a job, counted as UTF-16. */
  outputCharacters: 500_000,
} as const;
