import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';

/** Maximum number of characters of markup and keys in the store: about 6,000 offer cards. */
const maxKept = 12 * 2 ** 20;
const kept = new LRUCache<string, string>({
  maxSize: maxKept,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * Returns the markup of an element that depends on a key alone, rendered once for each key. React allows a
 * render within a render, but the inner render has none of the contexts of the outer render.
 */
export function markupOf(key: string, element: ReactNode): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(element);
  if (!import.meta.env.DEV) kept.set(key, markup); // in development an edited component must render again
  return markup;
}
