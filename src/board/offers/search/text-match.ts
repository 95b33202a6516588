import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Every word in either language's stem, as a tsquery. At least one word. */
export function textQuery(words: readonly string[]): RawBuilder<string> {
  const each = words.map(
    (word) => sql`(plainto_tsquery('french', plain_text(${word})) || plainto_tsquery('english', plain_text(${word})))`,
  );
  return sql`(${sql.join(each, sql` && `)})`;
}

/**
 * Rows `i` of offer_index that hold the words. The array makes the word index come first, whatever the
 * planner believes.
 */
export function hasWords(words: readonly string[]): RawBuilder<boolean> {
  return sql`i.offer_id = any (array(select offers_matching(${textQuery(words)})))`;
}
