import type { ScreenHandle } from '#site/routing/screen-handle.ts';

/** Caches search screens by their canonical address for a minute. */
export const searchCache: ScreenHandle['cache'] = {
  seconds: 60,
  about: ['offers', 'reference'],
  // Only the server gets this function, because browsers do not need all the code that reads criteria.
  address: import.meta.env.SSR
    ? async () => (await import('#search/criteria/canonical-address.ts')).canonicalAddress
    : undefined,
};
