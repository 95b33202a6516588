import type { FedStore } from './build-store.ts';

/**
 * Milliseconds that a rebuild waits: until shared data has not changed for `rest`, but no longer than `most`.
 */
export type Patience = { readonly rest: number; readonly most: number };

/** Rebuilds a store while searches use the old store. A call during a rebuild starts no other rebuild. */
export class Renewal {
  readonly #make: () => Promise<FedStore>;
  readonly #patience: Patience;
  #asked: { readonly first: number; readonly last: number } | null = null;
  #underWay: Promise<void> | null = null;
  #made: FedStore | null = null;
  #failure: { readonly error: unknown } | null = null;

  constructor(make: () => Promise<FedStore>, patience: Patience) {
    this.#make = make;
    this.#patience = patience;
  }

  /** True if the old store lacks data that only a rebuild brings. */
  get isAwaited(): boolean {
    return this.#asked !== null || this.#underWay !== null || this.#made !== null;
  }

  get isDue(): boolean {
    if (this.#asked === null || this.#underWay !== null) return false;
    const [now, { first, last }] = [performance.now(), this.#asked];
    return now - last >= this.#patience.rest || now - first >= this.#patience.most;
  }

  ask(): void {
    const now = performance.now();
    this.#asked = { first: this.#asked?.first ?? now, last: now };
  }

  /**
   * Starts a rebuild, unless one is running.
   * @returns a promise that resolves when the rebuild is done or has failed
   */
  begin(): Promise<void> {
    this.#underWay ??= this.#run();
    return this.#underWay;
  }

  /**
   * Returns the rebuilt store, but only once.
   * @throws the error of the rebuild
   */
  take(): FedStore | null {
    const [made, failure] = [this.#made, this.#failure];
    this.#made = this.#failure = null;
    if (failure !== null) throw failure.error;
    return made;
  }

  /** @returns a promise that resolves when no rebuild is running */
  async end(): Promise<void> {
    await this.#underWay;
  }

  async #run(): Promise<void> {
    this.#asked = null;
    try {
      this.#made = await this.#make();
    } catch (error) {
      this.#failure = { error };
      this.ask();
    }
    this.#underWay = null;
  }
}
