import { useTranslations } from 'use-intl';
import type { OfferCard as Offer } from '#board/offers/offer-card.ts';
import { useLocale } from '../i18n/locale.ts';
import { addressOf } from '../shell/addresses.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-page.module.css';

export function SimilarList({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations('offer-details');
  const words = useTranslations('offer');
  const locale = useLocale();
  return (
    <>
      <h2 id="similar">{t('similar')}</h2>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} locale={locale} />
          </li>
        ))}
      </ul>
      <a className={styles.all} href={addressOf(locale, '/offres/recherche')}>
        {words('all')}
      </a>
    </>
  );
}
