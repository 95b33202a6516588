import { redirect } from 'react-router';
import { findNotification, NotificationNotFound } from '#board/notifications/find-notification.ts';
import { markNotification } from '#board/notifications/mark-notifications.ts';
import type { Board } from '#board/context/board.ts';
import { ownSearchesNamed } from '#board/saved-searches/own-searches-named.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { isVisit } from '#site/request/is-visit.ts';
import type { CandidateEvent } from '#board/notifications/kinds.ts';

type Asked = { readonly uid: string; readonly locale: Locale; readonly request: Request };

/**
 * Marks the candidate's own notification as read and redirects to its subject. If the notification was
 * deleted, the function redirects to the list.
 */
export async function openNotification(board: Board, viewer: SignedInViewer, asked: Asked): Promise<Response> {
  const { locale, request } = asked;
  try {
    const { uid, event } = await findNotification(board, viewer, asked.uid);
    if (isVisit(request)) await markNotification(board, viewer, uid, true);
    return redirect(await linkOf(board, viewer, locale, event), 303);
  } catch (error) {
    if (error instanceof NotificationNotFound) return redirect(addressOf(locale, '/notifications'), 303);
    throw error;
  }
}

/** Returns the address of a notification's subject. */
async function linkOf(board: Board, viewer: SignedInViewer, locale: Locale, event: CandidateEvent): Promise<string> {
  switch (event.kind) {
    case 'applicationAnswered':
    case 'applicationMessage':
    case 'applicationOpened':
    case 'applicationTransmitted':
    case 'appliedOfferWithdrawn':
      return addressOf(locale, '/espace-personnel/candidatures/:id', { id: event.applicationId });
    case 'documentRefused':
      return event.applicationId === undefined
        ? addressOf(locale, '/espace-personnel/profil')
        : addressOf(locale, '/espace-personnel/candidatures/:id', { id: event.applicationId });
    case 'favouriteClosing':
    case 'favouriteFilled':
      return event.offerIds.length === 1
        ? addressOf(locale, '/offres/:id', { id: String(event.offerIds[0]) })
        : addressOf(locale, '/espace-personnel/favoris');
    case 'favouriteWithdrawn':
      return addressOf(locale, '/espace-personnel/favoris');
    case 'newOffers': {
      const [only] = event.found.length === 1 ? event.found : [];
      const searches = await ownSearchesNamed(board, viewer, only === undefined ? [] : [only.searchId], locale);
      const [search] = searches.values();
      return search === undefined
        ? addressOf(locale, '/espace-personnel/recherches')
        : addressOf(locale, '/offres/recherche') + search.address;
    }
  }
}
