import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { readBoundedText, requireDocuments } from './rules/inputs.ts';
import { announce, type Touched } from './announce.ts';
import { type Acting, documentAct } from './document-acts.ts';
import { takeTurn } from './lock.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import { NoSuchDocument, type Store } from './store.ts';

type Ending = Acting & {
  readonly reason: string;
  /**
   * True to remove the document from previews too; false to make it a draft. Its history stays in both cases.
   */
  readonly archive?: boolean;
};

/** A document that left the site, with the version that readers saw. */
type Withdrawn = Touched & { readonly version: number };

/**
 * Takes documents off the site. The content of each becomes its draft, unless it has a newer draft, and can
 * be published again. Nothing is published later by itself: planned publications are cancelled.
 * @returns the new master ref
 * @throws NoSuchDocument if one of them is not published; InvalidInput for a bad reason; NotAllowed
 */
export async function withdraw(
  { db, now }: Store,
  ids: readonly string[],
  { actor, reason: given, archive = false }: Ending,
): Promise<string> {
  requireRole(actor, 'content.withdraw');
  requireDocuments(ids);
  const reason = readBoundedText('reason', given);
  return db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const at = now();
      const documents = await withdrawDocuments(transaction, ids, { at, archive });
      await recordActs(
        transaction,
        documents.map(({ id, version }) =>
          documentAct({ actor, act: 'content.withdraw', id, at, version: [version, null], reason }),
        ),
      );
      return announce(transaction, { at, by: actorText(actor), documents: documents.map(touched) });
    })
    .catch(refuseTakenUids);
}

const touched = ({ id, type, uid, lang }: Withdrawn): Touched => ({ id, type, uid, lang });

type Leaving = { readonly at: Date; readonly archive?: boolean; readonly isPlanned?: boolean };

/**
 * Takes documents off the site, inside a transaction that has the lock of the writers. The caller announces
 * it. If people do so, nothing comes back by itself; a planned withdrawal may stand before a planned
 * publication.
 * @throws NoSuchDocument if one of them is not published
 */
export async function withdrawDocuments(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  { at, archive = false, isPlanned = false }: Leaving,
): Promise<readonly Withdrawn[]> {
  if (ids.length === 0) return [];
  const { rows: documents } = await sql<Withdrawn>`
    with before as (select id, published from content.documents where id = any (${ids}))
    update content.documents d set draft = coalesce(d.draft, d.published), published = null,
      archived_at = case when ${archive} then ${at}::timestamptz end
    from content.entries e, before b
    where d.id = b.id and e.document_id = d.id and e.stage = 'published'
    returning d.id, d.type, d.lang, e.uid, b.published as version`.execute(transaction);
  if (documents.length < ids.length)
    throw new NoSuchDocument('a document that is to be taken off the site is not published');
  await sql`delete from content.entries e where e.document_id = any (${ids}) and (${archive} or (e.stage = 'published'
    and exists (select from content.entries d where d.document_id = e.document_id and d.stage = 'draft')))`.execute(
    transaction,
  );
  await sql`update content.entries set stage = 'draft' where document_id = any (${ids})`.execute(transaction);
  await sql`update content.schedules set state = 'cancelled', ended_at = ${at}
    where document_id = any (${ids}) and state = 'planned' and (act = 'withdraw' or not ${isPlanned})`.execute(
    transaction,
  );
  return documents;
}
