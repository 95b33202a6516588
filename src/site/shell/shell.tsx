import type { ReactNode } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import progress from './progress-bar.module.css';
import { useRootData } from './root-data.ts';
import { isHandle } from './screen-handle.ts';
import styles from './shell.module.css';
import { SpaceNavigation } from './space-navigation.tsx';
import type { StoredMessage } from './stored-message.ts';
import { UnreadNews } from './unread.tsx';

/** The header and footer around every page, error screens included. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <ProgressBar />
      <Header />
      {useIsSpace() ? <SpaceNavigation /> : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        <SignedOut />
        {children}
      </main>
      <Footer />
      <StoredMessageDialog />
      <UnreadNews />
    </div>
  );
}

const useIsSpace = (): boolean => useMatches().some(({ handle }) => isHandle(handle) && handle.space === true);

/** Shows that the next page is on its way, once that takes longer than 200 ms (specification §9). */
function ProgressBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={progress.bar} aria-hidden="true" />;
}

/** Said once, on the page that a sign-out leads to, or the end of an account. */
function SignedOut() {
  const t = useTranslations('shell');
  const message = useRootData()?.message;
  if (!message || !isFarewell(message)) return null;
  return (
    <div className={styles.said}>
      <Notice tone="success">{t(message === 'auth.signedOut' ? 'signedOut' : 'accountDeleted')}</Notice>
    </div>
  );
}

const isFarewell = (message: StoredMessage): message is 'auth.signedOut' | 'auth.accountDeleted' =>
  message === 'auth.signedOut' || message === 'auth.accountDeleted';

const messages = {
  'auth.errors.accountUnavailable': 'accountUnavailable',
  'auth.errors.anErrorOccured': 'anErrorOccured',
  'auth.errors.loginFailed': 'loginFailed',
} as const;

/** What the last answer left to be said on this page: a refused account, a sign-in that failed. */
function StoredMessageDialog() {
  const t = useTranslations('shell');
  const message = useRootData()?.message;
  if (!message || isFarewell(message)) return null;
  return (
    <Dialog id="error" title={t('error.title')} open closeLabel={t('close')}>
      <p>{t(`error.${messages[message]}`)}</p>
      <form method="dialog">
        <Button variant="secondary">{t('error.close')}</Button>
      </form>
    </Dialog>
  );
}
