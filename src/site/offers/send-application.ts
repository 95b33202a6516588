import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Refusal } from '#board/applications/application-policy.ts';
import { AlreadyApplied, ApplicationRefused, applyToOffer } from '#board/applications/apply-to-offer.ts';
import { InvalidInput } from '#board/invalid-input.ts';
import { OfferNotFound } from '#board/offers/offer-not-found.ts';
import { boardContext, logContext, viewerContext } from '#site/context.ts';
import type { Refusals } from '#site/documents/use-field-errors.ts';
import { typedFields } from '#http/parse-form.ts';
import { readForm, readIntent } from '#site/documents/read-form.ts';
import { localeOf } from '#words/locale.ts';
import { signInKeepingForm } from '../sign-in/kept-form.ts';
import { formOf } from './apply-state.ts';
import { findOffer } from './load-offer.ts';

/** What a refused application comes back with: codes by field, or one for the whole, and what was typed. */
export type ApplicationFailure = {
  readonly fields: Refusals;
  readonly refusal: Refusal | 'alreadyApplied' | 'failed' | null;
  readonly values: Readonly<Record<string, string>>;
  /** Seconds before another try. */
  readonly wait?: number | null;
};

const fields = ['email', 'lastName', 'firstName', 'cv', 'coverLetter', 'message'];

const intents = ['apply'] as const;
export type OfferIntent = (typeof intents)[number];

/** Applies; ends in a redirect to the confirmation, so that a reload sends nothing twice. */
export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const viewer = context.get(viewerContext);
  const locale = localeOf(url.pathname);
  const form = await readForm(request);
  const values = typedFields(form);
  if (readIntent(form, intents) === null)
    return data<ApplicationFailure>({ fields: {}, refusal: 'failed', values }, { status: 400 });
  if (viewer.kind === 'visitor') {
    await findOffer(context.get(boardContext), params['id'], locale);
    const target = `${url.pathname}#candidature`;
    throw await signInKeepingForm({ context, request, target, name: formOf(params['id']), form, fields });
  }
  try {
    await applyToOffer(context.get(boardContext), viewer, {
      offerId: params['id'],
      email: form.get('email'),
      lastName: form.get('lastName'),
      firstName: form.get('firstName'),
      cvId: form.get('cv'),
      coverLetter: form.get('coverLetter'),
      message: form.get('message'),
      locale,
    });
  } catch (error) {
    if (error instanceof OfferNotFound) throw data(null, { status: 404 });
    const { status, ...failure } = failureOf(error);
    if (status === 500) context.get(logContext).error({ err: error }, 'an application failed');
    return data<ApplicationFailure>({ ...failure, values }, { status });
  }
  return redirect(`${url.pathname}?candidature=envoyee#candidature`, 303);
}

function failureOf(error: unknown): Pick<ApplicationFailure, 'fields' | 'refusal'> & { status: number } {
  if (error instanceof InvalidInput) return { fields: error.fields, refusal: null, status: 400 };
  if (error instanceof AlreadyApplied) return { fields: {}, refusal: 'alreadyApplied', status: 409 };
  if (error instanceof ApplicationRefused) return { fields: {}, refusal: error.reason, status: 403 };
  return { fields: {}, refusal: 'failed', status: 500 };
}
