import { data } from 'react-router';
import { partsContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { showLetter } from './show-letter.ts';
import type { Route } from './+types/message.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/**
 * `/boite-aux-lettres/{id}`: one message as its receiver's mail program shows it.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const message = await context.get(partsContext).mailbox?.readMessage(params.id);
  if (!message) throw data(null, { status: 404 });
  return showLetter(message.html);
}
