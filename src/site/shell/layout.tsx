import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

export { ErrorBoundary } from './error-boundary.tsx';

export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
