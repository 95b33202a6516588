/** A document cannot be read, or looking into it would take longer than an honest one asks for. */
export class Unreadable extends Error {
  readonly code = 'documents.unreadable';
}

/**
 * Steps for one document: 200 ns each in what is read at once (PDF, RTF), 600 ns in XML, which is read in
 * slices of some milliseconds, between which others are answered. A report of a hundred pages takes a third.
 */
export const maxSteps = 300_000;

/** What looking into one document has cost. It is counted and not timed: a busy machine refuses no more. */
export class Effort {
  #spent = 0;

  get spent(): number {
    return this.#spent;
  }

  /** @throws Unreadable when there is no more to spend */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > maxSteps) throw new Unreadable('too much to look into');
  }
}
