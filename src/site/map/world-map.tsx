import { useTranslations } from 'use-intl';
import type { MapSpot } from './map-spots.ts';
import styles from './world-map.module.css';

type Props = {
  readonly spots: readonly MapSpot[];
  /** The screen that a country's search leads to. */
  readonly screen: string;
};

/**
 * Open offers by country. For the mouse and the eye only: a list beside it says the same in words, and is
 * what keyboards and screen readers meet.
 */
export function WorldMap({ spots, screen }: Props) {
  const shown = (place: 'world' | 'europe') =>
    spots.map((spot) => {
      const circle = spot[place];
      return circle ? <Spot key={spot.id} spot={spot} circle={circle} screen={screen} /> : null;
    });
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.world}>
        <svg viewBox="0 0 2000 904" className={styles.spots}>
          {shown('world')}
        </svg>
      </div>
      <div className={styles.lens}>
        <div className={styles.europe} />
        <svg viewBox="0 0 640 640" className={styles.spots}>
          {shown('europe')}
        </svg>
      </div>
    </div>
  );
}

type SpotProps = { readonly spot: MapSpot; readonly circle: MapSpot['world']; readonly screen: string };

function Spot({ spot, circle, screen }: SpotProps) {
  const t = useTranslations('map');
  return (
    <a href={screen + spot.search} tabIndex={-1} data-on={spot.on || undefined}>
      <circle cx={circle.x} cy={circle.y} r={circle.r} />
      <title>{t('spot', { name: spot.name, count: spot.count })}</title>
    </a>
  );
}
