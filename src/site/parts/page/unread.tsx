import { useTranslations } from 'use-intl';
import { useRootData } from '#site/request/root-data.ts';
import { unreadWords } from './unread-words.ts';
import styles from './unread.module.css';

/**
 * How many notifications are unread, as figures and for those who hear the page. notifications/live.ts writes
 * into what has `data-unread`, maybe before React takes over.
 */
export function Unread() {
  const t = useTranslations('shell.unread');
  const { shown, said } = unreadWords(useRootData()?.unread ?? 0, t);
  return (
    <>
      <span className={styles.count} data-unread="shown" aria-hidden="true" suppressHydrationWarning>
        {shown}
      </span>
      <span className="visually-hidden" data-unread="said" suppressHydrationWarning>
        {said}
      </span>
    </>
  );
}

/** Says what has arrived while the page was open, to those who hear it. */
export function UnreadNews() {
  return <output className="visually-hidden" data-unread="news" suppressHydrationWarning />;
}
