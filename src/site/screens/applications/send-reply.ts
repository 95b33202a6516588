import { data, redirect } from 'react-router';
import { ApplicationNotFound } from '#board/applications/application-id.ts';
import { NotAnsweredYet } from '#board/applications/exchange/exchange-policy.ts';
import { writeToRecruiter } from '#board/applications/exchange/write-by-form.ts';
import { ApplicationGone } from '#board/applications/recruiter/application-gone.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { written } from '#site/parts/applications/load-exchange.ts';
import { messageIntents, sendMessage } from '#site/parts/applications/send-message.ts';
import { senderOf } from '#site/parts/sign-in/typed-before.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Route } from './+types/application-page.ts';

/**
 * Sends the candidate's message to the recruiter and redirects, so that a reload sends nothing again. If the
 * exchange was closed meanwhile, the page gives the reason.
 */
export async function sendReply({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, ['message']);
  if (readIntent(form, messageIntents) === null) throw data(null, { status: 400 });
  const { board } = context.get(requestContext);
  const page = addressOf(localeOf(url.pathname), '/espace-personnel/candidatures/:id', { id: params.id });
  try {
    const refused = await sendMessage(form, (fields) => writeToRecruiter(board, viewer, params.id, fields));
    return refused ?? redirect(`${page}?done=${written}#echange`, 303);
  } catch (error) {
    if (error instanceof ApplicationNotFound) throw data(null, { status: 404 });
    if (error instanceof ApplicationGone || error instanceof NotAnsweredYet) return redirect(`${page}#echange`, 303);
    throw error;
  }
}
