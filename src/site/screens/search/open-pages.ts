import type { ShownResult } from '#site/parts/search/present-search.ts';

/** The pages that a visitor opened below the one that the address names. */
export type FurtherPages = {
  readonly offers: readonly ShownResult[];
  readonly last: number;
  /** The query string of the page after the last one. */
  readonly next: string | null;
};

// By entry of the browser's history: whoever goes back within this document finds them at once.
const opened = new Map<string, FurtherPages>();
const listeners = new Set<() => void>();

export function openPages(entry: string): FurtherPages | null {
  return opened.get(entry) ?? null;
}

/** One page more below the others of an entry. */
export function openPage(entry: string, { offers, page, next }: Page): void {
  const before = openPages(entry)?.offers ?? [];
  opened.set(entry, { offers: [...before, ...offers], last: page, next });
  for (const listener of listeners) listener();
}

type Page = Pick<FurtherPages, 'offers' | 'next'> & { readonly page: number };

export function onOpenPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An offer published meanwhile pushes the others down: the last of a page is then the first of the next. */
export function withoutTwins<O extends { readonly id: number }>(offers: readonly O[]): O[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}
