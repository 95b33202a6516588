import { Outlet, NavigationType, useLocation, useNavigationType } from 'react-router';
import { answerQuery } from '#site/request/answer-query.ts';
import { useShownViewer } from '#site/request/root-data.ts';
import { Shell } from './shell.tsx';
import { useEffect, useRef } from 'react';

export { ErrorBoundary } from './error-boundary.tsx';

export const middleware = [answerQuery];

export default function FrameLayout() {
  useFocusMain();
  useOwnFrame();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/**
 * Moves the focus to the start of the content when scripts show another screen, as browsers do for a loaded
 * document: a screen reader begins there, and Tab continues from there. When a visitor returns to a list,
 * the list sets the focus.
 */
function useFocusMain(): void {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isReturn && hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, isReturn]);
}

/**
 * Reloads the document when the status of its viewer changes, for example after a profile was completed,
 * because only the server renders the menus, which depend on the status.
 */
function useOwnFrame(): void {
  const status = useShownViewer()?.statusId;
  const sent = useRef(status);
  useEffect(() => {
    if (status !== sent.current) location.reload();
  }, [status]);
}
