import { useMemo, useSyncExternalStore } from 'react';
import { keepPlaceOfArrival } from './kept-place.ts';
import { type LastSearch, lastSearchNote } from './last-search.ts';
import { pageSize } from './page-size.ts';
import { readSessionNote } from './session-notes.ts';

/** Facts about the last search that the page of an offer shows. */
type Trail = {
  readonly address: string;
  readonly previous: number | null;
  readonly next: number | null;
  /** Makes the list scroll to this offer when it opens. */
  readonly arrive: () => void;
};

/** Null if the last search does not contain the offer, and before scripts run. */
export function useTrail(offerId: number): Trail | null {
  const note = useSyncExternalStore(never, noteText, () => '');
  return useMemo(() => trailOf(note, offerId), [note, offerId]);
}

const never = () => () => {};
const noteText = () => JSON.stringify(readSessionNote(lastSearchNote));

export function trailOf(note: string, offerId: number): Trail | null {
  const search: unknown = note === '' ? null : JSON.parse(note);
  if (!isLastSearch(search)) return null;
  const { address, first, ids } = search;
  const index = ids.indexOf(offerId);
  if (index === -1) return null;
  const position = first + index;
  return {
    address,
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
    arrive: () => keepPlaceOfArrival({ last: Math.ceil(position / pageSize), id: `offre-${position}`, top: 120 }),
  };
}

function isLastSearch(note: unknown): note is LastSearch {
  if (typeof note !== 'object' || note === null || !('address' in note && 'first' in note && 'ids' in note))
    return false;
  const { address, first, ids } = note;
  if (typeof address !== 'string' || typeof first !== 'number' || !Array.isArray(ids)) return false;
  return ids.every((id) => typeof id === 'number');
}
