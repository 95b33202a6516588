import type { ScreenHandle } from '#site/routing/screen-handle.ts';

/** How the screens of a search are shared: what its canonical address names, for a minute. */
export const searchCache: ScreenHandle['cache'] = {
  seconds: 60,
  about: ['offers', 'reference'],
  // The criteria know more than browsers need.
  address: import.meta.env.SSR
    ? async () => (await import('#search/criteria/canonical-address.ts')).canonicalAddress
    : undefined,
};
