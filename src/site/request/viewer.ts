import type { Viewer } from '#board/context/viewer.ts';

/** Facts about a signed-in candidate that the header shows; null for a visitor. */
export type ShownViewer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly statusId: number;
  /** Version of the photo, the value of `v` in its address; missing without a photo. */
  readonly photo?: string;
} | null;

/**
 * Lists the fields one by one, because every page sends them to the browser and must send no other fields.
 */
export function presentViewer(viewer: Viewer): ShownViewer {
  if (viewer.kind === 'visitor') return null;
  const { firstName, lastName, statusId, photo } = viewer.candidate;
  return { firstName, lastName, statusId, ...(photo !== undefined && { photo }) };
}

/** 'Zoé', 'Martin' → 'ZM' */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => (Array.from(name.trim())[0] ?? '').toLocaleUpperCase('fr')).join('');
}
