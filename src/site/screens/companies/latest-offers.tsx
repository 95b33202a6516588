import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './company-page.module.css';
import type { loader } from './load-company-page.ts';

/** The latest offers of the company, or other companies that recruit. */
export function CompanyOffers() {
  const t = useTranslations('companies.company');
  const words = useCardWords();
  const address = useAddress();
  const { latest, search, shown, sameSector, hidden } = useLoaderData<typeof loader>();
  const { offers } = shown.company;
  return (
    <section className={styles.section} aria-labelledby="latest">
      <h2 id="latest">{latest.length === 0 ? t('noOffers') : t('latest')}</h2>
      {latest.length === 0 ? <p>{t('noOffersLead')}</p> : null}
      <ul className={styles.cards} data-new={words.t('new')}>
        {latest.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} words={words} />
          </li>
        ))}
      </ul>
      {offers > latest.length && !hidden ? (
        <a className={buttonClass('secondary')} href={address('/offres/recherche') + search}>
          {t('allOffers', { count: offers })}
        </a>
      ) : null}
      {sameSector !== '' && latest.length === 0 ? (
        <a className={buttonClass('secondary')} href={address('/entreprises/recherche') + sameSector}>
          {t('sameSector')}
        </a>
      ) : null}
    </section>
  );
}
