import { Outlet, NavigationType, useLocation, useNavigationType } from 'react-router';
import { answerQuery } from '#site/request/answer-query.ts';
import { Shell } from './shell.tsx';
import { useEffect, useRef } from 'react';

export { ErrorBoundary } from './error-boundary.tsx';

export const middleware = [answerQuery];

export default function FrameLayout() {
  useFocusMain();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/**
 * After scripts led to another screen, the focus is at the start of its content, as after a document that was
 * loaded: a screen reader begins there, and the Tab key goes on from there. Who comes back keeps the focus
 * that the list sets.
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
