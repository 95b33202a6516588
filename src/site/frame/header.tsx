import { useRef } from 'react';
import { useMatches } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import brandStyles from './brand.module.css';
import { DropDown } from '#site/parts/page/drop-down.tsx';
import styles from './header.module.css';
import { useOtherLanguage } from '#site/routing/here.ts';
import { MainNavigation } from './main-navigation.tsx';
import { isHandle } from '#site/routing/screen-handle.ts';
import { SiteSearch } from '#site/parts/site-search/site-search.tsx';
import { useMenus } from '#site/parts/page/use-menus.ts';
import { ServerMarkup } from '#site/scripts/server-markup.tsx';
import { useClosing } from '#site/parts/page/use-closing.ts';
import userStyles from './user-link.module.css';
import { NarrowUserLink, UserLink } from './user-link.tsx';

/**
 * One header for every width. Below 800 px, search, navigation and languages move into a popover, which needs
 * no script. The markup has the order in which both widths show it, because the Tab key follows the markup.
 */
export function Header() {
  const t = useTranslations('shell');
  const header = useRef<HTMLElement>(null);
  useClosing(header);
  return (
    <header className={styles.header} id="top" ref={header}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <div className={styles.bar}>
        <button className={styles.toggle} type="button" popoverTarget="site-menu">
          <AnyIcon name="menu" />
          <span className="visually-hidden">{t('openMenu')}</span>
        </button>
        <ServerMarkup id="brand" className={styles.brand}>
          <Brand />
        </ServerMarkup>
        <ServerMarkup id="welcome" className={styles.welcome}>
          <Welcome />
        </ServerMarkup>
        <Menu />
        <div className={styles.narrowUser}>
          <NarrowUserLink />
        </div>
      </div>
    </header>
  );
}

/** The part that becomes a popover on narrow screens. */
function Menu() {
  const t = useTranslations('shell');
  return (
    <div className={styles.menu} id="site-menu" popover="auto">
      <button className={styles.close} type="button" popoverTarget="site-menu" popoverTargetAction="hide">
        <AnyIcon name="close" />
        {t('close')}
      </button>
      <div className={styles.search}>{useOwnSearch() ? <FoldedSearch /> : <SiteSearch />}</div>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <div className={styles.user}>
        <UserLink />
      </div>
      <ServerMarkup id="navigation" className={styles.navigation}>
        <MainNavigation />
      </ServerMarkup>
      <div className={styles.account}>
        <AccountLinks />
      </div>
    </div>
  );
}

/**
 * The search, which a button opens. In the menu of narrow screens, the search is always open, because a
 * button opens the menu itself.
 */
function FoldedSearch() {
  const t = useTranslations('shell');
  const label = (
    <>
      <AnyIcon name="search" />
      {t('search')}
    </>
  );
  return (
    <DropDown id="header-search" label={label} labelClass={styles.unfold} panelClass={styles.folded}>
      <SiteSearch />
    </DropDown>
  );
}

/** Tells if the screen contains a search field; the search in the header is then folded. */
function useOwnSearch(): boolean {
  return useMatches().some(({ handle }) => isHandle(handle) && handle.ownSearch === true);
}

/** The editors' welcome text next to the navigation. */
function Welcome() {
  const { welcome, subWelcome } = useMenus()?.header ?? { welcome: null, subWelcome: null };
  return (
    <p>
      {welcome} <span>{subWelcome}</span>
    </p>
  );
}

/** The wordmark: a postmark with two waves of cancellation, and the name with its last word emphasized. */
function Brand() {
  const t = useTranslations('navigation.brand');
  const brand = (useMenus()?.header?.brand ?? t('name')).split(' ');
  return (
    <a className={brandStyles.brand} href={useAddress()('/')}>
      <BrandMark />
      <span className={brandStyles.name}>
        {brand.slice(0, -1).join(' ')} <span>{brand.at(-1)}</span>
      </span>
      <span className="visually-hidden">, {t('home')}</span>
    </a>
  );
}

/**
 * Links to the same page in the other language, with its search criteria. The link loads a new document,
 * because every word of the page changes.
 */
function LanguageSwitch() {
  const t = useTranslations('shell');
  const { locale, address } = useOtherLanguage();
  return (
    <a className={userStyles.language} href={address} lang={locale} hrefLang={locale}>
      {t('otherLanguage')}
    </a>
  );
}
