import type { Board } from '#board/context/board.ts';
import { countUnreadOf } from '#board/notifications/count-unread.ts';

/** An open connection: told how many notifications are unread. */
export type Hearer = (unread: number) => void;

/** Connections of one candidate: a phone, a desk, and a few browsers more. */
export const maxOfOne = 8;

/** Connections of all candidates of this process. */
const maxOfAll = 5000;

/**
 * Tells open pages how many notifications are unread, whenever that may have changed: the database says
 * whose. A burst of changes is one reading.
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
   * Adds a connection, which is told at once how it is: what it missed before is in that.
   * @returns what takes it away; null when there are too many
   */
  add(candidateId: number, hear: Hearer): (() => void) | null {
    const hearers = this.#hearers.get(candidateId) ?? new Set();
    if (this.#open >= maxOfAll || hearers.size >= maxOfOne) return null;
    this.#hearers.set(candidateId, hearers.add(hear));
    this.#open += 1;
    this.changed(candidateId);
    return () => this.#remove(candidateId, hear);
  }

  /** Says that what a candidate was told has changed; null: it may have changed for everyone. */
  changed(candidateId: number | null): void {
    const concerned = candidateId === null ? [...this.#hearers.keys()] : [candidateId];
    for (const id of concerned) if (this.#hearers.has(id)) this.#changed.add(id);
    if (this.#changed.size > 0) this.#reading ??= this.#read();
  }

  /** @returns once nothing is being read */
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
        // Told again when the database is back: its notices come with a new session.
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
