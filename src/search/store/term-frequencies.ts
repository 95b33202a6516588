/** Number of offers with each term. Removed offers are subtracted when their segment is merged. */
export class TermFrequencies {
  #counts = new Uint32Array(1024);

  add(term: number, offers = 1): void {
    if (term >= this.#counts.length) {
      const grown = new Uint32Array(Math.max(term + 1, this.#counts.length * 2));
      grown.set(this.#counts);
      this.#counts = grown;
    }
    this.#counts[term] = (this.#counts[term] ?? 0) + offers;
  }

  of(term: number): number {
    return this.#counts[term] ?? 0;
  }
}
