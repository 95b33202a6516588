import { data, redirect } from 'react-router';
import { InvalidInput } from '#words/invalid-input.ts';
import { askForNewsletter } from '#board/newsletter/ask-for-newsletter.ts';
import { endOwnNewsletter } from '#board/newsletter/end-newsletter.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { newsletterIntents } from './newsletter-dialog.tsx';
import { keepDialogAway } from './newsletter-cookie.ts';
import type { Route } from './+types/newsletter-page.ts';

type NewsletterFailure = { readonly errors: Refusals; readonly email: string };

/**
 * Subscribes an address to the newsletter, or ends the subscription of the account. The answer does not
 * reveal if the address is already subscribed. For a candidate, the address of the account is used, whatever
 * address was sent.
 */
export async function changeNewsletter({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = readIntent(form, newsletterIntents);
  const { viewer } = context.get(requestContext);
  const { email: typed = '' } = typedFields(form, ['email']);
  const { board, publicUrl } = context.get(requestContext);
  if (intent === null) return data<NewsletterFailure>({ errors: {}, email: typed }, { status: 400 });
  const locale = localeOf(url.pathname);
  const page = addressOf(locale, '/lettre');
  if (intent === 'end') {
    if (viewer.kind === 'candidate') await endOwnNewsletter(board, viewer);
    return redirect(`${page}?done=ended`, 303);
  }
  const email = viewer.kind === 'candidate' ? viewer.candidate.email : typed;
  try {
    await askForNewsletter(board, { email }, locale);
  } catch (error) {
    if (error instanceof InvalidInput) return data({ errors: error.fields, email: typed }, { status: 400 });
    throw error;
  }
  return redirect(`${page}?done=asked`, { status: 303, headers: { 'Set-Cookie': keepDialogAway(publicUrl, 'asked') } });
}
