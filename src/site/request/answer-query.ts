import { type MiddlewareFunction, redirect } from 'react-router';
import { countRegistration } from '#board/registrations/count-registration.ts';
import { requestContext } from './context.ts';
import { isVisit } from './is-visit.ts';
import { queryTrigger } from '#site/routing/query-trigger.ts';
import { type StoredMessage, storeMessage } from '#site/routing/stored-message.ts';

/**
 * Answers the query triggers of an address before the loaders of the page run. Loaders may return a value
 * only once, such as an interrupted form, and an answer that redirects must not use up the value.
 */
export const answerQuery: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { viewer } = context.get(requestContext);
  const trigger = request.method === 'POST' ? null : queryTrigger(url, viewer);
  if (trigger === null) return next();
  const { board, publicUrl } = context.get(requestContext);
  const kind = trigger.arrived && isVisit(request) ? await countRegistration(board, viewer) : null;
  const message: StoredMessage | undefined = kind === null ? trigger.message : `auth.registered.${kind}`;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (message) headers.append('Set-Cookie', storeMessage(publicUrl, message));
  throw redirect(trigger.to, { headers });
};
