import { data } from 'react-router';
import { NotFound } from '#site/parts/page/not-found.tsx';
import { loadWords } from '#words/load-words.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';

export const catalogues = await loadWords('errors');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
