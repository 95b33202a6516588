import { setImmediate as nextTurn } from 'node:timers/promises';

// Milliseconds that a request waits at most for long work.
const maxTurn = 10;

/** Makes long work yield to the other tasks of the process. */
export class Pacer {
  #since = performance.now();

  /** Yields if this task has run long enough. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < maxTurn) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
