import type { ShownResult } from '#site/parts/search/present-search.ts';

/** Pages of results that a visitor opened below the first page. */
export type FurtherPages = {
  readonly offers: readonly ShownResult[];
  readonly last: number;
  /** Query string of the next page. */
  readonly next: string | null;
};

// Opened pages by history entry. When the visitor goes back, they are shown at once.
const opened = new Map<string, FurtherPages>();
const listeners = new Set<() => void>();

export function openPages(entry: string): FurtherPages | null {
  return opened.get(entry) ?? null;
}

/** Adds a page to an entry. */
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

/**
 * Removes repeated offers. A new offer moves the others down, so that the last offer of a page is also the
 * first of the next page.
 */
export function withoutTwins<O extends { readonly id: number }>(offers: readonly O[]): O[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}
