import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { writeSessionNote } from './session-notes.ts';

export const lastSearchNote = 'search';

/**
 * The last search in this tab. The page of an offer uses it for links to the previous and next offer, and
 * back to the list (`search-trail.ts`).
 */
export type LastSearch = {
  readonly address: string;
  /** Position of the first offer in the list. */
  readonly first: number;
  readonly ids: readonly number[];
};

export function useNoteSearch(first: number, offers: readonly { readonly id: number }[]): void {
  const { pathname, search } = useLocation();
  const ids = offers.map(({ id }) => id).join();
  useEffect(() => {
    const note: LastSearch = { address: pathname + search, first, ids: ids.split(',').map(Number) };
    writeSessionNote(lastSearchNote, ids === '' ? null : note);
  }, [pathname, search, first, ids]);
}
