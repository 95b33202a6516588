import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ActName } from '#staff/acts.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { DocumentContent } from '../models/check-document.ts';
import { documentId, type DocumentName } from '../models/document-id.ts';
import { type Acting, changedFields, documentAct } from './document-acts.ts';
import { draftChanged, plain } from './draft-changed.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import { takeTurn } from './lock.ts';
import type { Store } from './store.ts';
import { readHead, readVersions, type StoredVersion, type VersionName } from './versions.ts';
import { writeEntries } from './write-entries.ts';
import { writeVersions } from './write-versions.ts';

/** A draft. `content` is an editor's input (uid, tags and data) that is not validated yet. */
export type Draft = DocumentName &
  Acting & {
    readonly content: unknown;
    /**
     * The version on which the draft rests; null for a new document. Programs may leave it out, and then
     * write over any version. Staff who leave it out say that the document is new.
     */
    readonly base?: number | null;
  };

/**
 * Saves a version of a document. Readers do not see it until it is published, but previews show it. The first
 * draft creates the document. A draft that changes nothing is not saved again.
 * @throws InvalidDocument; UidTaken; DraftChanged if a version is newer than the base; NotAllowed
 */
export async function saveDraft(
  store: Store,
  { content: sent, base: given, actor, ...name }: Draft,
  act: ActName = 'content.save',
): Promise<VersionName> {
  requireRole(actor, act);
  const content = store.checkEdited(name.type, sent);
  const base = given === undefined && actor.kind === 'staff' ? null : given;
  const id = documentId(name);
  const saved = await store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const head = await readHead(transaction, id);
      if (base !== undefined && base !== (head?.version ?? null)) return stale(transaction, { id, base, head });
      if (head !== null && isCurrent(head) && isDeepStrictEqual(head.content, plain(content)))
        return { version: head.version };
      const version = await write(store, transaction, { ...name, id, content, actor });
      const changes = changedFields(head?.content ?? null, plain(content));
      const versions = [head?.version ?? null, version] as const;
      await recordActs(transaction, [documentAct({ actor, act, id, at: store.now(), version: versions, changes })]);
      return { version };
    })
    .catch(refuseTakenUids);
  if ('newest' in saved) throw draftChanged(store, { ...saved, mine: content });
  return { id, version: saved.version };
}

const isCurrent = ({ version, draft, published }: StoredVersion): boolean => version === (draft ?? published);

async function stale(
  transaction: Transaction<Tables>,
  { id, base, head }: { readonly id: string; readonly base: number | null; readonly head: StoredVersion | null },
) {
  const [old] = base === null ? [] : await readVersions(transaction, [{ id, version: base }]);
  // A document that has a version has a head.
  const newest = head ?? old;
  if (newest === undefined) throw new Error('a version of a missing document exists');
  return { base: old ?? null, newest };
}

async function write(
  store: Store,
  transaction: Transaction<Tables>,
  { id, content, actor, ...name }: DocumentName & Acting & { readonly id: string; readonly content: DocumentContent },
): Promise<number> {
  const saving = { at: store.now(), by: actorText(actor) };
  const version = (await writeVersions(transaction, [{ ...name, id, content }], saving)).get(id) ?? 0;
  const dates = await transaction
    .updateTable('content.documents')
    .set({ draft: version, archived_at: null })
    .where('id', '=', id)
    .returning(['first_published_at as firstPublishedAt', 'last_published_at as lastPublishedAt'])
    .executeTakeFirstOrThrow();
  const entries = [{ ...name, ...content, ...dates, id }];
  await writeEntries(transaction, { models: store.models, stage: 'draft', entries });
  return version;
}
