import { useTranslations } from 'use-intl';
import type { IconName } from '#ui/icon-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import styles from './account-links.module.css';
import { useAddress } from './addresses.ts';
import { useReturning } from './here.ts';
import { useRootData, useShownViewer } from './root-data.ts';

type AccountLink = { readonly to: string; readonly icon: IconName; readonly words: string };

/**
 * A candidate's own pages, each by its `handle`; for visitors the ways in. The personal space itself is not
 * shown to them.
 */
export function useAccountLinks(): readonly AccountLink[] {
  const t = useTranslations('shell');
  const locale = useLocale();
  const signIn = useReturning('/connexion');
  const signUp = useReturning('/inscription');
  const { viewer = null, menu = [] } = useRootData() ?? {};
  return viewer
    ? menu.map(({ path, icon, words }) => ({ to: localized(locale, path), icon, words: t(`menu.${words}`) }))
    : [
        { to: signIn, icon: 'log-in', words: t('signIn') },
        { to: signUp, icon: 'plus', words: t('signUp') },
      ];
}

/** The same as a menu, with a candidate's way out. */
export function AccountLinks() {
  const viewer = useShownViewer();
  return (
    <ul className={styles.links}>
      {useAccountLinks().map(({ to, icon, words }) => (
        <li key={to}>
          <a className={styles.link} href={to}>
            <Icon name={icon} />
            {words}
          </a>
        </li>
      ))}
      {viewer ? <SignOut /> : null}
    </ul>
  );
}

function SignOut() {
  const t = useTranslations('shell');
  return (
    <li>
      <form method="post" action={useAddress()('/deconnexion')}>
        <button className={styles.link}>
          <Icon name="log-out" />
          {t('signOut')}
        </button>
      </form>
    </li>
  );
}
