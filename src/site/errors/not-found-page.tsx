import { data } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';

export const handle: ScreenHandle = { hydrate: false, robots: 'noindex' };

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
