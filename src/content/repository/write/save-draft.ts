import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ActName } from '#staff/acts.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { DocumentContent } from '../models/check-document.ts';
import { documentId, type DocumentName } from '../models/document-id.ts';
import { isObject } from '../../json.ts';
import { type Acting, changedFields, documentAct } from './document-acts.ts';
import { type DraftName, lacksAddress, makeAddress, newKey } from './draft-address.ts';
import { draftChanged, plain } from './draft-changed.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import { takeTurn } from './lock.ts';
import type { Store } from './store.ts';
import { readHead, readVersions, type StoredVersion, type VersionName } from './versions.ts';
import { writeEntries } from './write-entries.ts';
import { writeVersions } from './write-versions.ts';

/**
 * A draft. `content` is an editor's input (uid, tags and data) that is not validated yet. If its uid is null,
 * the address is made of its heading.
 */
export type Draft = DraftName &
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
  const { type } = name;
  // Only the lock keeps a made address free, so it is checked with its content later.
  const checked = lacksAddress(store.models, type, sent) ? null : store.checkEdited(type, sent);
  const base = given === undefined && actor.kind === 'staff' ? null : given;
  const saved = await store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const content = checked ?? (await withAddress(store, transaction, { ...name, content: sent }));
      const whole = { ...name, key: name.key ?? (await newKey(transaction, name, content.uid)) };
      const id = documentId(whole);
      const head = await readHead(transaction, id);
      if (base !== undefined && base !== (head?.version ?? null))
        return { mine: content, ...(await stale(transaction, { id, base, head })) };
      if (head !== null && isCurrent(head) && isDeepStrictEqual(head.content, plain(content)))
        return { id, version: head.version };
      const version = await write(store, transaction, { ...whole, id, content, actor });
      const changes = changedFields(head?.content ?? null, plain(content));
      const versions = [head?.version ?? null, version] as const;
      await recordActs(transaction, [documentAct({ actor, act, id, at: store.now(), version: versions, changes })]);
      return { id, version };
    })
    .catch(refuseTakenUids);
  if ('newest' in saved) throw draftChanged(store, saved);
  return saved;
}

/** @throws InvalidDocument */
async function withAddress(
  store: Store,
  transaction: Transaction<Tables>,
  draft: DraftName & Pick<Draft, 'content'>,
): Promise<DocumentContent> {
  const uid = await makeAddress(store, transaction, draft);
  return store.checkEdited(draft.type, isObject(draft.content) ? { ...draft.content, uid } : draft.content);
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
