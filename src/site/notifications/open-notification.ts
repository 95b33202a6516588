import { redirect } from 'react-router';
import { findNotification, NotificationNotFound } from '#board/notifications/find-notification.ts';
import { markNotification } from '#board/notifications/mark-notifications.ts';
import { localeOf } from '#words/locale.ts';
import { boardContext } from '../context.ts';
import { addressOf } from '../shell/addresses.ts';
import { isVisit } from '../shell/is-visit.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/open-notification.ts';
import { linkOf } from './link-of.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/**
 * `/notifications/{uid}`: is read from then on, and leads to what it speaks of; one that is there no more
 * leads to the list.
 */
export async function loader({ context, request, params, url }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireCandidate(context, url);
  const board = context.get(boardContext);
  const locale = localeOf(url.pathname);
  try {
    const { uid, event } = await findNotification(board, viewer, params.uid);
    if (isVisit(request)) await markNotification(board, viewer, uid, true);
    return redirect(linkOf(locale, event), 303);
  } catch (error) {
    if (error instanceof NotificationNotFound) return redirect(addressOf(locale, '/notifications'), 303);
    throw error;
  }
}
