import { Outlet } from 'react-router';
import { defineScreen } from '#site/routing/screen-handle.ts';

export const handle = defineScreen({ hydrate: true, space: true });

/**
 * The layout of the personal space. The layout only marks the screens; the shell shows the navigation of the
 * space above them.
 */
export default function SpaceLayout() {
  return <Outlet />;
}
