import { useTranslations } from 'use-intl';
import { localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { Icon } from '#ui/icon.tsx';
import { DropDown } from './drop-down.tsx';
import styles from './main-navigation.module.css';
import { navigationFor } from './navigation.ts';
import { useShownViewer } from './root-data.ts';

/** Two levels: each group opens its own list; one at a time. */
export function MainNavigation() {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className={styles.groups}>
        <Groups />
      </ul>
    </nav>
  );
}

function Groups() {
  const t = useTranslations('navigation');
  const locale = useLocale();
  return navigationFor(useShownViewer()).map((group) => (
    <li key={group.key}>
      <DropDown
        id={`navigation-${group.key}`}
        labelClass={styles.label}
        panelClass={styles.panel}
        label={
          <>
            {t(group.key)}
            <Icon name="chevron-down" className={styles.chevron} />
          </>
        }
      >
        <BackToMenu panel={`navigation-${group.key}`} />
        <p className={styles.title}>{t(group.key)}</p>
        <ul className={styles.items}>
          {group.items.map(({ key, to }) => (
            <li key={key}>
              <a href={localized(locale, to)}>{t(key)}</a>
            </li>
          ))}
        </ul>
      </DropDown>
    </li>
  ));
}

/** On narrow screens a list covers the menu that it comes from. */
function BackToMenu({ panel }: { panel: string }) {
  const t = useTranslations('shell');
  return (
    <button className={styles.back} type="button" popoverTarget={panel} popoverTargetAction="hide">
      <Icon name="arrow-left" />
      {t('openMenu')}
    </button>
  );
}
