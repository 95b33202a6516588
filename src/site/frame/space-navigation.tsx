import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { type AccountLink, useOwnLinks } from './account-links.tsx';
import { byPart } from './menu-parts.ts';
import { nearestPlace } from '#site/routing/nearest-place.ts';
import { useShownViewer } from '#site/request/root-data.ts';
import { SignOut } from './sign-out.tsx';
import styles from './space-navigation.module.css';
import { Unread } from '#site/parts/page/unread.tsx';
import { useClosing } from '#site/parts/page/use-closing.ts';

/**
 * Links to the screens of the personal space in one or two lines, with the sign-out at the end. On narrow
 * screens, the links are in a popover behind the name of the current screen. Visitors may open some of these
 * screens, but see no links.
 */
export function SpaceNavigation() {
  const t = useTranslations('shell');
  const viewer = useShownViewer();
  const links = useOwnLinks();
  const { pathname } = useLocation();
  const here = nearestPlace(links, pathname);
  const inside = useRef<HTMLElement>(null);
  useClosing(inside);
  if (!viewer) return null;
  return (
    <nav className={styles.navigation} aria-label={t('spaceNavigation')} ref={inside}>
      <div className={styles.bar}>
        <Opener here={here} />
        <ul className={styles.places} id="space-menu" popover="auto">
          {byPart(links).map(({ part, items }) =>
            part ? (
              <li key={part} className={styles.part}>
                <p className={styles.name}>{t(`menuParts.${part}`)}</p>
                <ul className={styles.row}>
                  {items.map((link) => (
                    <Place key={link.to} {...link} here={here} />
                  ))}
                </ul>
              </li>
            ) : (
              items.map((link) => <Place key={link.to} {...link} here={here} />)
            ),
          )}
        </ul>
        <div className={styles.out}>
          <SignOut className={styles.link} />
        </div>
      </div>
    </nav>
  );
}

function Opener({ here }: { here: AccountLink | undefined }) {
  const t = useTranslations('shell');
  return (
    <button className={styles.opener} type="button" popoverTarget="space-menu">
      <AnyIcon name={here?.icon ?? 'menu'} />
      <span className={styles.here}>{here?.words ?? t('menu.space')}</span>
      <AnyIcon name="chevron-down" className={styles.chevron} />
    </button>
  );
}

/** A link to a screen of the space. The link is marked as current on its screen and on the pages below it. */
function Place({ to, icon, words, waiting, counts, here }: AccountLink & { here: AccountLink | undefined }) {
  const isPage = useLocation().pathname === to;
  return (
    <li>
      <a className={styles.link} href={to} aria-current={isPage ? 'page' : here?.to === to ? 'true' : undefined}>
        <AnyIcon name={icon} className={styles.icon} />
        {words}
        {waiting ? (
          <>
            <span className={styles.waiting} aria-hidden="true" />
            <span className="visually-hidden">({waiting})</span>
          </>
        ) : null}
        {counts ? <Unread /> : null}
      </a>
    </li>
  );
}
