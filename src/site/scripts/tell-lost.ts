/**
 * What becomes of a late script that cannot be had: the page goes on without it, and `lost-scripts.tsx` hears
 * of it, for a newer build may be the reason.
 */
export function tellLost(): null {
  dispatchEvent(new Event('mvi:lost'));
  return null;
}
