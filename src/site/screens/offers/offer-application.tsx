import { useActionData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { failureIn } from '#site/parts/applying/application-answer.ts';
import { ApplySection } from '#site/parts/applying/apply-section.tsx';
import type { OfferPageData } from '#site/parts/offers/load-offer.ts';
import type { action } from './send-application.ts';

await loadWords('apply', 'documents', 'errors', 'fields');

/** The section to apply to the offer of the page. */
export function OfferApplication({ apply, sent, kept }: Pick<OfferPageData, 'apply' | 'sent' | 'kept'>) {
  const t = useTranslations('apply');
  const answer = failureIn(useActionData<typeof action>());
  return <ApplySection title={t('title')} before={t('refused.alreadyApplied')} {...{ apply, sent, kept, answer }} />;
}
