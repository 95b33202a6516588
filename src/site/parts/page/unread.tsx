import { useTranslations } from '#words/use-translations.ts';
import { useRootData } from '#site/request/root-data.ts';
import { unreadWords } from './unread-words.ts';
import styles from './unread.module.css';

/**
 * Shows the number of unread notifications to the eye and to screen readers. The script notifications/live.ts
 * updates elements with `data-unread`, perhaps before React hydrates them.
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

/** Announces new notifications to screen readers. */
export function UnreadNews() {
  return <output className="visually-hidden" data-unread="news" suppressHydrationWarning />;
}
