import { Outlet } from 'react-router';
import { defineScreen } from '#site/routing/screen-handle.ts';

export const handle = defineScreen({ hydrate: true, space: true });

/** The layout of the personal space; the shell puts its navigation above each screen. */
export default function SpaceLayout() {
  return <Outlet />;
}
