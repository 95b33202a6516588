import { data } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { takesReplies } from './answerable.ts';
import { withHead } from './letter-head.tsx';
import { showLetter } from './show-letter.ts';
import type { Route } from './+types/message.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/boite-aux-lettres/{id}`: a message as a mail program shows it. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const message = await context.get(requestContext).mailbox?.readMessage(params.id);
  if (!message) throw data(null, { status: 404 });
  const { html, replyTo, attachments, ...envelope } = message;
  const files = attachments.map(({ fileName }) => fileName);
  const reply = takesReplies(context, message) ? params.id : undefined;
  const head = { ...envelope, files, reply, replyTo: replyTo && `${replyTo.name} <${replyTo.address}>` };
  return showLetter(withHead(html, head, localeOf(url.pathname), '/boite-aux-lettres'));
}
