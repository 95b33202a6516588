/** What searches said while nodes came and went. */
export class SearchTold {
  pages = 0;
  /** Answers that are never right: no offer for a search that has offers, 500, 503 without Retry-After. */
  readonly problems = new Map<string, number>();
  /** Longest time in milliseconds from a confirmed publication until the offer was found. */
  slowestFind = 0;
  published = 0;
  #failures: number[] = [];
  #slowest = 0;

  mark(): void {
    [this.#failures, this.#slowest, this.slowestFind] = [[], 0, 0];
  }

  page(took: number): void {
    this.pages += 1;
    this.#slowest = Math.max(this.#slowest, took);
  }

  fail(): void {
    this.#failures.push(Date.now());
  }

  wrong(what: string): void {
    this.problems.set(what, (this.problems.get(what) ?? 0) + 1);
    this.fail();
  }

  found(took: number): void {
    this.published += 1;
    this.slowestFind = Math.max(this.slowestFind, took);
  }

  sinceMark(): SearchOutage {
    const [first = 0, last = 0] = [this.#failures[0], this.#failures.at(-1)];
    return {
      failed: this.#failures.length,
      lasted: last - first,
      slowest: this.#slowest,
      slowestFind: this.slowestFind,
    };
  }
}

/** Failed pages, the milliseconds between the first and the last of them, and what took longest. */
export type SearchOutage = {
  readonly failed: number;
  readonly lasted: number;
  readonly slowest: number;
  readonly slowestFind: number;
};
