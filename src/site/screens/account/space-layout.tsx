import { Outlet } from 'react-router';
import { defineScreen } from '#site/routing/screen-handle.ts';

export const handle = defineScreen({ hydrate: true, space: true });

/**
 * The layout of the personal space. It renders only the screen; the shell above shows the navigation of the
 * space.
 */
export default function SpaceLayout() {
  return <Outlet />;
}
