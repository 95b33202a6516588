/**
 * Whether a request says that it is made ahead of a click that may never come: the value of `Sec-Purpose`, or
 * of `Purpose` where a browser knows that alone. It is to have no effect.
 */
export const isFetchedAhead = (purpose: string | readonly string[] | null | undefined): boolean =>
  String(purpose ?? '').includes('prefetch');
