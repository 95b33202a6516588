import type { CandidateEvent } from '#board/notifications/kinds.ts';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** Where a notification leads: to what it speaks of. */
export function linkOf(locale: Locale, event: CandidateEvent): string {
  switch (event.kind) {
    case 'applicationAnswered':
    case 'applicationOpened':
    case 'applicationTransmitted':
      return addressOf(locale, '/espace-personnel/candidatures/:id', { id: event.applicationId });
    case 'documentRefused':
      return event.applicationId === undefined
        ? addressOf(locale, '/espace-personnel/profil')
        : addressOf(locale, '/espace-personnel/candidatures/:id', { id: event.applicationId });
    case 'favouriteClosing':
      return event.offerIds.length === 1
        ? addressOf(locale, '/offres/:id', { id: String(event.offerIds[0]) })
        : addressOf(locale, '/espace-personnel/favoris');
    case 'newOffers':
      return addressOf(locale, '/espace-personnel/recherches');
  }
}
