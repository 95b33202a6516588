import { readSessionNote, writeSessionNote } from './session-notes.ts';

/**
 * Position of a visitor when they left a list: the number of the last open page, and the offer at the top of
 * the screen.
 */
export type ListPlace = { readonly last: number; readonly id: string; readonly top: number };

// Name under which the position is stored. It contains the entry of the browser's history, because a newly
// loaded document recognises its position only by this entry.
const nameOf = (entry: string) => `list:${entry}`;
const onTheWay = 'list';

/** Stores the current position of the list. */
export function keepPlace(entry: string, last: number): void {
  const items = [...document.querySelectorAll<HTMLElement>('[id^="offre-"]')];
  const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
  if (first) writeSessionNote(nameOf(entry), { last, id: first.id, top: first.getBoundingClientRect().top });
}

/**
 * Stores the position for the next visit of the list, for visitors who follow a link to the list instead of
 * going back in the history.
 */
export function keepPlaceOfArrival(place: ListPlace): void {
  writeSessionNote(onTheWay, place);
}

export function keptPlace(entry: string): ListPlace | null {
  const kept = readSessionNote(onTheWay) ?? readSessionNote(nameOf(entry));
  return isPlace(kept) ? kept : null;
}

/** Restores the stored position of the list. */
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
