import { type Account, findAccount } from '#identity/provider/accounts/accounts.ts';
import { listLinkedIdentities } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import type { InteractionPage, InteractionParts } from '#identity/provider/steps/interaction-step.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import { waysReviewPage } from './ways-review-page.tsx';
import { listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';
import { sessionOf } from '#identity/provider/steps/browser-session.ts';
import { tellOwner } from '#identity/provider/steps/tell-owner.ts';
import { readGenuineForm } from '#identity/provider/steps/read-genuine-form.ts';
import { sendPage } from '#identity/provider/steps/response-headers.ts';
import { removeWay } from '#identity/provider/ways/ways.ts';

type Review = InteractionPage & { readonly account: Account; readonly parts: InteractionParts };

/**
 * Answers the page after a password reset that lists the other ways in: passkeys and linked services open the
 * account without its password, and an intruder may have added one. Requests for any other page are
 * redirected to the site.
 */
export async function handleWaysReview(asked: InteractionPage, page: string, parts: InteractionParts): Promise<void> {
  const { request, interaction } = asked;
  const { req, res, provider } = request;
  const session = page === '' ? await sessionOf(provider, interaction) : null;
  const account = session && (await findAccount(parts.db, session.oid));
  if (!account) return provider.interactionFinished(req, res, { waysReviewed: true });
  const review = { ...asked, account, parts };
  return req.method === 'POST' ? remove(review) : show(review);
}

async function show({ request: { res, url }, view, account, parts }: Review): Promise<void> {
  const page = waysReviewPage(view, {
    passkeys: await listPasskeys(parts.db, account.oid),
    linked: await listLinkedIdentities(parts.db, account.oid),
    removed: url.searchParams.get('removed'),
  });
  sendPage(res, 200, page);
}

async function remove(review: Review): Promise<void> {
  const { request, interaction, view, parts } = review;
  const fields = await readGenuineForm(request.req, interaction.uid, parts.defence);
  if (!fields) {
    const next = { label: 'tryAgain', href: view.links.action } as const;
    return sendPage(request.res, 403, messagePage(view.frame, { says: 'refused', next }));
  }
  const way = await wayNamed(review, fields);
  if (way) await removeFrom(review, way);
  const Location = `${view.at('')}${way ? `&removed=${way.kind}` : ''}`;
  request.res.writeHead(303, { Location, 'Content-Length': '0' }).end();
}

type OwnWay = { readonly kind: 'passkey' | 'service'; readonly id: string; readonly name: string };

/**
 * Returns the way that a button of the page names; null if the way was removed in the meantime or belongs
 * to somebody else.
 */
async function wayNamed({ account, parts }: Review, fields: Readonly<Record<string, string>>): Promise<OwnWay | null> {
  const passkey = (await listPasskeys(parts.db, account.oid)).find(({ id }) => id === fields['passkey']);
  if (passkey) return { kind: 'passkey', id: passkey.id, name: passkey.name };
  const link = (await listLinkedIdentities(parts.db, account.oid)).find(({ id }) => id === fields['service']);
  return link ? { kind: 'service', id: link.id, name: services[link.service].title } : null;
}

async function removeFrom({ view, account, parts }: Review, { kind, id, name }: OwnWay): Promise<void> {
  const owner = { parts, account, frame: view.frame };
  const change = kind === 'passkey' ? 'passkeyRemoved' : 'serviceRemoved';
  await removeWay(parts.db, account.oid, { kind, id, removed: (db) => tellOwner(owner, db, { change, name }) });
}
