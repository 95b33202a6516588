import { Outlet } from 'react-router';
import { SpaceNavigation } from '../shell/space-navigation.tsx';

/** The frame of the personal space: its one navigation above each of its screens. */
export default function SpaceLayout() {
  return (
    <>
      <SpaceNavigation />
      <Outlet />
    </>
  );
}
