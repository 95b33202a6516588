import { useMatches } from 'react-router';
import { ConsentNotice } from '#site/parts/consent/consent-notice.tsx';
import { UnreadNews } from '#site/parts/page/unread.tsx';
import { useShownViewer } from '#site/request/root-data.ts';
import { isHandle } from '#site/routing/screen-handle.ts';
import { loadWords } from '#words/load-words.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { OfflineDialog } from './offline-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { SpaceNavigation } from './space-navigation.tsx';

export { ErrorScreen } from './error-screen.tsx';
export { News } from './news.tsx';

export const catalogues = await loadWords('errors', 'login', 'navigation', 'shell');

/** The parts of every page above the content. */
export function AboveMain() {
  return (
    <>
      <ConsentNotice />
      <PreviewBar />
      <Header />
      {useIsSpace() ? <SpaceNavigation /> : null}
    </>
  );
}

const useIsSpace = (): boolean => useMatches().some(({ handle }) => isHandle(handle) && handle.space === true);

/** The parts of every page below the content, including the dialogs that any page may open. */
export function BelowMain() {
  return (
    <>
      <Footer />
      <ErrorDialog />
      <OfflineDialog />
      {useShownViewer() === null ? <SignInDialog /> : null}
      <UnreadNews />
    </>
  );
}
