import { type RawBuilder, sql } from 'kysely';
import type { TypeModels } from '../models/type-models.ts';
import { indexedWords } from '../text/plain-words.ts';
import type { Predicate } from './parse-predicates.ts';
import { parsingError } from './protocol-error.ts';
import { readPath } from './read-path.ts';

/**
 * Translates a full-text search: `fulltext(document, "…")` searches all fields, `fulltext(my.page.title,
 * "…")` one field.
 */
export function searchText(
  { path, args }: Predicate,
  models: TypeModels,
  column: 'words' | 'heading' = 'words',
): RawBuilder<boolean> {
  const query = queryOf(wordsOf(args));
  const everywhere = sql<boolean>`e.${sql.raw(column)} @@ ${query}`;
  if (path === 'document') return everywhere;
  const of = readPath(path, models);
  if (of.of === 'document') throw parsingError(`${path} holds no text`);
  return sql<boolean>`(e.type = ${of.type} and ${everywhere}
    and (e.field_words ->> ${of.field})::tsvector @@ ${query})`;
}

function wordsOf(args: Predicate['args']): readonly string[] {
  const [text] = args;
  if (typeof text !== 'string' || args.length !== 1) throw parsingError('fulltext takes one text');
  return indexedWords(text);
}

/**
 * Returns the query as a scalar subquery, because PostgreSQL evaluates a subquery only once, before it reads
 * rows.
 */
function queryOf(words: readonly string[]): RawBuilder<string> {
  return sql<string>`coalesce((select content.query_of(${words}::text[])), ''::tsquery)`;
}
