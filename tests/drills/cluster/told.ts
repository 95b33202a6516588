/** What the site confirmed, and for how long it did not answer. */
export class Told {
  pages = 0;
  /** Applications that the site confirmed, as `address offer`. */
  readonly applications = new Set<string>();
  /** Offers that the site confirmed, by their external ids. */
  readonly offers = new Set<string>();
  /** The number of the last document that the site confirmed, by CV. */
  readonly uploads = new Map<string, number>();
  /** Forms and batches of which the answer was lost, or said 503. They were sent again. */
  sentAgain = 0;
  /** Answers that are right in no outage, such as 500. */
  readonly problems = new Set<string>();
  #marked = Date.now();
  #failed = 0;
  #lastRead = 0;
  #lastWrite = 0;
  #answered = Date.now();
  #pause = 0;

  /** Starts to count an outage. */
  mark(): void {
    [this.#marked, this.#answered] = [Date.now(), Date.now()];
    this.#failed = this.#lastRead = this.#lastWrite = this.#pause = 0;
  }

  readPage(isAnswered: boolean): void {
    const now = Date.now();
    if (!isAnswered) {
      this.#failed += 1;
      this.#lastRead = now;
      return;
    }
    this.pages += 1;
    this.#pause = Math.max(this.#pause, now - this.#answered);
    this.#answered = now;
  }

  fail(): void {
    this.sentAgain += 1;
    this.#lastWrite = Date.now();
  }

  /** Milliseconds from the mark until nothing failed any more; `pause` is the longest time without a page. */
  sinceMark(): Outage {
    const until = (moment: number) => Math.max(0, moment - this.#marked);
    return {
      reads: until(this.#lastRead),
      writes: until(this.#lastWrite),
      failedPages: this.#failed,
      pause: this.#pause,
    };
  }
}

export type Outage = {
  readonly reads: number;
  readonly writes: number;
  readonly failedPages: number;
  readonly pause: number;
};
