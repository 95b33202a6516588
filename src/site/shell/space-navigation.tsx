import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { type AccountLink, useOwnLinks } from './account-links.tsx';
import { byPart } from './menu-parts.ts';
import { useShownViewer } from './root-data.ts';
import { SignOut } from './sign-out.tsx';
import styles from './space-navigation.module.css';
import { Unread } from './unread.tsx';

/** The screens of the personal space in a row, in several on a phone, and the way out. */
export function SpaceNavigation() {
  const t = useTranslations('shell');
  const viewer = useShownViewer();
  return (
    <nav className={styles.navigation} aria-label={t('spaceNavigation')}>
      <ul className={styles.row}>
        {byPart(useOwnLinks()).map(({ part, items }) =>
          part ? (
            <li key={part} className={styles.part}>
              <p className={styles.name}>{t(`menuParts.${part}`)}</p>
              <ul className={styles.row}>
                {items.map((link) => (
                  <Place key={link.to} {...link} />
                ))}
              </ul>
            </li>
          ) : (
            items.map((link) => <Place key={link.to} {...link} />)
          ),
        )}
        {viewer ? (
          <li className={styles.out}>
            <SignOut className={styles.link} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function Place({ to, icon, words, waiting, counts }: AccountLink) {
  const here = useLocation().pathname === to;
  return (
    <li>
      <a className={styles.link} href={to} aria-current={here ? 'page' : undefined}>
        <Icon name={icon} />
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
