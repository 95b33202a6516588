import { type RawBuilder, sql } from 'kysely';
import type { Models } from '../models/type-models.ts';
import { askedWords } from '../text/plain-words.ts';
import type { Predicate } from './parse-predicates.ts';
import { parsingError } from './protocol-error.ts';
import { readPath } from './read-path.ts';

/** `fulltext(document, "…")` looks everywhere, `fulltext(my.page.title, "…")` into one field. */
export function searchText({ path, args }: Predicate, models: Models): RawBuilder<boolean> {
  const words = wordsOf(args);
  const query = queryOf(words);
  const everywhere = sql<boolean>`e.words @@ ${query}`;
  if (path === 'document') return everywhere;
  const of = readPath(path, models);
  if (of.of === 'document') throw parsingError(`${path} holds no text`);
  return sql<boolean>`(e.type = ${of.type} and ${everywhere}
    and (e.field_words ->> ${of.field})::tsvector @@ ${query})`;
}

/** Documents whose heading has the words come first; undefined where nothing is searched. */
export function headingFirst(predicates: readonly Predicate[]): RawBuilder<boolean> | undefined {
  const asked = predicates.find(({ name }) => name === 'fulltext');
  return asked && sql<boolean>`(e.heading @@ ${queryOf(wordsOf(asked.args))})`;
}

function wordsOf(args: Predicate['args']): readonly string[] {
  const [text] = args;
  if (typeof text !== 'string' || args.length !== 1) throw parsingError('fulltext takes one text');
  return askedWords(text);
}

/** A scalar subquery is worked out once, before the rows are looked at. */
function queryOf(words: readonly string[]): RawBuilder<string> {
  return sql<string>`coalesce((select content.query_of(${words}::text[])), ''::tsquery)`;
}
