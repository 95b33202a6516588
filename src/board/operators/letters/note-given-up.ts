import type { Board } from '#board/context/board.ts';

/** A letter whose last try failed. */
type LostLetter = {
  /** Id of its job. */
  readonly id: string;
  /** Name of its job. */
  readonly letter: string;
  readonly data: unknown;
  /** Answer of the mail server, without addresses. */
  readonly why: string | null;
  /** Domain of the address, if the address takes no mail; null if the letter failed on the way. */
  readonly about: string | null;
};

const longestWhy = 1000;

/**
 * Tells if a letter may be sent again. A letter about an account holds a code that has expired, or sealed
 * facts that must not be kept.
 */
const isWorthKeeping = (letter: string): boolean => !letter.startsWith('account.') && !letter.endsWith('-code');

/** Keeps a letter that was given up for the office, once. Its data are ids. */
export async function noteGivenUp(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { id, letter, data, why, about }: LostLetter,
): Promise<void> {
  await db
    .insertInto('given_up_letters')
    .values({
      id,
      letter,
      data: isWorthKeeping(letter) ? JSON.stringify(data) : null,
      why: why?.slice(0, longestWhy).toWellFormed() ?? null,
      is_refused: about !== null,
      domain: about === '' ? null : about,
      given_up_at: now(),
    })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}
