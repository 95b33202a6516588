import { sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#words/locale.ts';
import type { Store } from '../../write/store.ts';

const schema = z.object({
  id: z.string(),
  type: z.string(),
  key: z.string(),
  lang: z.enum(locales),
  title: z.string().nullable(),
});

/** A document to which a link may lead. */
export type LinkTarget = z.output<typeof schema>;

type Wanted = {
  readonly lang: Locale;
  /** Documents to list in any case: those that a document links to already. */
  readonly ids: readonly string[];
};

/** Limit of documents that a page offers to link to. */
const mostTargets = 400;

/** Lists documents to link to: the named ones, and those of a language that changed last. */
export async function linkTargets({ db }: Pick<Store, 'db'>, { lang, ids }: Wanted): Promise<LinkTarget[]> {
  const { rows } = await sql`
    select d.id, d.type, d.key, d.lang, e.title from (
      select id from content.documents where id = any(${ids}::text[])
      union
      (select id from content.documents where lang = ${lang} order by changed_at desc, id desc limit ${mostTargets})
    ) w join content.documents d on d.id = w.id
    left join lateral (
      select left(coalesce(nullif(e.data->>'title', ''), e.data->>'name', e.data->>'question'), 120) as title
      from content.entries e where e.document_id = d.id order by e.stage limit 1
    ) e on true
    order by d.type, e.title nulls last, d.key`.execute(db);
  return rows.map((row) => schema.parse(row));
}
