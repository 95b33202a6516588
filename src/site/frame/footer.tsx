import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { ShownFilm } from '#site/parts/consent/film.tsx';
import { useAccountLinks } from './account-links.tsx';
import { FooterNote, useFixedLinks } from './footer-note.tsx';
import styles from './footer.module.css';
import { type MenuLink, type MenuList, menuMissing } from '#site/request/menus.ts';
import { useMenus, useShownLinks } from '#site/parts/page/use-menus.ts';
import { ServerMarkup } from '#site/scripts/server-markup.tsx';
import { CachedMarkup } from '#site/scripts/cached-markup.tsx';

/** The footer: a sentence about the site, the editors' lists of links, and the links of the account. */
export function Footer() {
  const t = useTranslations('shell.footer');
  const fixed = useFixedLinks();
  return (
    <footer className={styles.footer} aria-label={t('label')}>
      <div className={styles.inner}>
        <ServerMarkup id="site-name" className={styles.words}>
          <SiteName />
        </ServerMarkup>
        <div className={styles.lists}>
          <ServerMarkup id="footer-lists" className={styles.sent}>
            <EditorsLists fixed={fixed} />
          </ServerMarkup>
          <List title={t('account')}>
            <ul className={styles.items}>
              <Items links={useAccountLinks()} />
            </ul>
          </List>
        </div>
        <FooterNote links={fixed} />
      </div>
    </footer>
  );
}

function EditorsLists({ fixed }: { fixed: readonly Shown[] }) {
  return useLists(fixed).map(({ title, film, links }, index) => (
    <List key={title + String(index)} title={title}>
      {film === null ? null : (
        <div className={styles.film}>
          <ShownFilm film={film} />
        </div>
      )}
      {links.length === 0 ? null : (
        <CachedMarkup as="ul" className={styles.items} by={['footer links', links]}>
          <Items links={links} />
        </CachedMarkup>
      )}
    </List>
  ));
}

/** Returns the editors' lists without the fixed links, so that no link appears twice. */
function useLists(fixed: readonly Shown[]): readonly MenuList[] {
  const lists = useMenus()?.footer?.lists ?? [];
  const shown = useShownLinks();
  return lists
    .map((list) => ({ ...list, links: shown(list.links).filter(({ to }) => fixed.every((one) => one.to !== to)) }))
    .filter(({ film, links }) => film !== null || links.length > 0);
}

function SiteName() {
  const t = useTranslations('navigation');
  const menus = useMenus();
  const footer = menus?.footer;
  return (
    <>
      <p className={styles.name}>{menus?.header?.brand ?? t('brand.name')}</p>
      {footer === null ? <p lang="en">{menuMissing.footer}</p> : <p className={styles.tagline}>{footer?.title}</p>}
      {footer && footer.social.length > 0 ? <Social links={footer.social} /> : null}
      <a className={styles.top} href="#top">
        <AnyIcon name="arrow-up" />
        {t('footer.top')}
      </a>
    </>
  );
}

function Social({ links }: { links: readonly MenuLink[] }) {
  const t = useTranslations('navigation.footer');
  return (
    <ul className={styles.social} aria-label={t('social')}>
      {links.map(({ to, words }) => (
        <li key={to}>
          <a href={to} rel="me noopener">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ListProps = { title: string; children: ReactNode };

/**
 * A list that is folded behind its title on phones, because open lists would be longer than the page above
 * them.
 */
function List({ title, children }: ListProps) {
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <AnyIcon name="chevron-down" className={styles.chevron} />
        </summary>
        {children}
      </details>
    </div>
  );
}

type Shown = Pick<MenuLink, 'to' | 'words'>;

function Items({ links }: { links: readonly Shown[] }) {
  return links.map(({ to, words }) => (
    <li key={to + words}>
      <a href={to}>{words}</a>
    </li>
  ));
}
