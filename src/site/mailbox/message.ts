import { data } from 'react-router';
import { partsContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import type { Route } from './+types/message.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/**
 * `/boite-aux-lettres/{id}`: one message as its receiver's mail program shows it. Its styles are inline;
 * scripts do not run.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const message = await context.get(partsContext).mailbox?.readMessage(params.id);
  if (!message) throw data(null, { status: 404 });
  return new Response(message.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Cache-Control': 'no-store',
    },
  });
}
