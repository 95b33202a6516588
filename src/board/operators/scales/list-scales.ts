import type { Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { readSavedScale } from '#reference/learn-scale.ts';
import { type AllowanceScale, scaleOfFile } from '#reference/scale-of-file.ts';

const mostShown = 100;

/** Lists the scales of the staff, the latest first. The scale of the files came before all of them. */
export async function listScales({ db }: { readonly db: Kysely<Tables> }) {
  const rows = await db
    .selectFrom('allowance_scales')
    .select(['id', 'year', 'fixed', 'counts_from as countsFrom', 'source', 'link', 'saved_at as savedAt'])
    .select(['saved_by as savedBy', 'in_force_since as since', 'taken_back_at as takenBackAt'])
    // Those that were taken back come last, so that the limit never hides the last one.
    .orderBy(({ eb }) => eb('taken_back_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  const kept = rows.filter(({ takenBackAt }) => takenBackAt === null);
  return {
    scales: rows,
    /** The last one, which may be taken back; undefined if only the files have a scale. */
    last: kept[0],
    /** Id of the one in force; 0 for the one of the files. */
    inForce: kept.find(({ since }) => since !== null)?.id ?? 0,
  };
}

/** Returns a scale by its id, 0 for the one of the files; null if there is none. */
export async function readScale({ db }: Pick<Board, 'db'>, id: number): Promise<AllowanceScale | null> {
  if (id === 0) return scaleOfFile;
  const row = await db
    .selectFrom('allowance_scales')
    .select(['id', 'year', 'fixed'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : readSavedScale(db, row);
}
