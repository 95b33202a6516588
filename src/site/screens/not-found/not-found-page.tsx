import { data } from 'react-router';
import { NotFound } from '#site/parts/page/not-found.tsx';
import type { ScreenHandle } from '#site/routing/screen-handle.ts';

export const handle: ScreenHandle = { hydrate: false, robots: 'noindex' };

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
