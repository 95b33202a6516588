import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { Counted } from '#ui/counted.tsx';
import { AllowanceSpan } from './allowance-span.tsx';
import styles from './destination-group.module.css';
import type { ListedDestination } from './list-destinations.ts';

type Props = {
  readonly id: number;
  /** Name of the continent; null for documents about countries that the board does not know. */
  readonly name: string | null;
  /** Number of offers on the whole continent. */
  readonly offers: number;
  readonly destinations: readonly ListedDestination[];
};

/** The countries of a continent in alphabetical order; each is a link. */
export function DestinationGroup({ id, name, offers, destinations }: Props) {
  const t = useTranslations('destinations');
  return (
    <section className={styles.group} aria-labelledby={`continent-${id}`}>
      <div className={styles.head}>
        <h2 id={`continent-${id}`}>{name ?? t('elsewhere')}</h2>
        {offers > 0 ? <p className={styles.total}>{t('offers', { count: offers })}</p> : null}
      </div>
      <ul className={styles.list}>
        {destinations.map((destination) => (
          <Destination key={destination.address} {...destination} />
        ))}
      </ul>
    </section>
  );
}

function Destination({ address, name, offers, span, words }: ListedDestination) {
  const t = useTranslations('destinations');
  const format = useFormats();
  return (
    <li data-words={words.join(' ')}>
      <a className={styles.destination} href={address}>
        <span className={styles.name}>{name}</span>
        {offers === 0 ? (
          <span className={styles.none}>{t('offers', { count: 0 })}</span>
        ) : (
          <Counted className={styles.count} shown={format.count(offers)} words={t('offers', { count: offers })} />
        )}
        {span ? (
          <span className={styles.allowance}>
            <AllowanceSpan {...span} bare />
          </span>
        ) : null}
      </a>
    </li>
  );
}
