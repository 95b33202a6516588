import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useOpenInPlace } from '#site/scripts/open-in-place.ts';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import styles from './offer-page.module.css';
import type { ShownOffer } from '#site/parts/offer-card/present-card.ts';

/** Open offers in the same job field, with a link to all of them; renders nothing without offers. */
export function SimilarOffers({ offers }: { offers: readonly ShownOffer[] }) {
  const t = useTranslations('details');
  const words = useCardWords();
  const search = useAddress()('/offres/recherche');
  const open = useOpenInPlace();
  if (offers.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('similar')}</h2>
      <ul className={styles.cards} data-new={words.t('new')} {...open}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} words={words} />
          </li>
        ))}
      </ul>
      <a className={clsx(buttonClass('link'), styles.all)} href={search}>
        {t('all')}
      </a>
    </section>
  );
}
