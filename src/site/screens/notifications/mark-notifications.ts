import { data, redirect } from 'react-router';
import { markAllRead, markNotification } from '#board/notifications/mark-notifications.ts';
import { isUuid } from '#board/context/uuid.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/notifications-page.ts';

const intents = ['read', 'unread', 'readAll'] as const;
export type NotificationIntent = (typeof intents)[number];

/** Handles the forms of the list: a form changes one notification or all. Each form redirects to its page. */
export async function saveNotifications({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  const list = addressOf(localeOf(url.pathname), '/notifications');
  if (intent === 'readAll') {
    await markAllRead(board, viewer);
    return redirect(`${list}?done=readAll`, 303);
  }
  const [uid, page] = [form.get('uid'), Number(form.get('page'))];
  if (intent === null || typeof uid !== 'string' || !isUuid(uid)) throw data(null, { status: 400 });
  await markNotification(board, viewer, uid, intent === 'read');
  const back = new URLSearchParams({ ...(page > 1 && { page: String(page) }), done: intent });
  return redirect(`${list}?${back}#n-${uid}`, 303);
}
