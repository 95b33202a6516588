import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { keepPlace, keptPlace, type ListPlace, showPlace } from '#site/parts/search-links/kept-place.ts';
import { onOpenPages, openPage, openPages, withoutTwins } from './open-pages.ts';
import { type SearchPageData, useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/**
 * Returns the offers of the page in the address, and of the pages that the visitor opened below it. When the
 * visitor returns to the list, these pages are opened again.
 */
export function useOpenPages() {
  const found = useSearchPageData();
  const { pathname } = useLocation();
  const key = useShownEntry(found);
  const further = useSyncExternalStore(
    onOpenPages,
    () => openPages(key),
    () => null,
  );
  const { last, next } = further ?? { last: found.page, next: found.next };
  const loading = useLoading(key, next === null ? null : pathname + next);
  useReturn(key, last, loading);
  return { offers: withoutTwins([...found.offers, ...(further?.offers ?? [])]), last, next, ...loading };
}

/**
 * Returns the history entry to which the shown offers belong. If a search failed, this is the previous entry.
 */
function useShownEntry({ failure }: SearchPageData): string {
  const { key } = useLocation();
  const [shown, setShown] = useState(key);
  if (failure === undefined && shown !== key) setShown(key);
  return failure === undefined ? key : shown;
}

type Loading = {
  /** 'ended' if no page follows. */
  readonly state: 'idle' | 'loading' | 'failed' | 'ended';
  readonly load: () => void;
};

function useLoading(entry: string, next: string | null): Loading {
  const fetcher = useFetcher<SearchPageData>();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === null || !fetcher.data || fetcher.data.failure) return;
    openPage(asked.current, fetcher.data);
    asked.current = null;
  }, [fetcher.data]);
  const load = () => {
    if (next === null || fetcher.state !== 'idle') return;
    asked.current = entry;
    void fetcher.load(next);
  };
  if (fetcher.state !== 'idle') return { state: 'loading', load };
  if (next === null) return { state: 'ended', load };
  return { state: fetcher.data?.failure ? 'failed' : 'idle', load };
}

/**
 * Stores the position when the visitor leaves the list. When the visitor returns, the position is restored as
 * soon as the same number of pages is open.
 */
function useReturn(entry: string, last: number, { state, load }: Loading): void {
  const returning = useRef<ListPlace | null>(null);
  const more = useRef(load);
  useEffect(() => {
    more.current = load;
  });
  useEffect(() => {
    returning.current = keptPlace(entry);
  }, [entry]);
  useEffect(() => {
    const place = returning.current;
    if (place === null) return;
    // Also restores the position if the list cannot grow to the same number of pages.
    if (last >= place.last || state === 'failed' || state === 'ended') {
      showPlace(entry, place);
      returning.current = null;
    } else if (state === 'idle') more.current();
  }, [entry, last, state]);
  // Uses a layout effect, because its cleanup runs while the list is still in the document.
  useLayoutEffect(() => {
    const keep = () => keepPlace(entry, last);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [entry, last]);
}
