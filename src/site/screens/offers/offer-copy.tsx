import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { StateTag } from '#site/parts/applications/state-tag.tsx';
import { CopyFacts } from '#site/parts/offers/copy-facts.tsx';
import type { CopyPageData } from '#site/parts/offers/load-copy.ts';
import { OfferText } from '#site/parts/offers/offer-text.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './offer-page.module.css';

await loadWords('apply', 'details', 'offer');

type Props = Pick<CopyPageData, 'copy' | 'application'>;

/** The texts and facts of a withdrawn offer, for a candidate who applied to it. */
export function OfferCopyText({ copy, application: { id, state } }: Props) {
  const t = useTranslations('details');
  const follow = useTranslations('apply')('follow');
  const format = useFormats();
  return (
    <>
      <Notice tone="info" title={t('gone.title')}>
        <p>{t('gone.mine', { date: format.dateTime(copy.copiedAt, { dateStyle: 'long' }) })}</p>
        <p className={styles.followed}>
          <StateTag state={state} />
          <a href={useAddress()('/espace-personnel/candidatures/:id', { id })}>{follow}</a>
        </p>
      </Notice>
      <div className={styles.columns}>
        <div className={styles.text}>
          <OfferText offer={copy} />
        </div>
        <aside className={styles.aside} aria-labelledby="facts">
          <h2 id="facts">{t('facts.title')}</h2>
          <CopyFacts copy={copy} withMission={false} />
          <PrintButton>{t('facts.print')}</PrintButton>
        </aside>
      </div>
    </>
  );
}
