import { type RawBuilder, sql } from 'kysely';
import type { TypeModels } from '../models/type-models.ts';
import { beginningOf, validationError } from './protocol-error.ts';
import { readPath } from './read-path.ts';

const maxOrderings = 10;
const columns = {
  id: sql`e.document_id`,
  type: sql`e.type`,
  tags: sql`e.tags`,
  lang: sql`e.lang`,
  first_publication_date: sql`e.first_published_at`,
  last_publication_date: sql`e.last_published_at`,
} as const;

/**
 * Translates `[my.faq_item.rank,document.first_publication_date desc]`. Documents without a value come last.
 * Among equal documents, and by default, the newest publications come first.
 * @throws ProtocolError for any other form
 */
export function orderingsSql(text: string, models: TypeModels): RawBuilder<unknown>[] {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1] ?? text;
  const given = inner.split(',').filter((one) => one.trim() !== '');
  if (given.length > maxOrderings) throw validationError(`orderings: more than ${maxOrderings}`);
  return given.map((one) => orderingSql(one.trim(), models));
}

/** A fixed order of otherwise equal documents, so that no document is on two pages or on none. */
export const lastOrderings = [sql`e.last_published_at desc nulls first`, sql`e.document_id`];

function orderingSql(text: string, models: TypeModels): RawBuilder<unknown> {
  const [, name = '', direction] = /^(\S+)(?:\s+(asc|desc))?$/.exec(text) ?? [];
  const path = name === '' ? null : readPath(name, models);
  if (path === null) throw validationError(`orderings: ${beginningOf(text, 100)} is no ordering`);
  const value =
    path.of === 'document'
      ? columns[path.name]
      : sql`case when e.type = ${path.type} then e.fields #> array[${path.field}, '0'] end`;
  return sql`${value} ${sql.raw(direction ?? 'asc')} nulls last`;
}
