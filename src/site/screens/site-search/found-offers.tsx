import { useTranslations } from '#words/use-translations.ts';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { GroupFound } from './group-found.tsx';
import type { SiteSearchProps } from './found.ts';
import styles from './results-page.module.css';

/** The best offers, and a link to all. */
export function FoundOffers({ found: { offers } }: SiteSearchProps) {
  const t = useTranslations('content.search');
  const words = useCardWords();
  const address = useAddress()('/offres/recherche') + offers.search;
  return (
    <GroupFound
      id="found-offers"
      title={t('offers', { count: offers.total })}
      all={{ address, label: t('allOffers', { count: offers.total }) }}
    >
      <ul className={styles.offers} data-new={words.t('new')}>
        {offers.list.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} words={words} />
          </li>
        ))}
      </ul>
    </GroupFound>
  );
}
