import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { graceDays } from '#board/privacy/closing/grace.ts';
import type { StoredNews } from '#site/routing/stored-message.ts';
import styles from './news.module.css';

const news = {
  'auth.signedOut': 'signedOut',
  'auth.accountClosed': 'accountClosed',
  'auth.accountReopened': 'accountReopened',
  'auth.accountDeleted': 'accountDeleted',
  'auth.registered.simple': 'registered.simple',
  'auth.registered.complete': 'registered.complete',
} as const satisfies Record<StoredNews, string>;

/** A message shown once, after a sign-out or after an account was created or deleted. */
export function News({ message }: { message: StoredNews }) {
  const t = useTranslations('shell.news');
  return (
    <div className={styles.said}>
      <Notice tone="success">{t(news[message], { days: graceDays })}</Notice>
    </div>
  );
}
