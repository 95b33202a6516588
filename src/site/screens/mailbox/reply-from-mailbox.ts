import { data, redirect } from 'react-router';
import { NotAnsweredYet } from '#board/applications/exchange/exchange-policy.ts';
import { NothingWritten, takeMail } from '#board/applications/exchange/take-mail.ts';
import { TooManyMessages } from '#board/applications/exchange/write-message.ts';
import { ApplicationGone } from '#board/applications/recruiter/application-gone.ts';
import { typedFields } from '#http/parse-form.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Route } from './+types/reply-page.ts';
import { loadAnswerable } from './answerable.ts';
import { withQuote } from './quote-letter.ts';

const intents = ['reply'] as const;
export type ReplyIntent = (typeof intents)[number];

/** A refused reply, which the form shows again. */
type ReplyFailure = { readonly message: string; readonly reason: 'closed' | 'tooMany' | 'nothing' };

/** Delivers a reply to a letter of the local mailbox, as a mail provider would. */
export async function replyFromMailbox({ request, context, params, url }: Route.ActionArgs) {
  const letter = await loadAnswerable(context, params.id);
  const form = await readForm(request);
  if (readIntent(form, intents) === null) throw data(null, { status: 400 });
  const { message = '', key = '' } = typedFields(form, ['message', 'key']);
  const { board, linkSecret } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  try {
    await takeMail(board, linkSecret, {
      to: letter.replyTo.address,
      from: letter.to,
      text: withQuote(message, { ...letter, name: letter.replyTo.name }, locale),
      messageId: `${key}@localhost`,
      receivedAt: board.now(),
    });
    return redirect(`${addressOf(locale, '/boite-aux-lettres')}?done=replied`, 303);
  } catch (error) {
    const reason = reasonOf(error);
    return data<ReplyFailure>({ message, reason }, { status: reason === 'nothing' ? 400 : 409 });
  }
}

function reasonOf(error: unknown): ReplyFailure['reason'] {
  if (error instanceof NothingWritten) return 'nothing';
  if (error instanceof TooManyMessages) return 'tooMany';
  if (error instanceof ApplicationGone || error instanceof NotAnsweredYet) return 'closed';
  throw error;
}
