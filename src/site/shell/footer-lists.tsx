import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './footer.module.css';
import { destinations, offersFor, professions, type NavigationItem } from './navigation.ts';
import { useShownViewer } from './viewer.ts';

/** The site in a word, and the ways to offers. */
export function FooterLists() {
  const t = useTranslations('navigation.footer');
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{t('name')}</p>
        <p className={styles.tagline}>{t('tagline')}</p>
        <a className={styles.top} href="#top">
          <Icon name="arrow-up" />
          {t('top')}
        </a>
      </div>
      <LinkList title={t('find')} items={offersFor(useShownViewer())} />
      <LinkList title={t('destinations')} items={destinations} />
      <LinkList title={t('professions')} items={professions} />
    </>
  );
}

function LinkList({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  const t = useTranslations('navigation');
  const locale = useLocale();
  return (
    <div className={styles.list}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {items.map(({ key, to }) => (
          <li key={key}>
            <a href={localized(locale, to)}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
