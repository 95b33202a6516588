import { useTranslations } from 'use-intl';
import { countrySearch } from '../search/linked-search.ts';
import { useAddress } from '../shell/addresses.ts';
import styles from './offer-hero.module.css';
import { OfferPass, type PassOffer } from './offer-pass.tsx';
import { SearchLink } from './search-link.tsx';

type Props = {
  offer: PassOffer;
  /** The page has a form to apply with. */
  jump: boolean;
};

/** The offer as the boarding pass that its card showed, unfolded. */
export function OfferHero({ offer, jump }: Props) {
  return (
    <header className={styles.hero}>
      <Path offer={offer} />
      <div className={styles.pass}>
        <OfferPass offer={offer} jump={jump} />
      </div>
    </header>
  );
}

/** Back to the offers, and to those of the same country. */
function Path({ offer }: Pick<Props, 'offer'>) {
  const t = useTranslations('offer');
  const search = useAddress()('/offres/recherche');
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <SearchLink>{t('all')}</SearchLink>
      <a href={search + countrySearch(offer)}>{offer.countryName}</a>
    </nav>
  );
}
