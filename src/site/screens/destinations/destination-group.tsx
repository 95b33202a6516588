import { useTranslations } from '#words/use-translations.ts';
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
  return (
    <li data-words={words.join(' ')}>
      <a className={styles.destination} href={address}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count} data-none={offers === 0 || undefined}>
          {t('offers', { count: offers })}
        </span>
        {span ? (
          <span className={styles.allowance}>
            <AllowanceSpan {...span} />
          </span>
        ) : null}
      </a>
    </li>
  );
}
