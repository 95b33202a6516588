import type { Board } from '#board/context/board.ts';
import { countUnreadOf } from '#board/notifications/count-unread.ts';

/** An open connection that receives the number of unread notifications. */
export type Hearer = (unread: number) => void;

/** Limit of connections per candidate: a phone, a computer and a few more browsers. */
export const maxOfOne = 8;

/** Limit of connections of all candidates in this process. */
const maxOfAll = 5000;

/**
 * Sends open pages the number of unread notifications whenever it may have changed. The database reports the
 * candidate whose number changed. Several changes in a row cause one reading.
 */
export class LiveNotifications {
  readonly #board: Pick<Board, 'db'>;
  readonly #onError: (error: unknown) => void;
  readonly #hearers = new Map<number, Set<Hearer>>();
  readonly #changed = new Set<number>();
  #open = 0;
  #reading: Promise<void> | null = null;

  constructor(board: Pick<Board, 'db'>, onError: (error: unknown) => void) {
    this.#board = board;
    this.#onError = onError;
  }

  /**
   * Adds a connection and sends it the current number at once, because the browser may have missed changes.
   * @returns a function that removes the connection; null if there are too many
   */
  add(candidateId: number, hear: Hearer): (() => void) | null {
    const hearers = this.#hearers.get(candidateId) ?? new Set();
    if (this.#open >= maxOfAll || hearers.size >= maxOfOne) return null;
    this.#hearers.set(candidateId, hearers.add(hear));
    this.#open += 1;
    this.changed(candidateId);
    return () => this.#remove(candidateId, hear);
  }

  /** Reports that the notifications of a candidate, or of any candidate (null), may have changed. */
  changed(candidateId: number | null): void {
    const concerned = candidateId === null ? [...this.#hearers.keys()] : [candidateId];
    for (const id of concerned) if (this.#hearers.has(id)) this.#changed.add(id);
    if (this.#changed.size > 0) this.#reading ??= this.#read();
  }

  /** @returns a promise that resolves once no reading is in progress */
  async idle(): Promise<void> {
    await this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#changed.size > 0) {
      const ids = [...this.#changed];
      this.#changed.clear();
      try {
        for (const [id, unread] of await countUnreadOf(this.#board, ids))
          for (const hear of this.#hearers.get(id) ?? []) hear(unread);
      } catch (error) {
        // Only reports the error, because the number is sent again once the database is back: its new session
        // reports a change.
        this.#onError(error);
      }
    }
    this.#reading = null;
  }

  #remove(candidateId: number, hear: Hearer): void {
    const hearers = this.#hearers.get(candidateId);
    if (!hearers?.delete(hear)) return;
    this.#open -= 1;
    if (hearers.size === 0) this.#hearers.delete(candidateId);
  }
}
