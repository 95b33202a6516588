import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';

/** Characters of markup and keys in the cache: about 6,000 offer cards. */
const maxCharacters = 12 * 2 ** 20;
const cache = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * Returns the markup of an element that depends on a key alone, rendered once for each key. React allows a
 * render within a render, but the inner render has none of the contexts of the outer render.
 */
export function markupOf(key: string, element: ReactNode): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(element);
  if (!import.meta.env.DEV) cache.set(key, markup); // in development an edited component must render again
  return markup;
}
