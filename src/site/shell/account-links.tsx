import { useTranslations } from 'use-intl';
import { localized, useLocale } from '../i18n/locale.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './account-links.module.css';
import { useReturning } from './here.ts';
import { useShownViewer } from './viewer.ts';

/** A candidate's own pages and the way out; for visitors the ways in. The personal space itself is not shown to them. */
export function AccountLinks() {
  return <ul className={styles.links}>{useShownViewer() ? <OwnLinks /> : <EntryLinks />}</ul>;
}

function OwnLinks() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <>
      <AccountLink to={localized(locale, '/espace-personnel/candidatures')} icon="plane" words={t('applications')} />
      <AccountLink to={localized(locale, '/espace-personnel/profil')} icon="user" words={t('profile')} />
      <li>
        <form method="post" action={localized(locale, '/deconnexion')}>
          <button className={styles.link}>
            <Icon name="log-out" />
            {t('signOut')}
          </button>
        </form>
      </li>
    </>
  );
}

function EntryLinks() {
  const t = useTranslations('shell');
  return (
    <>
      <AccountLink to={useReturning('/connexion')} icon="log-in" words={t('signIn')} />
      <AccountLink to={useReturning('/inscription')} icon="plus" words={t('signUp')} />
    </>
  );
}

function AccountLink({ to, icon, words }: { to: string; icon: IconName; words: string }) {
  return (
    <li>
      <a className={styles.link} href={to}>
        <Icon name={icon} />
        {words}
      </a>
    </li>
  );
}
