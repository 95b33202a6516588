import { redirect } from 'react-router';
import { NotAnsweredYet } from '#board/applications/exchange/exchange-policy.ts';
import { writeToCandidate } from '#board/applications/exchange/write-by-form.ts';
import { written } from '#site/parts/applications/load-exchange.ts';
import { messageIntents, sendMessage } from '#site/parts/applications/send-message.ts';
import { readIntent } from '#site/parts/uploads/read-form.ts';
import type { Route } from './+types/received-page.ts';
import { receivedPage } from './received-address.ts';
import { throughLink } from './through-link.ts';

/** Tells if a form is the form for the next message. */
export const isMessage = (form: FormData): boolean => readIntent(form, messageIntents) !== null;

/**
 * Sends the recruiter's message to the candidate and redirects, so that a reload sends nothing again. If the
 * link opens nothing any more, the page gives the reason.
 */
export async function sendRecruiterMessage({ context, params, url }: Route.ActionArgs, form: FormData) {
  const { token } = params;
  const page = receivedPage(url, token);
  try {
    const refused = await sendMessage(form, (fields) =>
      throughLink(context, token, (board, { id }) => writeToCandidate(board, id, fields)),
    );
    return refused ?? redirect(`${page}?done=${written}#echange`, 303);
  } catch (error) {
    if (error instanceof NotAnsweredYet) return redirect(page, 303);
    throw error;
  }
}
