import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import { Counted } from '#ui/counted.tsx';
import type { PlaceCount } from '#site/parts/map/map-discs.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './departure-board.module.css';

type Props = {
  readonly countries: readonly PlaceCount[];
  /** An editor's text that replaces the site's own text. */
  readonly title?: string | null;
  readonly lead?: string | null;
};

/** A departure board like a station's: the countries with most offers, each with a link to its search. */
export function DepartureBoard({ countries, title, lead }: Props) {
  const t = useTranslations('home.map');
  const offers = useTranslations('map');
  const format = useFormats();
  const search = useAddress()('/offres/recherche');
  return (
    <section className={styles.board} aria-labelledby="departures">
      <header className={styles.head}>
        <h2 id="departures">{title ?? t('title')}</h2>
        <p>{lead ?? t('lead')}</p>
        <p className={styles.unit}>{offers('unit')}</p>
      </header>
      <ol className={styles.rows}>
        {countries.map((country) => (
          <li key={country.id}>
            <a className={styles.row} href={search + country.search}>
              <span className={styles.code} aria-hidden="true">
                {country.id}
              </span>
              <span className={styles.name}>{country.name}</span>
              <Counted
                className={styles.count}
                shown={format.count(country.count)}
                words={offers('offers', { count: country.count })}
              />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
