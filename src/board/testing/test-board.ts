import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Board } from '#board/context/board.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import type { Tables } from '#database/tables.ts';
import { localFiles } from '#files/local-files.ts';
import { plainBoard } from './plain-board.ts';

const folder = join(tmpdir(), `board-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns a plain board at `noon`. Its files are deleted after the tests of a file. */
export function testBoard(db: Kysely<Tables>, parts: Partial<Omit<Board, 'db'>> = {}): Board {
  return plainBoard(db, { now: () => noon, files: localFiles(folder), ...parts });
}
