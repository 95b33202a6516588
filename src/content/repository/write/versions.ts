import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { locales } from '#words/locale.ts';
import { isNumberOfRow } from './rules/inputs.ts';
import { NoSuchDocument } from './store.ts';

/** A version of a document. */
export type VersionName = { readonly id: string; readonly version: number };

const versionSchema = z.object({
  id: z.string(),
  version: z.number(),
  type: z.string(),
  key: z.string(),
  lang: z.enum(locales),
  content: z.object({ uid: z.string().nullable(), tags: z.array(z.string()), data: z.record(z.string(), z.unknown()) }),
  author: z.string(),
  /** Who approved it, if the last verdict is an approval. */
  approvedBy: z.string().nullable(),
  /** The version that readers see now, and the newest version if it waits for publication. */
  published: z.number().nullable(),
  draft: z.number().nullable(),
});

/** A version with its content, and where its document stands. */
export type StoredVersion = z.output<typeof versionSchema>;

/**
 * Reads versions, in the order of their names.
 * @throws NoSuchDocument if one of them does not exist
 */
export async function readVersions(
  transaction: Transaction<Tables>,
  names: readonly VersionName[],
): Promise<readonly StoredVersion[]> {
  if (!names.every(({ version }) => isNumberOfRow(version))) throw new NoSuchDocument('there is no such version');
  const { rows } = await sql`
    select v.document_id as id, v.version, d.type, d.key, d.lang, v.saved_by as author, d.published, d.draft,
      jsonb_build_object('uid', v.uid, 'tags', v.tags, 'data', v.data) as content,
      (select case when r.verdict = 'approved' then r.given_by end from content.reviews r
        where r.document_id = v.document_id and r.version = v.version and r.verdict <> 'asked'
        order by r.id desc limit 1) as "approvedBy"
    from unnest(${names.map(({ id }) => id)}::text[], ${names.map(({ version }) => version)}::integer[])
      with ordinality as w (id, version, place)
    join content.versions v on v.document_id = w.id and v.version = w.version
    join content.documents d on d.id = v.document_id
    order by w.place`.execute(transaction);
  if (rows.length < names.length) throw new NoSuchDocument('there is no such document, or no such version of it');
  return rows.map((row) => versionSchema.parse(row));
}

/**
 * Reads the version on which the next one rests: the draft, or what readers see, or else the newest. Null if
 * there is no document.
 */
export async function readHead(transaction: Transaction<Tables>, id: string): Promise<StoredVersion | null> {
  const { rows } = await sql<{ version: number | null }>`
    select coalesce(d.draft, d.published, (select max(v.version) from content.versions v where v.document_id = d.id)) as version
    from content.documents d where d.id = ${id}`.execute(transaction);
  const version = rows[0]?.version ?? null;
  return version === null ? null : ((await readVersions(transaction, [{ id, version }]))[0] ?? null);
}
