import { useTranslations } from '#words/use-translations.ts';
import type { OfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import { useFormats } from '#words/formats.ts';
import { CopyFacts } from '#site/parts/offers/copy-facts.tsx';
import { OfferText } from '#site/parts/offers/offer-text.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import styles from './application-page.module.css';

/** The offer as it was when the candidate applied. Its texts are folded, except in print. */
export function AppliedOffer({ copy }: { copy: OfferCopy }) {
  const t = useTranslations('applications.one');
  const format = useFormats();
  return (
    <section className={styles.part} aria-labelledby="applied-offer">
      <h2 id="applied-offer">{t('copy')}</h2>
      <p>{t('copiedOn', { date: format.dateTime(copy.copiedAt, { dateStyle: 'long' }) })}</p>
      <CopyFacts copy={copy} />
      <details className={styles.fold}>
        <summary>{t('wholeOffer')}</summary>
        <div className={styles.texts}>
          <OfferText offer={copy} headingLevel={3} />
        </div>
      </details>
      <PrintButton>{useTranslations('details.facts')('print')}</PrintButton>
    </section>
  );
}
