import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ApplicationFields } from '#board/applications/application-input.ts';
import type { ApplicationRefusal } from '#board/applications/application-policy.ts';
import { CompanyTakesNone } from '#board/applications/application-target.ts';
import { AlreadyApplied, ApplicationRefused } from '#board/applications/send-application.ts';
import type { Board } from '#board/context/board.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { outageOf } from '#board/context/outage.ts';
import type { SignedInViewer, Viewer } from '#board/context/viewer.ts';
import { typedFields } from '#http/parse-form.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { localeOf } from '#words/locale.ts';
import { askForCode, contactStatus, proveContact } from '#site/parts/applications/contact-step.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { saveInterruptedForm, signInAndResume } from '#site/parts/sign-in/interrupted-form.ts';
import { returned } from './returned.ts';
import { refuseUnproven, UnprovenAddress } from './unproven-address.ts';

/** The answer to a refused application: the typed texts, and error codes for fields or for the whole form. */
export type ApplicationFailure = {
  readonly fields: Refusals;
  readonly refusal: ApplicationRefusal | 'alreadyApplied' | 'failed' | null;
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Seconds to wait before another try. */
  readonly wait?: number | null;
};

const fields = ['email', 'lastName', 'firstName', 'cv', 'coverLetter', 'message'];

const intents = ['apply'] as const;
export type OfferIntent = (typeof intents)[number];

/**
 * Values of the buttons next to the e-mail field, none of which sends the application: send a code, check the
 * code, open a separate page (without scripts), use the address of the account.
 */
const contactIntents = ['ask', 'prove', 'elsewhere', 'account'] as const;
export type ContactIntent = (typeof contactIntents)[number];

/** The target of an application. */
type Applying = {
  /** Name under which the form is stored while the candidate signs in again. */
  readonly name: string;
  readonly apply: (board: Board, viewer: Viewer, fields: ApplicationFields) => Promise<unknown>;
  /**
   * Checks that the offer or company exists, before a visitor is asked to sign in.
   * @throws a 404 answer
   */
  readonly exists: () => Promise<unknown>;
};

/**
 * Sends the application and redirects to the confirmation, so that a reload of the page does not send it
 * again.
 */
export async function saveApplication(
  { request, context, url }: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>,
  { name, apply, exists }: Applying,
) {
  const { board, log, viewer } = context.get(requestContext);
  const form = await readForm(request);
  const values = typedFields(form, fields);
  if (readIntent(form, intents) === null)
    return data<ApplicationFailure>({ fields: {}, refusal: 'failed', values }, { status: 400 });
  await exists();
  const target = `${url.pathname}#candidature`;
  if (viewer.kind === 'visitor') throw await signInAndResume({ context, request, target, name, form, fields });
  const contact = contactIntents.find((intent) => intent === form.get('contact'));
  if (contact === 'elsewhere') return proveElsewhere({ context, request, url, viewer, name, form });
  if (contact === 'ask' || contact === 'prove') {
    const sent = { context, url, viewer };
    const answer = await (contact === 'ask'
      ? askForCode(sent, form.get('email'))
      : proveContact(sent, form.get('code')));
    return data(answer, { status: contactStatus(answer) });
  }
  if (contact === 'account') form.set('email', viewer.candidate.email);
  const filled = fieldsOf(form, url);
  try {
    await refuseUnproven(board, viewer, filled);
    await apply(board, viewer, filled);
  } catch (error) {
    const { status, ...failure } = failureOf(error);
    const outage = outageOf(error);
    if (outage !== null) {
      log.warn({ err: error }, `the ${outage} is unavailable`);
      const headers = { 'Retry-After': String(secondsUntilBack) };
      return data<ApplicationFailure>({ ...failure, values }, { status: 503, headers });
    }
    if (status === 500) log.error({ err: error }, 'an application failed');
    return data<ApplicationFailure>({ ...failure, values }, { status });
  }
  return redirect(`${url.pathname}?candidature=envoyee#candidature`, 303);
}

type Proving = Pick<ActionFunctionArgs, 'request' | 'context' | 'url'> & {
  readonly viewer: SignedInViewer;
  readonly name: string;
  readonly form: FormData;
};

/**
 * Leads to another page, where the candidate enters the code for an address without scripts; that page leads
 * back to the form. Meanwhile, the typed texts are stored.
 */
async function proveElsewhere({ context, request, url, viewer, name, form }: Proving) {
  const { email } = viewer.candidate;
  const typed = form.get('email');
  const isOther = typeof typed === 'string' && typed.trim().toLowerCase() !== email.toLowerCase();
  const answer = isOther ? await askForCode({ context, url, viewer }, typed) : null;
  if (answer?.contact === 'refused') {
    const { fields: refused, wait } = answer;
    const values = typedFields(form, fields);
    return data<ApplicationFailure>({ fields: refused, refusal: null, values, wait }, { status: 422 });
  }
  form.set(returned, 'yes');
  const { setCookie } = await saveInterruptedForm({ context, request, name, form, fields: [...fields, returned] });
  const to = new URLSearchParams({ to: url.pathname });
  // Makes the next page ask for an address: if a code is on its way, it is for another address than the typed
  // one.
  if (answer?.contact !== 'asked') to.set('autre', '');
  const page = addressOf(localeOf(url.pathname), '/espace-personnel/candidatures/adresse');
  const headers = setCookie.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(`${page}?${to}`, { status: 303, headers });
}

function fieldsOf(form: FormData, { pathname }: URL): ApplicationFields {
  return {
    email: form.get('email'),
    lastName: form.get('lastName'),
    firstName: form.get('firstName'),
    cvId: form.get('cv'),
    coverLetter: form.get('coverLetter'),
    message: form.get('message'),
    locale: localeOf(pathname),
  };
}

function failureOf(error: unknown): Pick<ApplicationFailure, 'fields' | 'refusal'> & { status: number } {
  if (error instanceof SignInRequired) throw error;
  if (error instanceof UnprovenAddress) return { fields: error.fields, refusal: null, status: 422 };
  if (error instanceof InvalidInput) return { fields: error.fields, refusal: null, status: 400 };
  if (error instanceof AlreadyApplied) return { fields: {}, refusal: 'alreadyApplied', status: 409 };
  if (error instanceof CompanyTakesNone) return { fields: {}, refusal: 'failed', status: 409 };
  if (error instanceof ApplicationRefused) return { fields: {}, refusal: error.reason, status: 403 };
  return { fields: {}, refusal: 'failed', status: 500 };
}
