/** A document cannot be read, or its inspection would take longer than that of any honest document. */
export class Unreadable extends Error {
  readonly code = 'documents.unreadable';
}

/**
 * Limit of steps for one document. A step takes 200 ns in PDF and RTF, which are read at once. It takes 600
 * ns in XML, which is read in slices of some milliseconds, so that other requests are answered between the
 * slices. A report of a hundred pages takes a third of these steps.
 */
export const maxSteps = 300_000;

/**
 * Counts the steps of inspecting one document. It counts steps instead of time, so that a busy machine
 * refuses the same documents as an idle machine.
 */
export class Effort {
  #spent = 0;

  get spent(): number {
    return this.#spent;
  }

  /** @throws Unreadable if no steps are left */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > maxSteps) throw new Unreadable('too much to look into');
  }
}
