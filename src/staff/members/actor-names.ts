import { sql } from 'kysely';
import type { StaffParts } from '#staff/staff-parts.ts';

/** Returns the names of members by the text of their actor, `staff:<id>`; also of those who were removed. */
export async function actorNames(
  { db }: Pick<StaffParts, 'db'>,
  actors: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(actors)].filter((actor) => actor?.startsWith('staff:'));
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff.members')
    .select([sql<string>`'staff:' || id`.as('actor'), 'name'])
    .where(sql<boolean>`id::text = any (${asked.map((actor) => actor?.slice('staff:'.length))}::text[])`)
    .execute();
  return new Map(rows.map(({ actor, name }) => [actor, name]));
}
