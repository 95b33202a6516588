import { useTranslations } from 'use-intl';
import type { OfferSummary } from '#board/offers/present-offer.ts';
import styles from './offer-page.module.css';

/** What every visitor may read of the mission, and whether it is over. */
export function OpeningLines({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('offer-details');
  return (
    <>
      {offer.state === 'open' ? null : <p className={styles.closed}>{t(`${offer.state}Text`)}</p>}
      {offer.openingLines ? (
        <section className={styles.section} aria-labelledby="mission">
          <h2 id="mission">{t('mission')}</h2>
          <p className={styles.opening} lang={offer.language}>
            {offer.openingLines}
          </p>
        </section>
      ) : null}
    </>
  );
}
