import { useTranslations } from '#words/use-translations.ts';
import { useCardWords } from '#site/parts/offer-card/card-words.ts';
import { OfferCard } from '#site/parts/offer-card/offer-card.tsx';
import { useOpenInPlace } from '#site/scripts/open-in-place.ts';
import styles from './offer-list.module.css';
import type { FoundWhy } from '#board/offers/finding/search-result.ts';
import type { ShownResult } from '#site/parts/search/present-search.ts';

type Props = {
  offers: readonly ShownResult[];
  /** Position of the first offer among all results. */
  first: number;
};

/**
 * The offers that match all criteria. Below a heading follow the offers that lack a part of the searched
 * text.
 */
export function OfferLists({ offers, first }: Props) {
  const t = useTranslations('search');
  const whole = offers.filter(({ near }) => !near);
  const near = offers.filter((offer) => offer.near);
  return (
    <>
      {whole.length > 0 ? <OfferList name={t('list')} offers={whole} first={first} /> : null}
      {near.length > 0 ? (
        <>
          <div className={styles.line}>
            <h3>{t('near')}</h3>
            <p>{t('nearLead')}</p>
          </div>
          <OfferList name={t('near')} offers={near} first={first + whole.length} />
        </>
      ) : null}
    </>
  );
}

function OfferList({ name, offers, first }: Props & { name: string }) {
  const t = useTranslations('search');
  const words = useCardWords();
  return (
    <ol className={styles.list} aria-label={name} start={first} data-new={words.t('new')} {...useOpenInPlace()}>
      {offers.map(({ why, ...offer }, index) => (
        <li key={offer.id} id={`offre-${first + index}`} className={styles.item}>
          <OfferCard offer={offer} words={words} match={why ? reasonOf(why, t) : null} />
        </li>
      ))}
    </ol>
  );
}

function reasonOf(why: FoundWhy, t: ReturnType<typeof useTranslations<'search'>>): string {
  return why.kind === 'levelUnstated' ? t('why.levelUnstated') : t(`why.${why.kind}`, { of: why.of });
}
