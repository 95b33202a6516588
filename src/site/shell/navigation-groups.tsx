import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './main-navigation.module.css';
import { navigationFor } from './navigation.ts';
import { useShownViewer } from './viewer.ts';

export function NavigationGroups() {
  const t = useTranslations('navigation');
  const locale = useLocale();
  return navigationFor(useShownViewer()).map((group) => (
    <li key={group.key}>
      <details className={styles.group} name="navigation">
        <summary className={styles.label}>
          {t(group.key)}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.items}>
          {group.items.map(({ key, to }) => (
            <li key={key}>
              <a href={localized(locale, to)}>{t(key)}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  ));
}
