import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import { FooterLists } from './footer-lists.tsx';
import styles from './footer.module.css';
import { useOtherLanguage, useReturning } from './here.ts';
import { StaticPart } from './static-part.tsx';
import { useShownViewer } from './viewer.ts';

export function Footer() {
  const t = useTranslations('shell');
  const other = useOtherLanguage();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <StaticPart id="footer-lists" className={styles.lists}>
          {import.meta.env.SSR ? <FooterLists /> : null}
        </StaticPart>
        <AccountLinks />
        <p className={styles.note}>
          {t('footer.note')}{' '}
          <a href={other.address} lang={other.locale} hrefLang={other.locale}>
            {t('footer.language')}
          </a>
        </p>
      </div>
    </footer>
  );
}

// Visitors are not shown the personal space itself, only the ways in.
function AccountLinks() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const signIn = useReturning('/connexion');
  const signUp = useReturning('/inscription');
  const links = useShownViewer()
    ? [
        { to: localized(locale, '/espace-personnel/candidatures'), words: t('applications') },
        { to: localized(locale, '/espace-personnel/profil'), words: t('profile') },
      ]
    : [
        { to: signIn, words: t('signIn') },
        { to: signUp, words: t('signUp') },
      ];
  return (
    <div className={styles.list}>
      <h2>{t('footer.account')}</h2>
      <ul className={styles.items}>
        {links.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
