import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#words/use-locale.ts';
import { useAddress } from './addresses.ts';
import styles from './footer.module.css';
import { useOtherLanguage } from './here.ts';
import { menuMissing } from './menus.ts';
import { useMenus, useStaticPage } from './use-menus.ts';

/** What every page leads to, whatever editors say: the operator, what is kept, one's choices. */
export function FooterNote() {
  const t = useTranslations('shell.footer');
  const other = useOtherLanguage();
  const address = useAddress();
  return (
    <div className={styles.note}>
      <p>{t('note')}</p>
      <ul className={styles.legal}>
        <Item to={useStaticPage('contact')}>{t('contact')}</Item>
        <Item to={useStaticPage('privacy')}>{t('privacy')}</Item>
        <EditedPages />
        <li>
          <a href={address('/cookies')} data-consent="choose">
            {t('cookies')}
          </a>
        </li>
        <Item to={address('/lettre')}>{t('newsletter')}</Item>
        <Item to={`/api/docs?lang=${useLocale()}`}>{t('developers')}</Item>
        <li>
          <a href={other.address} lang={other.locale} hrefLang={other.locale}>
            {t('language')}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** Pages that have no screen of their own, as the content names them. */
function EditedPages() {
  const t = useTranslations('shell.footer');
  const pages = useMenus()?.pages;
  if (pages === undefined) return null;
  if (pages === null) return <li lang="en">{menuMissing.pages}</li>;
  return (
    <>
      {pages.legal === null ? null : <Item to={pages.legal}>{t('legal')}</Item>}
      {pages.accessibility === null ? null : <Item to={pages.accessibility}>{t('accessibility')}</Item>}
    </>
  );
}

function Item({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to}>{children}</a>
    </li>
  );
}
