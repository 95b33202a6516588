/** Where the log of a server ends, or how far a standby has replayed it. */
export type LogPlace = {
  /** The server, the database and the timeline: positions of other ones say nothing about each other. */
  readonly history: string;
  /** Bytes since the beginning of the log. */
  readonly position: number;
};

/** A moment, after which the primary said where its log ends. */
export type Mark = {
  /** Monotonic, in milliseconds. */
  readonly at: number;
  /** Number of changes that this process knew then. */
  readonly changes: number;
};

// More than five minutes of marks. A standby that is later than the oldest waits for a newer one.
const most = 300;

/** The latest moments with the end of the primary's log, by which the lag of a standby is measured. */
export class Marks {
  #history: string | null = null;
  #marks: (Mark & Pick<LogPlace, 'position'>)[] = [];

  /** Adds a moment, and the end of the log as the primary told it afterwards. */
  add({ at, changes }: Mark, { history, position }: LogPlace): void {
    // After a promotion the log is another one.
    if (history !== this.#history) this.#marks = [];
    this.#history = history;
    this.#marks.push({ at, changes, position });
    if (this.#marks.length > most) this.#marks.shift();
  }

  /** Returns the last moment until which a standby has all commits; null if it is not known. */
  reachedBy({ history, position }: LogPlace): Mark | null {
    if (!this.follows(history)) return null;
    return this.#marks.findLast((mark) => mark.position <= position) ?? null;
  }

  /** Tells if a standby follows the primary; true also as long as the primary has not answered. */
  follows(history: string): boolean {
    return this.#history === null || this.#history === history;
  }

  get newest(): Mark | null {
    return this.#marks.at(-1) ?? null;
  }
}
