import { errors, type Interaction, type InteractionResults } from 'oidc-provider';
import { leavePreviousAccount } from './leave-previous-account.ts';
import { languageOf } from './pages/language.ts';
import { messagePage } from './pages/message-page.tsx';
import { handleProfileEdit } from './profile-edit/handle-profile-edit.ts';
import { readGenuineForm } from './read-genuine-form.ts';
import { sendPage } from './response-headers.ts';
import type { InteractionParts, InteractionRequest, Step, View } from './interaction-step.ts';
import { signInStep } from './sign-in-step.ts';
import { signUpStep } from './sign-up-step.ts';

// How B2C tells the site what a person chose instead. The last two are ours: B2C does both inside one policy.
const endings: Readonly<Record<string, InteractionResults>> = {
  forgotten: { error: 'access_denied', error_description: 'AADB2C90118: The user has forgotten their password.' },
  cancel: {
    error: 'access_denied',
    error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
  },
  'sign-up': { error: 'access_denied', error_description: 'sign_up_requested: The user asked for a new account.' },
  'sign-in': { error: 'access_denied', error_description: 'sign_in_requested: The user asked to sign in.' },
};

/** Answers /interaction/{uid} and the addresses below it. `path` is what follows the policy's name. */
export async function handleInteraction(
  request: InteractionRequest,
  path: string,
  parts: InteractionParts,
): Promise<void> {
  const [, , uid = '', ending, ...rest] = path.split('/');
  const interaction = await openInteraction(request, uid);
  if (!interaction) return expired(request, parts);
  if (interaction.prompt.name === 'profileEdit')
    return handleProfileEdit({ request, interaction, page: [ending, ...rest].join('/') }, parts);
  const { req, res, provider } = request;
  const result = ending === undefined ? undefined : endings[ending];
  if (result) return provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  const view = viewOf(request, interaction, parts);
  if (interaction.prompt.name === 'unavailable') return sendPage(res, 200, unavailable(view));
  const step = request.policy.kind === 'signUp' ? signUpStep(parts) : signInStep(parts);
  if (req.method !== 'POST') return sendPage(res, 200, step.blank(view));
  await submit(request, interaction, { parts, step, view });
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
  { req, res, provider }: InteractionRequest,
  interaction: Interaction,
  { parts, step, view }: Submission,
): Promise<void> {
  const fields = await readGenuineForm(req, interaction.uid, parts.defence);
  if (!fields) {
    return sendPage(
      res,
      403,
      messagePage(view.frame, { says: 'refused', next: { label: 'tryAgain', href: view.links.action } }),
    );
  }
  const outcome = await step.submit(fields, view);
  if ('page' in outcome) return sendPage(res, outcome.status, outcome.page);
  await leavePreviousAccount(provider, parts.db, interaction, outcome.oid);
  await provider.interactionFinished(req, res, { login: { accountId: outcome.oid, amr: ['pwd'] } });
}

function viewOf({ req, url, policy }: InteractionRequest, interaction: Interaction, parts: InteractionParts): View {
  const hints = { chosen: url.searchParams.get('lang'), uiLocales: interaction.params.ui_locales, policy: policy.kind };
  const language = languageOf({ ...hints, acceptLanguage: req.headers['accept-language'] });
  const base = `${parts.mountPath}/${policy.name}/interaction/${interaction.uid}`;
  const links = {
    action: `${base}?lang=${language}`,
    token: parts.defence.tokenFor(interaction.uid),
    forgotten: `${base}/forgotten`,
    otherPolicy: `${base}/${policy.kind === 'signUp' ? 'sign-in' : 'sign-up'}`,
    cancel: `${base}/cancel`,
  };
  return {
    frame: parts.frame(language, `${base}?lang=${language === 'fr' ? 'en' : 'fr'}`),
    links,
    address: parts.addressOf(req),
  };
}

const unavailable = ({ frame, links }: View): string =>
  messagePage(frame, { says: 'unavailable', next: { label: 'backToSite', href: links.cancel } });

function expired({ req, res, url, policy }: InteractionRequest, parts: InteractionParts): void {
  const language = languageOf({
    chosen: url.searchParams.get('lang'),
    policy: policy.kind,
    acceptLanguage: req.headers['accept-language'],
  });
  sendPage(res, 400, messagePage(parts.frame(language), { says: 'expired' }));
}
