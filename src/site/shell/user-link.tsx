import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { DropDown } from './drop-down.tsx';
import { useReturning } from './here.ts';
import styles from './user-link.module.css';
import { useShownViewer } from './root-data.ts';
import { initialsOf, type ShownViewer } from './viewer.ts';

/** A way in for visitors, the candidate's own menu afterwards. */
export function UserLink() {
  const viewer = useShownViewer();
  return viewer ? <UserMenu viewer={viewer} /> : <SignInLink />;
}

function SignInLink() {
  const t = useTranslations('shell');
  return (
    <a className={styles.signIn} href={useReturning('/connexion')} rel="nofollow">
      <Icon name="user" />
      <span className={styles.words}>{t('signIn')}</span>
    </a>
  );
}

function UserMenu({ viewer }: { viewer: NonNullable<ShownViewer> }) {
  const t = useTranslations('shell');
  return (
    <DropDown
      id="account-menu"
      align="end"
      labelClass={styles.label}
      panelClass={styles.panel}
      label={
        <>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(viewer)}
          </span>
          <span className={styles.words} aria-hidden="true">
            {t('account')}
          </span>
          <span className="visually-hidden">{t('accountOf', { name: `${viewer.firstName} ${viewer.lastName}` })}</span>
        </>
      }
    >
      <AccountLinks />
    </DropDown>
  );
}
