import { useTranslations } from '#words/use-translations.ts';
import type { CandidateEvent } from '#board/notifications/kinds.ts';
import type { NamedSearch } from '#board/saved-searches/own-searches-named.ts';
import type { NotificationNames } from '#board/notifications/read-names.ts';

export type ShownNames = NotificationNames & { readonly searches: ReadonlyMap<string, NamedSearch> };

/** The sentence of a notification. */
export function NotificationText({ event, names }: { event: CandidateEvent; names: ShownNames }): string {
  const t = useTranslations('notifications');
  const titleOf = (offerId: number | undefined) => names.offers.get(offerId ?? 0)?.title ?? t('offerGone');
  switch (event.kind) {
    case 'applicationAnswered':
    case 'applicationMessage':
    case 'applicationOpened':
    case 'applicationTransmitted':
    case 'appliedOfferWithdrawn': {
      const { title, companyName } = names.applications.get(event.applicationId) ?? {
        title: t('offerGone'),
        companyName: t('companyGone'),
      };
      return t(`kinds.${event.kind}.text`, { title: title ?? t('spontaneous'), company: companyName });
    }
    case 'documentRefused':
      return t('kinds.documentRefused.text');
    case 'favouriteClosing':
    case 'favouriteFilled':
    case 'favouriteWithdrawn':
      return t(`kinds.${event.kind}.text`, { count: event.offerIds.length, title: titleOf(event.offerIds[0]) });
    case 'newOffers': {
      const count = event.found.reduce((sum, { total }) => sum + total, 0);
      const name = names.searches.get(event.found[0]?.searchId ?? '')?.name;
      return event.found.length === 1 && name !== undefined
        ? t('kinds.newOffers.one', { count, name })
        : t('kinds.newOffers.text', { count });
    }
  }
}
