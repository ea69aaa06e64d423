// Bytes of a stream into lines, with bounded memory and without copying a long line again for each chunk.

export interface FrameListener {
  /** One line without its line break. `bytes` is its length as sent. */
  frame(line: string, bytes: number): void;
  /** A line grew over the limit. Nothing is read after this. */
  tooLarge(): void;
}

export interface FrameReader {
  /** Hands over the lines that a chunk completes, one a step: whoever walks them decides when the next one is due. */
  linesOf(chunk: Buffer): Iterable<void>;
  /** What stands after the last line break. */
  rest(): string;
}

/**
 * Splits at LF. A line may have `limitBytes`; of one longer than `keptBytes` nothing but its length is kept, since no
 * client reads it. UTF-8 is decoded by whole lines.
 */
export function readFrames(limitBytes: number, keptBytes: number, listener: FrameListener): FrameReader {
  let parts: Buffer[] = [];
  let size = 0;
  let overflowed = false;

  const take = (part: Buffer): boolean => {
    size += part.length;
    overflowed = size > limitBytes;
    if (size <= keptBytes) parts.push(part);
    else parts = [];
    if (overflowed) listener.tooLarge();
    return !overflowed;
  };

  return {
    *linesOf(chunk) {
      let from = 0;
      while (!overflowed) {
        const end = chunk.indexOf(0x0a, from);
        if (!take(chunk.subarray(from, end === -1 ? undefined : end)) || end === -1) return;
        const line = Buffer.concat(parts).toString("utf8");
        const bytes = size;
        parts = [];
        size = 0;
        from = end + 1;
        listener.frame(line, bytes);
        yield;
      }
    },
    rest: () => Buffer.concat(parts).toString("utf8"),
  };
}
