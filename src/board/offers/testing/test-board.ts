import type { Kysely } from 'kysely';
import { createChanges } from '#board/changes.ts';
import type { Board } from '#board/board.ts';
import type { Tables } from '#database/tables.ts';
import { noon } from './offer-fixtures.ts';

/**
 * A board for use cases that need no files and no jobs: touching those fails the test. The clock stands at
 * `noon`.
 */
export function testBoard(db: Kysely<Tables>, now: () => Date = () => noon): Board {
  return {
    db,
    now,
    files: { put: refuse, get: refuse, delete: refuse },
    jobs: { enqueue: refuse },
    changes: createChanges(),
  };
}

function refuse(): never {
  throw new Error('This use case was to need neither files nor jobs.');
}
