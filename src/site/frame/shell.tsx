import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { ConsentNotice } from '#site/parts/consent/consent-notice.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { NewsletterDialog } from '#site/parts/newsletter/newsletter-dialog.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from '#site/parts/page/progress-bar.tsx';
import { useRootData, useShownViewer } from '#site/request/root-data.ts';
import { graceDays } from '#board/privacy/closing/grace.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import styles from './shell.module.css';
import { SpaceNavigation } from './space-navigation.tsx';
import { isStoredError, type StoredNews } from '#site/routing/stored-message.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { UnreadNews } from '#site/parts/page/unread.tsx';

/** The header and footer around every page, error screens included. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <ConsentNotice />
      <ProgressBar />
      <PreviewBar />
      <Header />
      {useIsSpace() ? <SpaceNavigation /> : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        <News />
        {children}
      </main>
      <Footer />
      <ErrorDialog />
      {useShownViewer() === null ? <SignInDialog /> : null}
      <NewsletterDialog />
      <UnreadNews />
    </div>
  );
}

const useIsSpace = (): boolean => useMatches().some(({ handle }) => isHandle(handle) && handle.space === true);

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
  const t = useTranslations('shell');
  const message = useRootData()?.message;
  if (!message || isStoredError(message)) return null;
  return (
    <div className={styles.said}>
      <Notice tone="success">{t(news[message], { days: graceDays })}</Notice>
    </div>
  );
}
