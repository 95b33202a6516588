import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './footer.module.css';
import { useOtherLanguage, useReturning } from './here.ts';
import { destinations, offersFor, professions, type NavigationItem } from './navigation.ts';
import { useShownViewer } from './viewer.ts';

export function Footer() {
  const t = useTranslations('shell');
  const other = useOtherLanguage();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.name}>{t('name')}</p>
          <p className={styles.tagline}>{t('footer.tagline')}</p>
          <a className={styles.top} href="#top">
            <Icon name="arrow-up" />
            {t('footer.top')}
          </a>
        </div>
        <LinkList title={t('footer.find')} items={offersFor(useShownViewer())} />
        <LinkList title={t('footer.destinations')} items={destinations} />
        <LinkList title={t('footer.professions')} items={professions} />
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

function LinkList({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <div className={styles.list}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {items.map(({ key, to }) => (
          <li key={key}>
            <a href={localized(locale, to)}>{t(`nav.${key}`)}</a>
          </li>
        ))}
      </ul>
    </div>
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
