import { readSessionNote, writeSessionNote } from './session-notes.ts';

/**
 * Position of a visitor in a list when they left it: number of open pages, and offer at the top of the
 * screen.
 */
export type ListPlace = { readonly last: number; readonly id: string; readonly top: number };

// Stored by entry of the browser's history, because a newly loaded document knows nothing else about the
// entry.
const nameOf = (entry: string) => `list:${entry}`;
const onTheWay = 'list';

/** Stores the current position of the list. */
export function keepPlace(entry: string, last: number): void {
  const items = [...document.querySelectorAll<HTMLElement>('[id^="offre-"]')];
  const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
  if (first) writeSessionNote(nameOf(entry), { last, id: first.id, top: first.getBoundingClientRect().top });
}

/**
 * Sets the position for the next time that the list opens, whatever the history entry, for visitors who
 * follow a link to the list.
 */
export function keepPlaceOfArrival(place: ListPlace): void {
  writeSessionNote(onTheWay, place);
}

export function keptPlace(entry: string): ListPlace | null {
  const kept = readSessionNote(onTheWay) ?? readSessionNote(nameOf(entry));
  return isPlace(kept) ? kept : null;
}

/** Restores the position of the list, once. */
export function showPlace(entry: string, { id, top }: ListPlace): void {
  writeSessionNote(onTheWay, null);
  writeSessionNote(nameOf(entry), null);
  const item = document.getElementById(id);
  if (item) scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' });
}

function isPlace(kept: unknown): kept is ListPlace {
  if (typeof kept !== 'object' || kept === null || !('last' in kept && 'id' in kept && 'top' in kept)) return false;
  return typeof kept.last === 'number' && typeof kept.id === 'string' && typeof kept.top === 'number';
}
