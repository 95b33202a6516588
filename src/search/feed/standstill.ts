/** Reports if a regular event has not happened for too long, and when it happens again. */
export class Standstill {
  readonly #longest: number;
  readonly #tell: (isStill: boolean) => void;
  #since = performance.now();
  #isTold = false;

  /** @param longest milliseconds without the event */
  constructor(longest: number, tell: (isStill: boolean) => void) {
    this.#longest = longest;
    this.#tell = tell;
  }

  /** True if a standstill has been reported. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** Seconds since the last event. */
  get seconds(): number {
    return (performance.now() - this.#since) / 1000;
  }

  /** Notes that the event happened. */
  end(): void {
    this.#since = performance.now();
    this.#change(false);
  }

  /** Reports a standstill if the last event was too long ago. */
  watch(): void {
    if (performance.now() - this.#since > this.#longest) this.#change(true);
  }

  #change(isStill: boolean): void {
    if (this.#isTold === isStill) return;
    this.#isTold = isStill;
    this.#tell(isStill);
  }
}
