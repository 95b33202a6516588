import { documentId, type DocumentName } from '../models/document-id.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import { takeTurn } from './lock.ts';
import type { Store } from './store.ts';
import { writeEntries } from './write-entries.ts';
import { writeVersions } from './write-versions.ts';

/** A draft. `content` is an editor's input (uid, tags and data) that is not validated yet. */
export type Draft = DocumentName & { readonly content: unknown; readonly by: string };

/**
 * Saves a version of a document. Readers do not see it until it is published, but previews show it. The first
 * draft creates the document.
 * @throws InvalidDocument, UidTaken
 */
export async function saveDraft(
  store: Store,
  { content: sent, by, ...name }: Draft,
): Promise<{ id: string; version: number }> {
  const content = store.check(name.type, sent);
  const id = documentId(name);
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const versions = await writeVersions(transaction, [{ ...name, id, content }], { at: store.now(), by });
      const version = versions.get(id) ?? 0;
      const dates = await transaction
        .updateTable('content.documents')
        .set({ draft: version, archived_at: null })
        .where('id', '=', id)
        .returning(['first_published_at as firstPublishedAt', 'last_published_at as lastPublishedAt'])
        .executeTakeFirstOrThrow();
      await writeEntries(transaction, {
        models: store.models,
        stage: 'draft',
        entries: [{ ...name, ...content, ...dates, id }],
      });
      return { id, version };
    })
    .catch(refuseTakenUids);
}
