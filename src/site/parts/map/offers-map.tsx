import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { europeOnWorld, type MapDiscs, type PlaceDisc } from './map-discs.ts';
import styles from './offers-map.module.css';

type Props = {
  readonly discs: MapDiscs;
  /** Path of the screen to which the links of the places lead. */
  readonly screen: string;
  /**
   * True to show Europe as a magnifying glass on the world map, without numbers on wide screens. Otherwise
   * the glass is larger; if all offers are in Europe, it is at the side of the world map.
   */
  readonly inset?: boolean;
};

/**
 * Shows the number of open offers of each country, or of each zone on phones. Only mouse and eye can use the
 * map; a list next to it gives keyboards and screen readers the same content as text.
 */
export function OffersMap({ discs, screen, inset = false }: Props) {
  const hasEurope = discs.europe.length > 0;
  const lies = !inset && discs.world.length > 0;
  return (
    <div
      className={clsx(styles.map, inset && styles.inset, lies && styles.lying, discs.zoned && styles.zoned)}
      aria-hidden="true"
    >
      <div className={styles.world}>
        <World discs={discs.world} screen={screen} ring={hasEurope} className={styles.onDesk} />
        <World discs={discs.phone} screen={screen} ring={hasEurope && !discs.zoned} className={styles.onPhone} />
      </div>
      {hasEurope ? (
        <div className={styles.lens}>
          <div className={styles.europe} />
          <svg viewBox="0 0 640 640" className={styles.discs}>
            <Discs discs={discs.europe} screen={screen} />
          </svg>
        </div>
      ) : null}
    </div>
  );
}

type DiscsProps = {
  readonly discs: readonly PlaceDisc[];
  readonly screen: string;
};

type WorldProps = DiscsProps & { readonly className: string | undefined; readonly ring: boolean };

function World({ className, ring, ...discs }: WorldProps) {
  const { x, y, r } = europeOnWorld;
  return (
    <svg viewBox="0 0 2000 904" className={clsx(styles.discs, className)}>
      {ring ? <circle className={styles.ring} cx={x} cy={y} r={r} /> : null}
      <Discs {...discs} />
    </svg>
  );
}

function Discs({ discs, screen }: DiscsProps) {
  const format = useFormats();
  const t = useTranslations('map');
  return discs.map(({ id, name, count, search, on, x, y, r }) => (
    <a key={id} href={screen + search} tabIndex={-1} data-on={on || undefined}>
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y}>
        {format.number(count)}
      </text>
      <title>{t('spot', { name, count })}</title>
    </a>
  ));
}
