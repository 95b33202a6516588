import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { ShownViewer } from './present-viewer.ts';

/** Who looks at the page, as the header shows it; null for a visitor and on an error page whose root did not load. */
export function useShownViewer(): ShownViewer {
  return useRouteLoaderData<typeof loader>('root')?.viewer ?? null;
}

/** 'Zoé', 'Martin' → 'ZM' */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase('fr')).join('');
}
