import { useTranslations } from '#words/use-translations.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { Icon } from '#ui/icon.tsx';
import { useTrail } from '#site/parts/search-links/search-trail.ts';
import { countrySearch } from '#site/parts/search-links/linked-search.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './offer-path.module.css';
import { SearchLink } from './search-link.tsx';

/**
 * Links to all offers, to the offers of the country, and to the previous and next offer in the search that
 * found this offer.
 */
export function OfferPath({ offer }: { offer: Pick<OfferSummary, 'id' | 'zoneId' | 'countryId' | 'countryName'> }) {
  const t = useTranslations('details');
  const search = useAddress()('/offres/recherche');
  const trail = useTrail(offer.id);
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <SearchLink offerId={offer.id} found={t('backToResults')}>
        {t('all')}
      </SearchLink>
      <a href={search + countrySearch(offer)}>{offer.countryName}</a>
      {trail ? (
        <span className={styles.neighbours}>
          <Neighbour id={trail.previous} way="previous" />
          <Neighbour id={trail.next} way="next" />
        </span>
      ) : null}
    </nav>
  );
}

const looks = { previous: { icon: 'arrow-left', rel: 'prev' }, next: { icon: 'arrow-right', rel: 'next' } } as const;

function Neighbour({ id, way }: { id: number | null; way: keyof typeof looks }) {
  const t = useTranslations('details');
  const address = useAddress();
  const { icon, rel } = looks[way];
  if (id === null) return null;
  return (
    <a className={styles.neighbour} href={address('/offres/:id', { id: String(id) })} rel={rel} title={t(way)}>
      <Icon name={icon} />
      <span className="visually-hidden">{t(way)}</span>
    </a>
  );
}
