import type { countSubscribers } from '#board/newsletter/issue-counts.ts';
import type { readNextIssue } from '#board/newsletter/skip-issue.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

type Props = {
  next: Awaited<ReturnType<typeof readNextIssue>>;
  subscribers: Awaited<ReturnType<typeof countSubscribers>>;
};

/** When the next issue leaves, and how many people get it. */
export function SubscriberFacts({ next, subscribers }: Props) {
  const t = useTranslations('office.newsletter');
  const format = useOfficeFormats();
  const at = format.dateTime(next.at, { dateStyle: 'full', timeStyle: 'short' });
  const facts = [
    [t('next'), next.isSkipped ? t('nextSkipped', { at }) : at] as const,
    [t('french'), format.count(subscribers.fr)] as const,
    [t('english'), format.count(subscribers.en)] as const,
  ];
  return <FactList facts={facts} />;
}
