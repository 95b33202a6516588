import { useTranslations } from '#words/use-translations.ts';
import { isComplete } from '#board/candidates/candidate-status.ts';
import { AnyIcon, type AnyIconName } from '#ui/any-icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import styles from './account-links.module.css';
import { useReturning } from '#site/routing/here.ts';
import { byPart } from './menu-parts.ts';
import { useRootData, useShownViewer } from '#site/request/root-data.ts';
import type { MenuItem } from '#site/routing/screen-handle.ts';
import { SignOut } from './sign-out.tsx';
import { Unread } from '#site/parts/page/unread.tsx';

/** A link of the account menu; `waiting` names the task that the candidate must still do on its page. */
export type AccountLink = {
  readonly to: string;
  readonly icon: AnyIconName;
  readonly words: string;
  readonly part?: MenuItem['part'];
  /**
   * Path of other screens that count as part of this link's screen, together with the screens below that
   * path.
   */
  readonly holds?: string | undefined;
  readonly waiting?: string | null;
  /** True if the link shows the count of unread notifications. */
  readonly counts?: boolean;
};

/**
 * Returns the links to the candidate's own pages, as the `handle` of each page states. Visitors get the
 * sign-in methods and the pages that need no account, but not the personal space.
 */
export function useAccountLinks(): readonly AccountLink[] {
  const t = useTranslations('shell');
  const signIn = useReturning('/connexion');
  const ways = useReturning('/connexion/choix');
  const own = useOwnLinks();
  return useShownViewer()
    ? own
    : [{ to: signIn, icon: 'log-in', words: t('signIn') }, { to: ways, icon: 'plus', words: t('signUp') }, ...own];
}

/** Returns the links to the screens of the personal space, in the order of the routes. */
export function useOwnLinks(): readonly AccountLink[] {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { menu = [] } = useRootData() ?? {};
  const incomplete = useIsIncomplete();
  return menu.map(({ path, words, holds, ...item }) => ({
    ...item,
    to: localized(locale, path),
    holds: holds === undefined ? undefined : localized(locale, holds),
    words: t(`menu.${words}`),
    waiting: words === 'profile' && incomplete ? t('toComplete') : null,
    counts: words === 'notifications',
  }));
}

/** Tells if the profile lacks something that an application needs. */
function useIsIncomplete(): boolean {
  const viewer = useShownViewer();
  return viewer !== null && !isComplete(viewer.statusId);
}

/** The links as a menu, with a sign-out for candidates. */
export function AccountLinks() {
  const t = useTranslations('shell.menuParts');
  const viewer = useShownViewer();
  return (
    <ul className={styles.links}>
      {byPart(useAccountLinks()).map(({ part, items }) =>
        part ? (
          <li key={part} className={styles.part}>
            <p className={styles.partName}>{t(part)}</p>
            <ul className={styles.links}>
              {items.map((link) => (
                <MenuLink key={link.to} {...link} />
              ))}
            </ul>
          </li>
        ) : (
          items.map((link) => <MenuLink key={link.to} {...link} />)
        ),
      )}
      {viewer ? (
        <li>
          <SignOut className={styles.link} />
        </li>
      ) : null}
    </ul>
  );
}

function MenuLink({ to, icon, words, waiting, counts }: AccountLink) {
  return (
    <li>
      <a className={styles.link} href={to}>
        <AnyIcon name={icon} />
        {words}
        {waiting ? <Tag tone="coral">{waiting}</Tag> : null}
        {counts ? <Unread /> : null}
      </a>
    </li>
  );
}
