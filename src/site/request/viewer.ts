import type { Viewer } from '#board/context/viewer.ts';

/** What the header shows of a signed-in candidate; null for a visitor. */
export type ShownViewer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly statusId: number;
  /** Of the address of the photo; missing where there is none. */
  readonly photo?: string;
} | null;

/** An allow-list: this goes to the browser on every page. */
export function presentViewer(viewer: Viewer): ShownViewer {
  if (viewer.kind === 'visitor') return null;
  const { firstName, lastName, statusId, photo } = viewer.candidate;
  return { firstName, lastName, statusId, ...(photo !== undefined && { photo }) };
}

/** 'Zoé', 'Martin' → 'ZM' */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase('fr')).join('');
}
