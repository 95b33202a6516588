import { useTranslations } from 'use-intl';
import type { MapSpot } from '../map/map-spots.ts';
import { useAddress } from '../shell/addresses.ts';
import styles from './departures.module.css';

/** The board of a station: the countries with most offers, each a link to its search. */
export function Departures({ spots }: { spots: readonly MapSpot[] }) {
  const t = useTranslations('home.map');
  const offers = useTranslations('map');
  const search = useAddress()('/offres/recherche');
  return (
    <section className={styles.board} aria-labelledby="departures">
      <header className={styles.head}>
        <h2 id="departures">{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      <ol className={styles.rows}>
        {spots.slice(0, 12).map((spot) => (
          <li key={spot.id}>
            <a className={styles.row} href={search + spot.search}>
              <span className={styles.code} aria-hidden="true">
                {spot.id}
              </span>
              <span className={styles.name}>{spot.name}</span>
              <span className={styles.count}>{offers('offers', { count: spot.count })}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
