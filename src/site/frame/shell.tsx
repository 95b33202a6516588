import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#site/parts/page/progress-bar.tsx';
import { useRootData } from '#site/request/root-data.ts';
import { graceDays } from '#board/privacy/closing/grace.ts';
import { latePart } from '#site/scripts/late-part.tsx';
import styles from './shell.module.css';
import { isStoredError, type StoredNews } from '#site/routing/stored-message.ts';

// Frame of the page. Links, menus and dialogs work without React, because browsers and the script of every
// page open them.
const AboveMain = await latePart(async () => (await import('./around-main.tsx')).AboveMain);
const BelowMain = await latePart(async () => (await import('./around-main.tsx')).BelowMain);

/** The header and footer around every page, error screens included. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <ProgressBar />
      <AboveMain />
      <main id="main" className={styles.main} tabIndex={-1}>
        <News />
        {children}
      </main>
      <BelowMain />
    </div>
  );
}

const news = {
  'auth.signedOut': 'signedOut',
  'auth.accountClosed': 'accountClosed',
  'auth.accountReopened': 'accountReopened',
  'auth.accountDeleted': 'accountDeleted',
  'auth.registered.simple': 'registered.simple',
  'auth.registered.complete': 'registered.complete',
} as const satisfies Record<StoredNews, string>;

/** A message shown once, after a sign-out or after an account was created or deleted. */
function News() {
  const t = useTranslations('frame');
  const message = useRootData()?.message;
  if (!message || isStoredError(message)) return null;
  return (
    <div className={styles.said}>
      <Notice tone="success">{t(news[message], { days: graceDays })}</Notice>
    </div>
  );
}
