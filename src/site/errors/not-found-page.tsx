import { data } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import type { ScreenHandle } from '../shell/scripted.ts';

export const handle: ScreenHandle = { hydrate: false };

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
