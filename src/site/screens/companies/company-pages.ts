import { maxPage } from '#search/criteria/criteria.ts';

// «Load more» makes the page longer, which also works without scripts: page 3 shows the first 72 companies.
// The length is limited: after ten steps, the page starts again with the next companies.

const step = 24;
const maxSteps = 10;

/** Reads the page number of an address, from 1 on. */
export function readCompanyPage(address: URLSearchParams): number {
  const text = address.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), maxPage) : 1;
}

/** Returns the range of companies that a page shows. */
export function companiesOfPage(page: number): { readonly skip: number; readonly limit: number } {
  const steps = ((page - 1) % maxSteps) + 1;
  return { skip: (page - steps) * step, limit: steps * step };
}

/** Returns the query string of a page of a search: '?query=a&page=2'. */
export function pageSearch(search: string, page: number): string {
  if (page <= 1) return search;
  return `${search}${search === '' ? '?' : '&'}page=${page}`;
}
