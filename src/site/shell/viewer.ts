import type { ShownViewer } from './present-viewer.ts';
import { useRootData } from './root-data.ts';

/** Who looks at the page, as the header shows it; null for a visitor and on an error page whose root did not load. */
export function useShownViewer(): ShownViewer {
  return useRootData()?.viewer ?? null;
}

/** 'Zoé', 'Martin' → 'ZM' */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase('fr')).join('');
}
