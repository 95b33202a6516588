/** Tells when what should happen all the time has not happened for a while, and when it happens again. */
export class Standstill {
  readonly #longest: number;
  readonly #tell: (isStill: boolean) => void;
  #since = performance.now();
  #isTold = false;

  /** @param longest in milliseconds */
  constructor(longest: number, tell: (isStill: boolean) => void) {
    this.#longest = longest;
    this.#tell = tell;
  }

  /** Whether it is known to stand still. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** It happened. */
  end(): void {
    this.#since = performance.now();
    this.#change(false);
  }

  /** Looks whether it is too long ago. */
  watch(): void {
    if (performance.now() - this.#since > this.#longest) this.#change(true);
  }

  #change(isStill: boolean): void {
    if (this.#isTold === isStill) return;
    this.#isTold = isStill;
    this.#tell(isStill);
  }
}
