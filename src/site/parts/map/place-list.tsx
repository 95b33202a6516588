import { useId } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { Counted } from '#ui/counted.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './place-list.module.css';
import type { PlaceCount } from './map-discs.ts';

type Props = {
  readonly title: string;
  readonly places: readonly PlaceCount[];
  /** Path of the screen to which the links of the places lead. */
  readonly screen: string;
  /** Path of the search, if a second link of each place leads to its offers. */
  readonly results?: string;
};

/**
 * A list of places by number of offers, each with a link to its search. Renders nothing if there are no
 * places.
 */
export function PlaceList({ title, places, screen, results }: Props) {
  const t = useTranslations('map');
  const format = useFormats();
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.unit}>{t('unit')}</p>
      </div>
      <ol className={styles.places}>
        {places.map(({ id: key, name, count, search, on, words }) => (
          <li key={key} className={styles.row}>
            <a className={styles.place} href={screen + search} aria-current={on || undefined}>
              <span className={styles.name}>
                {on ? <Icon name="check" /> : null}
                {name}
              </span>
              {results === undefined ? (
                <Counted className={styles.count} shown={format.count(count)} words={t('offers', { count })} />
              ) : null}
              {words ? <span className={styles.words}>{words}</span> : null}
            </a>
            {results === undefined ? null : (
              <a className={styles.results} href={results + search} aria-label={t('spot', { name, count })}>
                {format.count(count)}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
