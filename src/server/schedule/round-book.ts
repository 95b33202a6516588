import type { Board } from '#board/context/board.ts';
import {
  type EndedRound,
  type KnownRound,
  noteKnownRounds,
  noteLongRound,
  noteRound,
  takeAskedRounds,
} from '#board/operators/rounds/note-rounds.ts';
import { withoutPersons } from '#log.ts';

/** Where processes note their rounds, and learn which rounds operators ask for. */
export type RoundBook = {
  readonly know: (rounds: readonly KnownRound[]) => Promise<void>;
  readonly noteLong: (round: Pick<EndedRound, 'name' | 'begunAt'>) => Promise<void>;
  readonly note: (round: Omit<EndedRound, 'failure'> & { readonly error: unknown }) => Promise<void>;
  readonly takeAsked: (names: readonly string[]) => Promise<readonly string[]>;
};

const nothing = async () => {};

/** Notes nothing. */
export const noBook: RoundBook = { know: nothing, noteLong: nothing, note: nothing, takeAsked: async () => [] };

/** The rounds of all processes lie in the database. */
export const roundBook = (board: Pick<Board, 'db' | 'now'>): RoundBook => ({
  know: (rounds) => noteKnownRounds(board, rounds),
  noteLong: (round) => noteLongRound(board, round),
  note: ({ error, ...round }) => noteRound(board, { ...round, failure: error === undefined ? null : wordsOf(error) }),
  takeAsked: (names) => takeAskedRounds(board, names),
});

const wordsOf = (error: unknown): string => withoutPersons(error instanceof Error ? error.message : String(error));
