import { findAccount } from '#identity/provider/accounts/accounts.ts';
import type { InteractionPage, InteractionParts } from '#identity/provider/steps/interaction-step.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import { passkeyOfferPage } from './passkey-offer-page.tsx';
import { creationQuestion, keepPasskey, type Owner } from '#identity/provider/steps/keep-passkey.ts';
import { sessionOf } from '#identity/provider/steps/browser-session.ts';
import { readGenuineForm } from '#identity/provider/steps/read-genuine-form.ts';
import { sendPage } from '#identity/provider/steps/response-headers.ts';

/** Last part of the address that declines the offer. */
const later = 'later';

/**
 * Answers the page that offers a passkey after a sign-in by password. Any other page redirects to the site.
 * So does this page when the sign-in is no longer recent.
 */
export async function handlePasskeyOffer(asked: InteractionPage, page: string, parts: InteractionParts): Promise<void> {
  const { request, interaction } = asked;
  const { req, res, provider } = request;
  const goOn = () => provider.interactionFinished(req, res, { passkeyOffer: true });
  const owner = page === '' ? await ownerOf(asked, parts) : null;
  if (!owner) return goOn();
  if (req.method !== 'POST') return show(asked, owner, false);
  const fields = await readGenuineForm(req, interaction.uid, parts.defence);
  if (!fields) return refuse(asked);
  return (await keepPasskey(fields, owner)) ? goOn() : show(asked, owner, true);
}

async function ownerOf(
  { request, interaction, view }: InteractionPage,
  parts: InteractionParts,
): Promise<Owner | null> {
  const session = await sessionOf(request.provider, interaction);
  const account = session?.isFresh ? await findAccount(parts.db, session.oid) : undefined;
  const userAgent = request.req.headers['user-agent'] ?? null;
  return account ? { parts, account, userAgent, uid: view.uid, frame: view.frame } : null;
}

async function show({ request: { res }, view }: InteractionPage, owner: Owner, isRefused: boolean): Promise<void> {
  const question = await creationQuestion(owner, view.links.action);
  const page = passkeyOfferPage(view.frame, { question, isRefused, later: view.at(later) });
  sendPage(res, isRefused ? 422 : 200, page);
}

function refuse({ request: { res }, view: { frame, links } }: InteractionPage): void {
  sendPage(res, 403, messagePage(frame, { says: 'refused', next: { label: 'tryAgain', href: links.action } }));
}
