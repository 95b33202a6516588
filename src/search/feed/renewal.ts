import type { FedStore } from './build-store.ts';

/**
 * How long what stands in any offer must rest before everything is read anew, and when it is read anew all
 * the same, in milliseconds.
 */
export type Patience = { readonly rest: number; readonly most: number };

/** A store that is made anew beside the one that answers; asked for many times, it is made once. */
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

  /** What there is lacks something that only a new store has. */
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

  /** Begins to make one, unless one is being made. @returns once there is one, or it failed */
  begin(): Promise<void> {
    this.#underWay ??= this.#run();
    return this.#underWay;
  }

  /** The store that was made since, once. @throws what its making met */
  take(): FedStore | null {
    const [made, failure] = [this.#made, this.#failure];
    this.#made = this.#failure = null;
    if (failure !== null) throw failure.error;
    return made;
  }

  /** @returns once nothing is being made */
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
