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
 * Moves the focus to the start of the content when scripts show another screen, as browsers do when they load
 * a document. A screen reader then begins there, and the Tab key continues from there. If a visitor returns
 * to a list, the list sets the focus instead.
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
