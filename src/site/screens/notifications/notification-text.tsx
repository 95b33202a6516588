import { useTranslations } from '#words/use-translations.ts';
import type { CandidateEvent } from '#board/notifications/kinds.ts';
import type { NotificationNames } from '#board/notifications/read-names.ts';

/** The sentence of a notification. */
export function NotificationText({ event, names }: { event: CandidateEvent; names: NotificationNames }): string {
  const t = useTranslations('notifications');
  const titleOf = (offerId: number | undefined) => names.offers.get(offerId ?? 0)?.title ?? t('offerGone');
  switch (event.kind) {
    case 'applicationAnswered':
    case 'applicationOpened':
    case 'applicationTransmitted': {
      const { title, companyName } = names.applications.get(event.applicationId) ?? {
        title: t('offerGone'),
        companyName: t('companyGone'),
      };
      return t(`kinds.${event.kind}.text`, { title: title ?? t('spontaneous'), company: companyName });
    }
    case 'documentRefused':
      return t('kinds.documentRefused.text');
    case 'favouriteClosing':
      return t('kinds.favouriteClosing.text', { count: event.offerIds.length, title: titleOf(event.offerIds[0]) });
    case 'newOffers':
      return t('kinds.newOffers.text', { count: event.found.reduce((sum, { total }) => sum + total, 0) });
  }
}
