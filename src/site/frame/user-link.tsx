import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { DropDown } from '#site/parts/page/drop-down.tsx';
import { useReturning } from '#site/routing/here.ts';
import styles from './user-link.module.css';
import { useShownViewer } from '#site/request/root-data.ts';
import { Unread } from '#site/parts/page/unread.tsx';
import { initialsOf, type ShownViewer } from '#site/request/viewer.ts';

/** The sign-in for visitors, the account menu for candidates. */
export function UserLink() {
  const viewer = useShownViewer();
  return viewer ? <UserMenu viewer={viewer} /> : <SignInLink />;
}

/**
 * The sign-in or a link to the personal space, for narrow screens. The menu of narrow screens contains the
 * other links of the account.
 */
export function NarrowUserLink() {
  const viewer = useShownViewer();
  const space = useAddress()('/espace-personnel');
  return viewer ? (
    <a className={styles.label} href={space}>
      <Who viewer={viewer} />
    </a>
  ) : (
    <SignInLink />
  );
}

/**
 * Opens the dialog with the sign-in methods. Without scripts, the link leads to the provider's page. Until
 * the script of the dialogs has loaded (on-every-page/dialogs.ts), the browser opens the dialog as a popover.
 */
function SignInLink() {
  const t = useTranslations('shell');
  const label = (
    <>
      <AnyIcon name="user" />
      <span className={styles.words}>{t('signIn')}</span>
    </>
  );
  return (
    <>
      <button className={clsx(styles.signIn, styles.asks)} type="button" aria-haspopup="dialog" popoverTarget="sign-in">
        {label}
      </button>
      <a className={clsx(styles.signIn, styles.leads)} href={useReturning('/connexion')} rel="nofollow">
        {label}
      </a>
    </>
  );
}

type Viewing = { viewer: NonNullable<ShownViewer> };

function UserMenu({ viewer }: Viewing) {
  return (
    <DropDown
      id="account-menu"
      align="end"
      labelClass={styles.label}
      panelClass={styles.panel}
      label={
        <>
          <Who viewer={viewer} />
          <AnyIcon name="chevron-down" className={styles.chevron} />
        </>
      }
    >
      <AccountLinks />
    </DropDown>
  );
}

/**
 * Photo or initials, the count of unread notifications, and the first name. The menu lists the tasks that the
 * candidate must still do.
 */
function Who({ viewer }: Viewing) {
  const t = useTranslations('shell');
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <>
      <span className={styles.initials} aria-hidden="true">
        {viewer.photo === undefined ? initialsOf(viewer) : <Photo mark={viewer.photo} />}
      </span>
      <span className={styles.words} aria-hidden="true">
        {viewer.firstName}
      </span>
      <span className="visually-hidden">{t('accountOf', { name })} </span>
      <span className={styles.unread}>
        <Unread />
      </span>
    </>
  );
}

function Photo({ mark }: { mark: string }) {
  const address = useAddress()('/espace-personnel/photo');
  return <img className={styles.photo} src={`${address}?v=${mark}`} alt="" width={40} height={40} />;
}
