import { useId } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './place-list.module.css';
import type { PlaceCount } from './map-discs.ts';

type Props = {
  readonly title: string;
  readonly places: readonly PlaceCount[];
  /** Path of the screen to which the links of the places lead. */
  readonly screen: string;
  /** True to show the ids that the discs of the map show. */
  readonly coded?: boolean;
};

/**
 * A list of places by number of offers, each with a link to its search. Renders nothing if there are no
 * places.
 */
export function PlaceList({ title, places, screen, coded = false }: Props) {
  const t = useTranslations('map');
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.places}>
        {places.map(({ id: key, name, count, search, on, words }) => (
          <li key={key}>
            <a className={styles.place} href={screen + search} aria-current={on || undefined}>
              {coded ? <PlaceCode code={key} /> : null}
              <span className={styles.name}>
                {on ? <Icon name="check" /> : null}
                {name}
              </span>
              <span className={styles.count}>{t('offers', { count })}</span>
              {words ? <span className={styles.words}>{words}</span> : null}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The country's id on the map, followed by its name. */
function PlaceCode({ code }: { code: string }) {
  return (
    <span className={styles.code} aria-hidden="true">
      {code}
    </span>
  );
}
