/**
 * Reports that a lazy-loaded script cannot be loaded. The page works without it, but `lost-scripts.tsx` may
 * reload the page, because the reason may be a newer build.
 */
export function tellLost(): null {
  dispatchEvent(new Event('mvi:lost'));
  return null;
}
