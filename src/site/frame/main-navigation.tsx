import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { DropDown } from '#site/parts/page/drop-down.tsx';
import styles from './main-navigation.module.css';
import { type MenuGroup, menuMissing } from '#site/request/menus.ts';
import { useMenus, useShownLinks } from '#site/parts/page/use-menus.ts';

/** Two levels; each group opens its own list, one list at a time. */
export function MainNavigation() {
  const t = useTranslations('shell');
  const menus = useMenus();
  const shown = useShownLinks();
  if (menus?.header === null) return <p lang="en">{menuMissing.header}</p>;
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className={styles.groups}>
        {menus?.header.groups.map((group, index) => (
          <li key={group.words}>
            <Group group={{ ...group, items: shown(group.items) }} id={`navigation-${index + 1}`} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { words, to, items, picture }, id }: { group: MenuGroup; id: string }) {
  if (items.length === 0)
    return (
      <a className={styles.label} href={to}>
        {words}
      </a>
    );
  return (
    <DropDown
      id={id}
      labelClass={styles.label}
      panelClass={styles.panel}
      label={
        <>
          {words}
          <Icon name="chevron-down" className={styles.chevron} />
        </>
      }
    >
      <BackToMenu panel={id} />
      <p className={styles.title}>{words}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to + item.words}>
            <a href={item.to}>{item.words}</a>
          </li>
        ))}
      </ul>
      {picture ? <img {...picture} alt={picture.alt} /> : null}
    </DropDown>
  );
}

/** On narrow screens a list covers the menu; this button leads back. */
function BackToMenu({ panel }: { panel: string }) {
  const t = useTranslations('shell');
  return (
    <button className={styles.back} type="button" popoverTarget={panel} popoverTargetAction="hide">
      <Icon name="arrow-left" />
      {t('openMenu')}
    </button>
  );
}
