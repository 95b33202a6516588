import { useTranslations } from 'use-intl';
import { countrySearch } from '../search/linked-search.ts';
import { useAddress } from '../shell/addresses.ts';
import type { MapSpot } from './map/map-spots.ts';
import styles from './world-map.module.css';

/**
 * Open offers by country. For the mouse and the eye only: the list of departures beside it says the same in
 * words.
 */
export function WorldMap({ spots }: { spots: readonly MapSpot[] }) {
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.world}>
        <svg viewBox="0 0 2000 904" className={styles.spots}>
          {spots.map((spot) => (
            <Spot key={spot.countryId} spot={spot} circle={spot.world} />
          ))}
        </svg>
      </div>
      <div className={styles.lens}>
        <div className={styles.europe} />
        <svg viewBox="0 0 640 640" className={styles.spots}>
          {spots.map((spot) => (spot.europe ? <Spot key={spot.countryId} spot={spot} circle={spot.europe} /> : null))}
        </svg>
      </div>
    </div>
  );
}

function Spot({ spot, circle }: { spot: MapSpot; circle: MapSpot['world'] }) {
  const t = useTranslations('home');
  return (
    <a href={useCountrySearch()(spot)} tabIndex={-1}>
      <circle cx={circle.x} cy={circle.y} r={circle.r} />
      <title>{t('map.spot', { name: spot.countryName, count: spot.count })}</title>
    </a>
  );
}

/** The search for a country's offers. */
export function useCountrySearch(): (spot: Pick<MapSpot, 'countryId' | 'zoneId'>) => string {
  const search = useAddress()('/offres/recherche');
  return (spot) => search + countrySearch(spot);
}
