import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Forgets the names of people who were asked for a review by a link that was made before a moment. The link
 * and the verdict stay. Earlier programs wrote the name into the verdict too.
 * @returns the number of forgotten names
 */
export async function forgetGuests(db: Kysely<Tables>, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with links as (
      update content.review_links set guest = '' where id = any (array(
        select id from content.review_links where guest <> '' and made_at < ${before} limit ${limit} for update skip locked
      )) returning 1
    ), verdicts as (
      update content.reviews set given_by = 'guest:' where id = any (array(
        select id from content.reviews where given_by ~ '^guest:.*[^0-9]' and given_at < ${before} limit ${limit} for update skip locked
      )) returning 1
    )
    select ((select count(*) from links) + (select count(*) from verdicts))::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}
