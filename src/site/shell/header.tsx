import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SiteSearch } from './site-search.tsx';
import { StaticPart } from './static-part.tsx';
import { useClosing } from './use-closing.ts';
import { UserLink } from './user-link.tsx';

/** One header for every width: under 800 px its search, navigation and languages become a popover, which needs no script. */
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
          <Icon name="menu" />
          <span className="visually-hidden">{t('menu')}</span>
        </button>
        <StaticPart id="brand" className={styles.brand}>
          {import.meta.env.SSR ? <Brand /> : null}
        </StaticPart>
        <p className={styles.welcome}>
          {t('welcome')} <span>{t('subWelcome')}</span>
        </p>
        <div className={styles.user}>
          <UserLink />
        </div>
        <div className={styles.menu} id="site-menu" popover="auto">
          <div className={styles.search}>
            <SiteSearch />
          </div>
          <div className={styles.navigation}>
            <MainNavigation />
          </div>
          <div className={styles.account}>
            <AccountLinks />
          </div>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <button className={styles.close} type="button" popoverTarget="site-menu" popoverTargetAction="hide">
            <Icon name="close" />
            {t('close')}
          </button>
        </div>
      </div>
    </header>
  );
}
