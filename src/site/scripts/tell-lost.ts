/**
 * Reports that a lazy-loaded script cannot be loaded. The page continues without it, and `lost-scripts.tsx`
 * may reload the page, because a newer build may be the reason.
 */
export function tellLost(): null {
  dispatchEvent(new Event('mvi:lost'));
  return null;
}
