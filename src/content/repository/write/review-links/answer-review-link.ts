import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { mayDo } from '#staff/acts.ts';
import { actorText, type GuestActor } from '#staff/actor.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import type { Role } from '#staff/roles.ts';
import { fingerprintOf } from '#staff/sessions/secrets.ts';
import { documentAct } from '../document-acts.ts';
import { takeTurn } from '../lock.ts';
import { InvalidInput, readBoundedText } from '../rules/inputs.ts';
import type { Store } from '../store.ts';
import { readHead } from '../versions.ts';

/** The link is forged, has ended, or was answered. */
class ReviewLinkGone extends Error {
  readonly code = 'content.reviewLinkGone';
}

/** Somebody saved a newer version since the link was made, so an answer would say nothing of it. */
class ReviewedVersionOld extends Error {
  readonly code = 'content.reviewedVersionOld';
}

type Answer = {
  readonly token: string;
  readonly verdict: 'approved' | 'refused';
  readonly words: string;
  readonly requestId: string | null;
};

/**
 * Answers a link, once. Who refuses says why.
 * @throws ReviewLinkGone; ReviewedVersionOld; InvalidInput for bad words
 */
export async function answerReviewLink(
  { db, now }: Store,
  { token, verdict, words: given, requestId }: Answer,
): Promise<void> {
  const words = readBoundedText('words', given);
  if (verdict === 'refused' && words === '') throw new InvalidInput('words', 'are needed to refuse');
  const said = words === '' ? null : words;
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const at = now();
    const link = await useLink(transaction, token, { verdict, words: said, answered_at: at });
    if ((await readHead(transaction, link.id))?.version !== link.version)
      throw new ReviewedVersionOld('there is a newer version');
    const actor: GuestActor = { kind: 'guest', link: link.link, requestId };
    const counts = link.counts && (await mayStillApprove(transaction, link.madeBy));
    if (link.counts && !counts)
      await transaction.updateTable('content.review_links').set({ counts }).where('id', '=', link.link).execute();
    if (counts)
      await transaction
        .insertInto('content.reviews')
        .values({
          document_id: link.id,
          version: link.version,
          verdict,
          words: said,
          given_by: actorText(actor),
          given_at: at,
        })
        .execute();
    const changes = { verdict: [null, verdict], counts: [null, counts] } as const;
    const version = [link.version, link.version] as const;
    await recordActs(transaction, [
      documentAct({ actor, act: 'review.answer', id: link.id, at, version, changes, reason: said }),
    ]);
  });
}

type Given = { readonly verdict: Answer['verdict']; readonly words: string | null; readonly answered_at: Date };

/** @throws ReviewLinkGone */
async function useLink(transaction: Transaction<Tables>, token: string, given: Given) {
  const used = await transaction
    .updateTable('content.review_links')
    .set(given)
    .where('fingerprint', '=', fingerprintOf(token))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', given.answered_at)
    .returning(['id as link', 'document_id as id', 'version', 'counts', 'made_by as madeBy'])
    .executeTakeFirst();
  if (used === undefined) throw new ReviewLinkGone('the link is forged, has ended, or was answered');
  return used;
}

/** Tells if the maker of a link may still approve. Members alone lose that, with their role. */
async function mayStillApprove(transaction: Transaction<Tables>, madeBy: string): Promise<boolean> {
  const { rows } = await sql<{ roles: readonly Role[] }>`
    select array(select role from staff.roles where member_id = m.id) as roles
    from staff.members m where 'staff:' || m.id = ${madeBy}`.execute(transaction);
  return rows.every(({ roles }) => mayDo(roles, 'content.approve'));
}
