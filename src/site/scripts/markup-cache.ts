import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { refuseFailedPart } from './failed-part.ts';

/** Bytes of markup and characters of keys in the cache: about 6,000 offer cards. */
const maxSize = 12 * 2 ** 20;
const cache = new LRUCache<string, Buffer>({
  maxSize,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

/**
 * Returns the markup of an element that depends only on a key; each key is rendered once. React allows a
 * render during another render, but the inner render has none of the outer contexts.
 */
export function markupOf(key: string, element: ReactNode): Buffer {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const markup = Buffer.from(renderToString(element));
  refuseFailedPart(markup);
  if (!import.meta.env.DEV) cache.set(key, markup); // in development an edited component must render again
  return markup;
}
