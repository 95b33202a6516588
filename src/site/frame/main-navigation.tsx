import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import { DropDown } from '#site/parts/page/drop-down.tsx';
import styles from './main-navigation.module.css';
import { type MenuGroup, menuMissing } from '#site/request/menus.ts';
import { CachedMarkup } from '#site/scripts/cached-markup.tsx';
import { useMenus, useShownLinks } from '#site/parts/page/use-menus.ts';

/** Navigation in two levels. Each group opens a list of its items; only one list is open at a time. */
export function MainNavigation() {
  const t = useTranslations('shell');
  const menus = useMenus();
  const shown = useShownLinks();
  if (menus?.header === null) return <p lang="en">{menuMissing.header}</p>;
  const menu = {
    groups: (menus?.header.groups ?? []).map((group) => ({ ...group, items: shown(group.items) })),
    back: t('openMenu'),
  };
  return (
    <CachedMarkup as="nav" aria-label={t('mainNavigation')} by={['main navigation', menu]}>
      <Groups {...menu} />
    </CachedMarkup>
  );
}

type Menu = {
  readonly groups: readonly MenuGroup[];
  /** Label of the button that leads from a list back to the menu. */
  readonly back: string;
};

function Groups({ groups, back }: Menu) {
  return (
    <ul className={styles.groups}>
      {groups.map((group, index) => (
        <li key={group.words}>
          <Group group={group} back={back} id={`navigation-${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}

function Group({ group: { words, to, items, picture }, back, id }: { group: MenuGroup; back: string; id: string }) {
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
      <BackToMenu panel={id} words={back} />
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

/** On narrow screens, the list of a group covers the menu, so the list has a button back to the menu. */
function BackToMenu({ panel, words }: { panel: string; words: string }) {
  return (
    <button className={styles.back} type="button" popoverTarget={panel} popoverTargetAction="hide">
      <Icon name="arrow-left" />
      {words}
    </button>
  );
}
