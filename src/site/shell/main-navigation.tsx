import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './main-navigation.module.css';
import { navigationFor } from './navigation.ts';
import { useShownViewer } from './viewer.ts';

/** Two levels: each group opens its own list; one at a time. */
export function MainNavigation() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      <ul className={styles.groups}>
        {navigationFor(useShownViewer()).map((group) => (
          <li key={group.key}>
            <details className={styles.group} name="navigation">
              <summary className={styles.label}>
                {t(`nav.${group.key}`)}
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <ul className={styles.items}>
                {group.items.map(({ key, to }) => (
                  <li key={key}>
                    <a href={localized(locale, to)}>{t(`nav.${key}`)}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
