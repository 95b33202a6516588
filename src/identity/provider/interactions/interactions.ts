import { otherLocale } from '#words/locale.ts';
import type { ServerResponse } from 'node:http';
import { errors, type Interaction, type InteractionResults } from 'oidc-provider';
import { completeSignIn } from '#identity/provider/sign-in/complete-sign-in.ts';
import { handleFederation, hintedService } from '#identity/provider/service-sign-in/handle-federation.ts';
import { serviceLinks } from '#identity/provider/steps/service-links.ts';
import { languageOf, languageOfAddress } from '#identity/provider/pages/language.ts';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import { handlePasskeyOffer } from '#identity/provider/sign-in/handle-passkey-offer.ts';
import { handleProfileEdit } from '#identity/provider/profile-edit/handle-profile-edit.ts';
import { handleMethodsReview } from '#identity/provider/password-reset/handle-methods-review.ts';
import type { Policy } from '#identity/provider/protocol/policies.ts';
import { readGenuineForm } from '#identity/provider/steps/read-genuine-form.ts';
import { passkeyQuestion } from '#identity/provider/steps/sign-in-with-passkey.ts';
import { sendAnswer, sendPage } from '#identity/provider/steps/response-headers.ts';
import type {
  InteractionAnswer,
  InteractionParts,
  InteractionRequest,
  Step,
  View,
} from '#identity/provider/steps/interaction-step.ts';
import { ofStaff, registrationOf, registrationParameter } from '#identity/provider/accounts/registration.ts';
import { stepOf } from './steps.ts';

// Errors that tell the site that the person chose another page. The last two exist only here: B2C needs no
// such errors, because one policy of B2C contains both pages.
const endings: ReadonlyMap<string, InteractionResults> = new Map([
  ['forgotten', { error: 'access_denied', error_description: 'AADB2C90118: The user has forgotten their password.' }],
  [
    'cancel',
    {
      error: 'access_denied',
      error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
    },
  ],
  ['sign-up', { error: 'access_denied', error_description: 'sign_up_requested: The user asked for a new account.' }],
  ['sign-in', { error: 'access_denied', error_description: 'sign_in_requested: The user asked to sign in.' }],
]);

/**
 * Answers requests for /interaction/{uid} and the pages below it. `path` is the part of the address after the
 * policy's name.
 */
export async function handleInteraction(
  request: InteractionRequest,
  path: string,
  parts: InteractionParts,
): Promise<void> {
  const [, , uid = '', page = '', ...deeper] = path.split('/');
  const { req, res, provider, policy } = request;
  const interaction = await openInteraction(request, uid);
  if (!interaction) return expired(request, parts);
  const view = viewOf(request, interaction, { parts, page });
  if (interaction.prompt.name === 'profileEdit')
    return handleProfileEdit({ request, interaction, view, page: [page, ...deeper].join('/') }, parts);
  if (interaction.prompt.name === 'passkeyOffer')
    return handlePasskeyOffer({ request, interaction, view }, page, parts);
  if (interaction.prompt.name === 'waysReview') return handleMethodsReview({ request, interaction, view }, page, parts);
  const ending = deeper.length > 0 ? undefined : endings.get(page);
  if (ending) return provider.interactionFinished(req, res, ending, { mergeWithLastSubmission: false });
  const hinted = page === '' ? hintedService(request, interaction, parts) : undefined;
  if (page === 'federation' || hinted)
    return handleFederation({ request, interaction, view }, hinted ? [hinted] : deeper, parts);
  const step = deeper.length > 0 ? undefined : stepOf(policy.kind, page, parts);
  if (!step) return sendPage(res, 404, notFound(view));
  if (req.method !== 'POST') return answer(res, await step.show(view), view);
  await submit(request, interaction, { parts, step, view });
}

function answer(res: ServerResponse, given: InteractionAnswer, view: View): void {
  if ('next' in given) {
    const Location = `${view.at(given.next)}${given.told ? `&told=${given.told}` : ''}`;
    return void res.writeHead(303, { Location, 'Content-Length': '0' }).end();
  }
  sendAnswer(res, given);
}

async function openInteraction({ req, res, provider }: InteractionRequest, uid: string): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(req, res);
    return interaction.uid === uid ? interaction : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

type Submission = { readonly parts: InteractionParts; readonly step: Step; readonly view: View };

async function submit(
  request: InteractionRequest,
  interaction: Interaction,
  { parts, step, view }: Submission,
): Promise<void> {
  const { req, res } = request;
  const fields = await readGenuineForm(req, interaction.uid, parts.defence);
  if (!fields) {
    return sendPage(
      res,
      403,
      messagePage(view.frame, { says: 'refused', next: { label: 'tryAgain', href: view.links.action } }),
    );
  }
  const outcome = await step.submit(fields, view);
  if (!('oid' in outcome)) return answer(res, outcome, view);
  await completeSignIn({ request, interaction, view }, parts, outcome);
}

// Tells if a page of this policy links to the sign-in; pages of the other policies link to the sign-up.
const leadsToSignIn = ({ kind }: Policy): boolean => kind === 'signUp' || kind === 'passwordReset';

type Place = { readonly parts: InteractionParts; readonly page: string };

function viewOf({ req, url, policy }: InteractionRequest, interaction: Interaction, { parts, page }: Place): View {
  const hints = { chosen: url.searchParams.get('lang'), uiLocales: interaction.params.ui_locales, policy: policy.kind };
  const language = languageOf({ ...hints, acceptLanguage: req.headers['accept-language'] });
  const base = `${parts.mountPath}/${policy.name}/interaction/${interaction.uid}`;
  const at = (page: string, lang = language): string => `${base}${page && '/'}${page}?lang=${lang}`;
  const registration = registrationOf(url.pathname, interaction.params[registrationParameter]);
  const links = {
    action: at(page),
    token: parts.defence.tokenFor(interaction.uid),
    forgotten: `${base}/forgotten`,
    otherPolicy: `${base}/${leadsToSignIn(policy) ? 'sign-in' : 'sign-up'}`,
    cancel: `${base}/cancel`,
    passkey: passkeyQuestion(parts, interaction.uid, at('passkey')),
    services: serviceLinks(parts.federation, { url, at: (page) => at(page), registration }),
  };
  return {
    frame: {
      ...parts.frame(language, at(page, otherLocale(language))),
      isOfStaff: interaction.params[registrationParameter] === ofStaff,
    },
    links,
    address: parts.addressOf(req),
    uid: interaction.uid,
    at: (page) => at(page),
    browser: { cookieHeader: req.headers.cookie ?? null, session: interaction.session?.uid },
    device: parts.devices.read(req.headers.cookie),
    told: url.searchParams.get('told'),
    registration,
  };
}

const notFound = ({ frame, at }: View): string =>
  messagePage(frame, { says: 'notFound', next: { label: 'tryAgain', href: at('') } });

function expired({ req, res, url, policy }: InteractionRequest, parts: InteractionParts): void {
  const language = languageOfAddress(url, { policy: policy.kind, acceptLanguage: req.headers['accept-language'] });
  sendPage(res, 400, messagePage(parts.frame(language), { says: 'expired' }));
}
