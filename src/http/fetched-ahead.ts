/**
 * Tells if a browser prefetches the page before a click that may never come, by the value of `Sec-Purpose`,
 * or of `Purpose` in browsers that know only that header. Such a request must not have any effect.
 */
export const isFetchedAhead = (purpose: string | readonly string[] | null | undefined): boolean =>
  String(purpose ?? '').includes('prefetch');
