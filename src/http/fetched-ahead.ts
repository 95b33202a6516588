/**
 * Tells if a browser loads a page ahead of a click that may never come. The header is `Sec-Purpose`, or
 * `Purpose` in older browsers. Such a request must not have any effect.
 */
export const isFetchedAhead = (purpose: string | readonly string[] | null | undefined): boolean =>
  String(purpose ?? '').includes('prefetch');
