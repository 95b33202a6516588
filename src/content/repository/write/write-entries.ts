import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { DocumentName } from '../models/document-id.ts';
import type { DocumentContent } from '../models/check-document.ts';
import type { TypeModels } from '../models/type-models.ts';
import { indexContent } from '../text/index-content.ts';

/** The values of a document that queries use. */
export type DocumentEntry = DocumentContent &
  DocumentName & {
    readonly id: string;
    readonly firstPublishedAt: Date | null;
    readonly lastPublishedAt: Date | null;
  };

type Stage = 'draft' | 'published';

/**
 * Writes the values that queries use, and the full text, of new and existing documents. It deletes all old
 * rows before it inserts new rows, because two documents may have swapped their uids.
 */
export async function writeEntries(
  db: Kysely<Tables>,
  {
    models,
    stage,
    entries,
  }: { readonly models: TypeModels; readonly stage: Stage; readonly entries: readonly DocumentEntry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.flatMap((entry) => {
    const model = models.get(entry.type);
    return model === undefined ? [] : [{ ...entry, ...indexContent(model, entry), stage }];
  });
  await db
    .deleteFrom('content.entries')
    .where('stage', '=', stage)
    .where(
      'document_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  await sql`
    insert into content.entries (document_id, stage, type, key, lang, uid, tags, data, fields, moments, heading, words,
      field_words, first_published_at, last_published_at)
    select r.id, r.stage, r.type, r.key, r.lang, r.uid, array(select jsonb_array_elements_text(r.tags)), r.data, r.fields,
      r.moments, content.words_of(r.heading), content.words_of(r.words),
      (select coalesce(jsonb_object_agg(w.key, content.words_of(w.value)::text), '{}') from jsonb_each_text(r."fieldWords") w),
      r."firstPublishedAt", r."lastPublishedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, stage text, type text, key text, lang text, uid text,
      tags jsonb, data jsonb, fields jsonb, moments jsonb, heading text, words text, "fieldWords" jsonb,
      "firstPublishedAt" timestamptz, "lastPublishedAt" timestamptz)`.execute(db);
}
