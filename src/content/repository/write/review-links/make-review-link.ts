import { day } from '#durations.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { fingerprintOf, newSecret } from '#staff/sessions/secrets.ts';
import { type Acting, documentAct } from '../document-acts.ts';
import { takeTurn } from '../lock.ts';
import { readBoundedText } from '../rules/inputs.ts';
import { mayAct } from '../rules/publication-policy.ts';
import type { Store } from '../store.ts';
import { readVersions, type VersionName } from '../versions.ts';

/** How long a link can be answered. */
const lasting = 14 * day;

/**
 * Makes a link by which somebody without an account approves or refuses a version, once. The answer counts
 * for a publication if a reviewer who is not the author made the link; otherwise it is advice.
 * @returns the token of the link, which cannot be read again
 * @throws NoSuchDocument; InvalidInput for a bad name; NotAllowed
 */
export async function makeReviewLink(
  { db, now }: Store,
  { id, version, guest: given }: VersionName & { readonly guest: string },
  { actor }: Acting,
): Promise<string> {
  requireRole(actor, 'review.makeLink');
  const guest = readBoundedText('guest', given);
  const token = newSecret();
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const [found] = await readVersions(transaction, [{ id, version }]);
    const at = now();
    const made = { made_by: actorText(actor), made_at: at, expires_at: new Date(at.getTime() + lasting) };
    const counts = mayAct(actor, 'content.approve') && found?.author !== made.made_by;
    const row = { fingerprint: fingerprintOf(token), document_id: id, version, guest, counts };
    const { id: link } = await transaction
      .insertInto('content.review_links')
      .values({ ...row, ...made })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The name of the guest is not in the audit, because it has a term.
    const changes = { link: [null, link] } as const;
    const act = documentAct({ actor, act: 'review.makeLink', id, at, version: [version, version], changes });
    await recordActs(transaction, [act]);
  });
  return token;
}

/** Ends a link of a document. Nothing happens if it was answered or has ended. */
export async function endReviewLink(
  { db, now }: Store,
  { id, link }: { readonly id: string; readonly link: number },
  { actor }: Acting,
): Promise<void> {
  requireRole(actor, 'review.endLink');
  await db.transaction().execute(async (transaction) => {
    const at = now();
    const ended = await transaction
      .updateTable('content.review_links')
      .set({ expires_at: at })
      .where('id', '=', link)
      .where('document_id', '=', id)
      .where('answered_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('version')
      .executeTakeFirst();
    if (ended === undefined) return;
    const { version } = ended;
    const changes = { link: [link, null] } as const;
    const act = documentAct({ actor, act: 'review.endLink', id, at, version: [version, version], changes });
    await recordActs(transaction, [act]);
  });
}
