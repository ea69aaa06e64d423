// A turn of reading what one server sends; after it timers, signals and other servers get theirs. Reads nothing itself.

import { setImmediate as nextRound } from "node:timers/promises";
import { LIMITS } from "../core/limits.ts";

export interface Turn {
  /** True when LIMITS.turnMs have passed since it began. */
  isOver(): boolean;
  /** Resolves when all others had their turn; then a new one has begun. */
  giveWay(): Promise<void>;
}

/** A turn that begins now: with the arrival of what is to be read, since what came together is read together. */
export function startTurn(): Turn {
  let endsAt = performance.now() + LIMITS.turnMs;
  return {
    isOver: () => performance.now() >= endsAt,
    async giveWay() {
      await nextRound();
      endsAt = performance.now() + LIMITS.turnMs;
    },
  };
}
