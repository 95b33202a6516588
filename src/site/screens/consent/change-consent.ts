import { data, redirect } from 'react-router';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { localeOf } from '#words/locale.ts';
import { typedFields } from '#http/parse-form.ts';
import { partsContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { keepChoice } from '#site/scripts/on-every-page/consent-cookie.ts';
import type { Route } from './+types/consent-page.ts';

export const intents = ['refused', 'accepted'] as const;

/** Keeps the choice, and leads back to where it was asked for. */
export async function changeConsent({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const choice = readIntent(form, intents);
  if (choice === null) throw data(null, { status: 400 });
  const own = `${addressOf(localeOf(url.pathname), '/cookies')}?done=${choice}`;
  const headers = { 'Set-Cookie': keepChoice(context.get(partsContext).publicUrl, choice) };
  return redirect(returnTarget(typedFields(form, ['to']).to, own), { status: 303, headers });
}
