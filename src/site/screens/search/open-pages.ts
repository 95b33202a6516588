import type { ShownResult } from '#site/parts/search/present-search.ts';

/** Pages that a visitor opened below the page of the address. */
export type FurtherPages = {
  readonly offers: readonly ShownResult[];
  readonly last: number;
  /** Query string of the next page. */
  readonly next: string | null;
};

// Pages by history entry, so that going back within this document shows them at once.
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
 * Removes repeated offers: a new offer shifts the others, so that the last offer of a page is repeated as
 * the first of the next.
 */
export function withoutTwins<O extends { readonly id: number }>(offers: readonly O[]): O[] {
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()];
}
