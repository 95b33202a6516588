/**
 * The position of an offer in an order: first by greater key, then by later broadcast, then by greater id.
 */
export type Rank = { readonly key: number; readonly start: number; readonly id: number };

/** The first offers of an order, in a heap whose root is the last of these offers. */
export class TopOffers {
  readonly #most: number;
  readonly #heap: Rank[] = [];
  /** The key of the last offer once the heap is full. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  /** Tells if an offer with this key may be among the first offers. */
  takes(key: number): boolean {
    return key >= this.#least;
  }

  offer(key: number, start: number, id: number): void {
    const root = this.#heap[0];
    if (this.#heap.length < this.#most) {
      this.#heap.push({ key, start, id });
      this.#rise();
    } else if (root !== undefined && isBefore(key, start, id, root)) {
      this.#heap[0] = { key, start, id };
      this.#sink();
    }
    if (this.#heap.length === this.#most) this.#least = this.#heap[0]?.key ?? Number.POSITIVE_INFINITY;
  }

  ranks(): Rank[] {
    return this.#heap.toSorted((a, b) => (isBefore(a.key, a.start, a.id, b) ? -1 : 1));
  }

  #rise(): void {
    let at = this.#heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isLater(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const [left, right] = [at * 2 + 1, at * 2 + 2];
      const later = right < this.#heap.length && this.#isLater(right, left) ? right : left;
      if (later >= this.#heap.length || !this.#isLater(later, at)) return;
      this.#swap(at, later);
      at = later;
    }
  }

  #isLater(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    return a !== undefined && b !== undefined && isBefore(b.key, b.start, b.id, a);
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a !== undefined) this.#heap[other] = a;
    if (b !== undefined) this.#heap[one] = b;
  }
}

/** Tells if one offer comes before another. */
export function isBefore(key: number, start: number, id: number, other: Rank): boolean {
  if (key !== other.key) return key > other.key;
  return start === other.start ? id > other.id : start > other.start;
}
