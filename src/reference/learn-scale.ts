import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { putIntoForce } from './allowances.ts';
import { type AllowanceScale, scaleOfFile } from './scale-of-file.ts';

// A saved scale never changes, so its places are read once.
let learned: { readonly key: string; readonly scale: AllowanceScale } = { key: '', scale: scaleOfFile };

/**
 * Makes this process use the scale in force: the latest one of the staff whose day has come, or else the one
 * of the files.
 */
export async function learnScale(db: Kysely<Tables>): Promise<void> {
  const row = await db
    .selectFrom('allowance_scales')
    .select(['id', 'year', 'fixed', 'saved_at'])
    .where('in_force_since', 'is not', null)
    .where('taken_back_at', 'is', null)
    .orderBy('counts_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return putIntoForce(scaleOfFile);
  const key = `${String(row.id)} ${row.saved_at.toISOString()}`;
  if (key !== learned.key) learned = { key, scale: await readSavedScale(db, row) };
  putIntoForce(learned.scale);
}

type Row = Pick<AllowanceScale, 'year' | 'fixed'> & { readonly id: number };

/** Reads the places of a scale that the staff saved. */
export async function readSavedScale(db: Kysely<Tables>, { id, year, fixed }: Row): Promise<AllowanceScale> {
  const places = await db
    .selectFrom('allowance_scale_places')
    .select(['country_id', 'city_key', 'local'])
    .where('scale_id', '=', id)
    .orderBy('country_id')
    .orderBy('city_key')
    .execute();
  return {
    year,
    fixed,
    byCountry: new Map(places.filter((one) => one.city_key === '').map((one) => [one.country_id, one.local])),
    byCity: new Map(places.filter((one) => one.city_key !== '').map((one) => [one.city_key, one.local])),
  };
}
