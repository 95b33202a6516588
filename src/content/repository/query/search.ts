import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Models } from '../models/type-models.ts';
import { lastOrderings, orderingsSql } from './orderings.ts';
import { type Condition, predicateSql } from './predicate-sql.ts';
import { validationError } from './protocol-error.ts';
import type { Question } from './read-question.ts';
import { type Shown, shownColumns, shownSchema } from './shown.ts';
import { shownIn, type Snapshot } from './snapshot.ts';
import { headingFirst } from './text-predicates.ts';

export type Found = { readonly documents: readonly Shown[]; readonly total: number };

/** The page of documents that a question asks for, and how many there are on all pages. */
export async function search(
  db: Kysely<Tables>,
  models: Models,
  snapshot: Snapshot,
  question: Question,
): Promise<Found> {
  const { page, pageSize, after, predicates } = question;
  const where = sql.join([shownIn(snapshot), ...conditions(question, models)], sql` and `);
  const asked = orderingsSql(question.orderings, models);
  const heading = asked.length === 0 ? headingFirst(predicates) : undefined;
  const order = sql.join([...(heading ? [sql`${heading} desc`] : asked), ...lastOrderings]);
  const from =
    after === null ? (page - 1) * pageSize : (await placeOf(db, { where, order, id: after })) + (page - 1) * pageSize;
  const most = Math.min(pageSize, similarLimit(predicates));
  // The data of documents that are on other pages is not read.
  const { rows } = await sql<{ total: number }>`
    with found as materialized (
      select e.document_id, e.stage, count(*) over () as total from content.entries e where ${where}
      order by ${order} limit ${most} offset ${from}
    ), paged as materialized (select *, row_number() over () as place from found)
    select ${shownColumns}, p.total from paged p join content.entries e using (document_id, stage) order by p.place`.execute(
    db,
  );
  const total = rows[0]?.total ?? (from === 0 ? 0 : await count(db, where));
  return { documents: rows.map((row) => shownSchema.parse(row)), total };
}

function conditions({ lang, predicates }: Question, models: Models): Condition[] {
  const spoken = lang === null ? [] : [sql<boolean>`e.lang = ${lang}`];
  return [...spoken, ...predicates.map((predicate) => predicateSql(predicate, models))];
}

type Ordered = { readonly where: ReturnType<typeof sql>; readonly order: ReturnType<typeof sql> };

async function placeOf(db: Kysely<Tables>, { where, order, id }: Ordered & { readonly id: string }): Promise<number> {
  const { rows } = await sql<{
    place: number;
  }>`select place from (select e.document_id, row_number() over (order by ${order}) as place
    from content.entries e where ${where}) as found where document_id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw validationError(`after: no such document is among the results`);
  return found.place;
}

async function count(db: Kysely<Tables>, where: Ordered['where']): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from content.entries e where ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** `similar` says itself how many it wants. */
function similarLimit(predicates: Question['predicates']): number {
  const most = predicates.find(({ name }) => name === 'similar')?.args[1];
  return typeof most === 'number' && most >= 0 ? Math.floor(most) : Number.POSITIVE_INFINITY;
}
