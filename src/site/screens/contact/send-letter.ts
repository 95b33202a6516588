import { data, redirect } from 'react-router';
import { NoContact, sendContact } from '#board/contact/send-contact.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { trap } from '#site/parts/page/trap.tsx';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Route } from './+types/contact-page.ts';

const intents = ['write'] as const;
const fields = ['name', 'email', 'subject', 'message', trap] as const;
export type LetterIntent = (typeof intents)[number];

type ContactFailure = {
  readonly errors: Refusals;
  readonly values: Readonly<Partial<Record<string, string>>>;
  /**
   * True if the honeypot field was filled in. The form then comes back with its values, because a person's
   * browser may have filled in the field, and the person can send the form again.
   */
  readonly trapped?: true;
};

/**
 * Sends the message and redirects, so that a reload sends nothing again. If a value is refused, the form
 * shows all values again.
 */
export async function sendLetter({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { [trap]: trapped, ...values } = typedFields(form, fields);
  const back: ContactFailure = { errors: {}, values };
  if (readIntent(form, intents) === null) return data(back, { status: 400 });
  if (trapped) return data<ContactFailure>({ ...back, trapped: true }, { status: 400 });
  const { name, email, subject, message } = values;
  const locale = localeOf(url.pathname);
  try {
    await sendContact(context.get(requestContext).board, { name, email, subject, message }, locale);
    return redirect(`${addressOf(locale, '/nous-ecrire')}?done=sent`, 303);
  } catch (error) {
    if (error instanceof InvalidInput) return data({ ...back, errors: error.fields }, { status: 400 });
    if (error instanceof NoContact) return data(back, { status: 409 });
    throw error;
  }
}
