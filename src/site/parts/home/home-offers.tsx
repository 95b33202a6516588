import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import type { ShownOffer } from '#site/parts/offer-card/present-card.ts';
import styles from './home-offers.module.css';

type Props = {
  id: string;
  title: string;
  lead?: string;
  /** `why` explains an offer whose place in the list is not obvious. */
  offers: readonly (ShownOffer & { readonly why?: string })[];
  swipe?: boolean;
  children?: ReactNode;
};

/** A titled list of boarding passes, which can be swiped on a phone; shows a sentence if it is empty. */
export function HomeOffers({ id, title, lead, offers, swipe = false, children }: Props) {
  const t = useTranslations('home');
  const words = useCardWords();
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead ? <p>{lead}</p> : null}
      </header>
      {offers.length === 0 ? (
        <p className={styles.none}>
          <strong>{t('none')}</strong> {t('noneLead')}
        </p>
      ) : (
        <ul className={clsx(styles.offers, swipe && styles.swipe)} data-new={words.t('new')}>
          {offers.map(({ why = null, ...offer }) => (
            <li key={offer.id}>
              <OfferCard offer={offer} words={words} why={why} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
