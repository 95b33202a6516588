import { type Kysely, type RawBuilder, sql } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import type { TypeModels } from '../models/type-models.ts';
import { lastOrderings, orderingsSql } from './orderings.ts';
import { type Condition, inHeadings, predicateSql } from './predicate-sql.ts';
import { validationError } from './protocol-error.ts';
import type { DocumentQuery } from './read-document-query.ts';
import { type Shown, shownColumns, shownSchema } from './shown.ts';
import { shownIn, type Snapshot, withWork } from './snapshot.ts';

export type DocumentsFound = { readonly documents: readonly Shown[]; readonly total: number };

/** Returns the page of documents that a query requests, and the number of documents on all pages together. */
export async function search(
  db: Kysely<Tables>,
  models: TypeModels,
  snapshot: Snapshot,
  question: DocumentQuery,
): Promise<DocumentsFound> {
  const { page, pageSize, after, predicates } = question;
  const matches = matchesOf(snapshot, question, models);
  const before = (page - 1) * pageSize;
  const from = after === null ? before : (await placeOf(db, matches, after)) + before;
  const most = Math.min(pageSize, similarLimit(predicates));
  // Joins the data only for the documents of this page, so that the data of other documents is not read.
  const { rows } = await sql<{ total: number }>`${isOfFewForms(question) ? preparedOnce : sql``}
    with ${pageOf(matches, { from, most })}, paged as materialized (select *, row_number() over () as place from found)
    select ${shownColumns}, (select count(*) from content.entries e where ${matches.where}) as total
    from paged p join content.entries e using (document_id, stage) order by p.place`.execute(db);
  const total = rows[0]?.total ?? (from === 0 ? 0 : await count(db, matches.where));
  return {
    documents: withWork(
      snapshot,
      rows.map((row) => shownSchema.parse(row)),
    ),
    total,
  };
}

/**
 * Tells if a query has one predicate and no ordering. Such queries have only some tens of different SQL
 * texts, so a session can cache their plans. Predicates with lists have more texts, because a list may have
 * any length.
 */
function isOfFewForms({ predicates, orderings }: DocumentQuery): boolean {
  return orderings === '' && predicates.length === 1 && predicates[0]?.name !== 'any' && predicates[0]?.name !== 'in';
}

type Matches = {
  readonly where: RawBuilder<unknown>;
  /**
   * Condition of the documents that come first: their heading contains the words. Null if no documents come
   * first.
   */
  readonly first: RawBuilder<unknown> | null;
  readonly order: RawBuilder<unknown>;
};

function matchesOf(snapshot: Snapshot, question: DocumentQuery, models: TypeModels): Matches {
  const { lang, predicates } = question;
  const asked = orderingsSql(question.orderings, models);
  const spoken = lang === null ? [] : [sql<boolean>`e.lang = ${lang}`];
  const all = (conditions: readonly Condition[]) => sql.join([shownIn(snapshot), ...spoken, ...conditions], sql` and `);
  const headed = asked.length === 0 ? inHeadings(predicates, models) : null;
  return {
    where: all(predicates.map((predicate) => predicateSql(predicate, models))),
    first: headed && all(headed),
    order: sql.join([...asked, ...lastOrderings]),
  };
}

/**
 * Sorts only the documents with the words in their headings: they are few, and most searches need no others.
 * The other documents, thousands for a frequent word, are then only counted.
 */
function pageOf({ where, first, order }: Matches, { from, most }: { readonly from: number; readonly most: number }) {
  if (first === null)
    return sql`found as materialized (
      select e.document_id, e.stage from content.entries e where ${where} order by ${order} limit ${most} offset ${from})`;
  const until = from + most;
  return sql`headed as materialized (
      select e.document_id, e.stage from content.entries e where ${first} order by ${order} limit ${until}
    ), others as materialized (
      select e.document_id, e.stage from content.entries e
      where ${where} and e.ctid not in (select e.ctid from content.entries e where ${first})
      order by ${order} limit greatest(0, ${until}::int - (select count(*) from headed))
    ), found as materialized (
      select * from headed union all select * from others limit ${most} offset ${from})`;
}

/** Counts the documents before a given document, including this document. */
async function placeOf(db: Kysely<Tables>, { where, first, order }: Matches, id: string): Promise<number> {
  const before = first === null ? order : sql`(${first}) desc, ${order}`;
  const { rows } = await sql<{
    place: number;
  }>`select place from (select e.document_id, row_number() over (order by ${before}) as place
    from content.entries e where ${where}) as found where document_id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw validationError(`after: no such document is among the results`);
  return found.place;
}

async function count(db: Kysely<Tables>, where: Matches['where']): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from content.entries e where ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Returns the limit that the predicate `similar` contains. */
function similarLimit(predicates: DocumentQuery['predicates']): number {
  const most = predicates.find(({ name }) => name === 'similar')?.args[1];
  return typeof most === 'number' && most >= 0 ? Math.floor(most) : Number.POSITIVE_INFINITY;
}
