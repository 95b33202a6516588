import { setImmediate as nextTurn } from 'node:timers/promises';

// Longest time in milliseconds that a request waits for long work.
const maxTurn = 10;

/** Interrupts long work regularly to let the other tasks of the process run. */
export class Pacer {
  #since = performance.now();

  /** Lets other tasks run if this task has run long enough. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < maxTurn) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
