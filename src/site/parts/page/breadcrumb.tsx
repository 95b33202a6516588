import { useTranslations } from '#words/use-translations.ts';
import type { Above } from '#site/parts/structured-data/breadcrumb-list.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './breadcrumb.module.css';

type Props = {
  /** Name of the page. */
  readonly name: string;
  /** The screens between the home page and this page. */
  readonly above?: readonly Above[];
};

/** The path from the home page to this page. Search engines get the same path from `PageMeta`. */
export function Breadcrumb({ name, above }: Props) {
  const t = useTranslations('frame');
  const home = { name: t('home'), to: useAddress()('/') };
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <ol>
        {[home, ...(above ?? [])].map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
