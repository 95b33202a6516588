import { setImmediate as nextTurn } from 'node:timers/promises';

// Milliseconds: requests that come meanwhile wait no longer.
const maxTurn = 10;

/** Lets long work give way to what else the process has to do. */
export class Pacer {
  #since = performance.now();

  /** Waits for the others when the turn has lasted. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < maxTurn) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
