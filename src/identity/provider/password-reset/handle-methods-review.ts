import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { ChangedMethod } from '#identity/provider/accounts/account-mail.ts';
import { type Account, findAccount } from '#identity/provider/accounts/accounts.ts';
import { listLinkedIdentities } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import type { InteractionPage, InteractionParts } from '#identity/provider/steps/interaction-step.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import { methodsReviewPage } from './methods-review-page.tsx';
import { listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';
import { sessionOf } from '#identity/provider/steps/browser-session.ts';
import { notifyOwner } from '#identity/provider/steps/notify-owner.ts';
import { readGenuineForm } from '#identity/provider/steps/read-genuine-form.ts';
import { sendPage } from '#identity/provider/steps/response-headers.ts';
import { type RemovableMethod, removeSignInMethod } from '#identity/provider/sign-in-methods/sign-in-methods.ts';

type Review = InteractionPage & { readonly account: Account; readonly parts: InteractionParts };

/**
 * Answers the page that lists the other sign-in methods after a password reset. The page exists because
 * passkeys and linked services open the account without the password, and an intruder may have added one. A
 * request for any other page is redirected to the site.
 */
export async function handleMethodsReview(
  asked: InteractionPage,
  page: string,
  parts: InteractionParts,
): Promise<void> {
  const { request, interaction } = asked;
  const { req, res, provider } = request;
  const session = page === '' ? await sessionOf(provider, interaction) : null;
  const account = session && (await findAccount(parts.db, session.oid));
  if (!account) return provider.interactionFinished(req, res, { waysReviewed: true });
  const review = { ...asked, account, parts };
  return req.method === 'POST' ? remove(review) : show(review);
}

async function show({ request: { res, url }, view, account, parts }: Review): Promise<void> {
  const page = methodsReviewPage(view, {
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
  const method = await methodNamed(review, fields);
  if (method) await removeFrom(review, method);
  const Location = `${view.at('')}${method ? `&removed=${method.kind}` : ''}`;
  request.res.writeHead(303, { Location, 'Content-Length': '0' }).end();
}

type Reviewed<Kind extends RemovableMethod> = {
  readonly kind: Kind;
  readonly change: ChangedMethod['change'];
  /**
   * Returns the name of one of the person's methods. Undefined if it was removed meanwhile or belongs to
   * another person.
   */
  readonly nameOf: (db: Kysely<Tables>, oid: string, id: string) => Promise<string | undefined>;
};

/** The kinds of methods that the page lists, each with the letter that reports a removal. */
const reviewed: { readonly [Kind in RemovableMethod]: Reviewed<Kind> } = {
  passkey: {
    kind: 'passkey',
    change: 'passkeyRemoved',
    nameOf: async (db, oid, id) => (await listPasskeys(db, oid)).find((one) => one.id === id)?.name,
  },
  service: {
    kind: 'service',
    change: 'serviceRemoved',
    nameOf: async (db, oid, id) => {
      const link = (await listLinkedIdentities(db, oid)).find((one) => one.id === id);
      return link && services[link.service].title;
    },
  },
};

type OwnWay = ChangedMethod & { readonly kind: RemovableMethod; readonly id: string };

/** Returns the method that a button of the page names; null if the account has no such method. */
async function methodNamed(
  { account, parts }: Review,
  fields: Readonly<Record<string, string>>,
): Promise<OwnWay | null> {
  for (const { kind, change, nameOf } of Object.values(reviewed)) {
    const id = fields[kind];
    const name = id === undefined ? undefined : await nameOf(parts.db, account.oid, id);
    if (id !== undefined && name !== undefined) return { kind, change, id, name };
  }
  return null;
}

async function removeFrom({ view, account, parts }: Review, { kind, id, change, name }: OwnWay): Promise<void> {
  const owner = { parts, account, frame: view.frame };
  await removeSignInMethod(parts.db, account.oid, {
    kind,
    id,
    removed: (db) => notifyOwner(owner, db, { change, name }),
  });
}
