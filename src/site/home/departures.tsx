import { useTranslations } from 'use-intl';
import styles from './departures.module.css';
import type { MapSpot } from './map/map-spots.ts';
import { useCountrySearch } from './world-map.tsx';

/** The board of a station: the countries with most offers, each a link to its search. */
export function Departures({ spots }: { spots: readonly MapSpot[] }) {
  const t = useTranslations('home.map');
  const search = useCountrySearch();
  return (
    <section className={styles.board} aria-labelledby="departures">
      <header className={styles.head}>
        <h2 id="departures">{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      <ol className={styles.rows}>
        {spots.slice(0, 12).map((spot) => (
          <li key={spot.countryId}>
            <a className={styles.row} href={search(spot)}>
              <span className={styles.code} aria-hidden="true">
                {spot.countryId}
              </span>
              <span className={styles.name}>{spot.countryName}</span>
              <span className={styles.count}>{t('offers', { count: spot.count })}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
