import { Outlet } from 'react-router';
import { answerQuery } from '#site/request/answer-query.ts';
import { useFocusMain } from '#site/parts/page/focus-main.ts';
import { Shell } from './shell.tsx';

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
