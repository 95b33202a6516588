import type { ActName } from '#staff/acts.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { InvalidInput, readBoundedText } from './rules/inputs.ts';
import { requireOther } from './rules/publication-policy.ts';
import { type Acting, documentAct } from './document-acts.ts';
import { takeTurn } from './lock.ts';
import type { Store } from './store.ts';
import { readVersions, type VersionName } from './versions.ts';

/** What somebody says of a version: a request for a review, or a verdict. */
type Verdict = 'asked' | 'approved' | 'refused';

type Review = VersionName & { readonly verdict: Verdict; readonly words?: string };

const acts = {
  asked: 'content.requestReview',
  approved: 'content.approve',
  refused: 'content.refuse',
} as const satisfies Record<Verdict, ActName>;

/**
 * Asks for a review of a version, approves it or refuses it. The last verdict counts. An edit makes a new
 * version, of which nothing is said yet. Who refuses says why.
 * @throws NoSuchDocument; OwnVersion for an approval by the author; InvalidInput for bad words; NotAllowed
 */
export async function review(
  { db, now }: Store,
  { id, version, verdict, words: given = '' }: Review,
  { actor }: Acting,
): Promise<void> {
  const act = acts[verdict];
  requireRole(actor, act);
  const words = readBoundedText('words', given);
  if (verdict === 'refused' && words === '') throw new InvalidInput('words', 'are needed to refuse');
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const versions = await readVersions(transaction, [{ id, version }]);
    if (verdict === 'approved') for (const one of versions) requireOther(actor, one);
    const at = now();
    const said = words === '' ? null : words;
    const row = { document_id: id, version, verdict, words: said, given_by: actorText(actor), given_at: at };
    await transaction.insertInto('content.reviews').values(row).execute();
    await recordActs(transaction, [documentAct({ actor, act, id, at, version: [version, version], reason: said })]);
  });
}
