import type { RouterContextProvider } from 'react-router';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { countNotifications, myNotifications } from '#board/notifications/my-notifications.ts';
import { ownSearchesNamed } from '#board/saved-searches/own-searches-named.ts';
import { localeOf } from '#words/locale.ts';
import { readNames } from '#board/notifications/read-names.ts';
import { listPage, rangeOf } from '#site/parts/account/list-page.ts';
import { requestContext } from '#site/request/context.ts';

/** Loads a page of the candidate's notifications, with the names of offers and companies in them. */
export async function loadNotifications(context: Readonly<RouterContextProvider>, viewer: SignedInViewer, url: URL) {
  const { board } = context.get(requestContext);
  const [total, unread] = await Promise.all([
    countNotifications(board, viewer),
    countUnread(board, viewer.candidate.id),
  ]);
  const page = listPage(url, total);
  const notifications = await myNotifications(board, viewer, rangeOf(page));
  const events = notifications.map(({ event }) => event);
  const searchIds = events.flatMap((event) => ('found' in event ? event.found.map(({ searchId }) => searchId) : []));
  const [names, searches] = await Promise.all([
    readNames(board, viewer, events),
    ownSearchesNamed(board, viewer, searchIds, localeOf(url.pathname)),
  ]);
  return { notifications, names: { ...names, searches }, total, unread, page };
}
