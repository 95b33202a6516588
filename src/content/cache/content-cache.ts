import { LRUCache } from 'lru-cache';
import { hour } from '#durations.ts';
import { type CallContent, type ContentCall, type ContentFound, callKey } from '../port/content-call.ts';
import { ContentUnavailable, PreviewExpired } from '../port/content-errors.ts';
import { isSourceUnavailable } from '../port/prismic-source.ts';
import { type StaleCopies, maxCopyAge } from './stale-copies.ts';
import type { MasterRef } from './master-ref.ts';

type Kept = { readonly found: ContentFound; readonly ref: string | null; readonly at: number; readonly bytes: number };

type Options = {
  /** Called for queries whose answers are not cached. */
  readonly ask: CallContent;
  readonly master: Pick<MasterRef, 'known' | 'refresh'>;
  /**
   * Copies of answers in the database, which are still there after a restart. Null in two cases: if the
   * content system is always unavailable together with the database, and for external programs, which may
   * send any query.
   */
  readonly copies: Pick<StaleCopies, 'put' | 'get'> | null;
  readonly now: () => Date;
  readonly bytes?: number;
};

export type ContentCache = { readonly ask: CallContent };

/** Milliseconds after which a version is read again, even if no publication was reported. */
const freshFor = hour;
// Approximate bytes of memory that an entry takes in addition to its text; its objects take about twice the
// bytes of their JSON.
const overhead = 1000;

type Cache = Omit<Options, 'bytes'> & { readonly kept: LRUCache<string, Kept> };

/**
 * Caches answers in memory, by version: a publication makes all of them outdated at once. If the content
 * system does not answer, an outdated answer is shown for up to a day. Equal simultaneous calls share one
 * request. Previews are not cached.
 * @returns `ask`, which throws ContentUnavailable if neither the content system nor the cache has an answer
 */
export function createContentCache({ bytes = 32 * 2 ** 20, ...options }: Options): ContentCache {
  const { ask, master } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: bytes,
    sizeCalculation: (entry, key) => overhead + 2 * (key.length + entry.bytes),
  });
  const cache = { ...options, kept };
  const asking = new Map<string, Promise<ContentFound>>();
  const answer = async (call: ContentCall): Promise<ContentFound> => {
    const ref = master.known();
    if (call.options.ref !== undefined && call.options.ref !== ref) return ask(call);
    const key = callKey(call);
    const entry = kept.get(key);
    if (entry !== undefined && entry.ref === ref && isYounger(cache, entry, freshFor)) return entry.found;
    const one = `${ref} ${key}`;
    const begun = asking.get(one) ?? freshOrLastGood(cache, call, key).finally(() => asking.delete(one));
    asking.set(one, begun);
    return begun;
  };
  return { ask: answer };
}

const isYounger = ({ now }: Cache, { at }: Kept, age: number): boolean => now().getTime() - at < age;

async function freshOrLastGood(cache: Cache, call: ContentCall, key: string): Promise<ContentFound> {
  try {
    const found = await askAnew(cache, call, key);
    if (isWorthKeeping(found, key)) cache.copies?.put(key, found);
    return found;
  } catch (error) {
    return lastGood(cache, key, error);
  }
}

/** Calls the content system and caches its answer under the version at the time of the call. */
async function askAnew({ ask, master, now, kept }: Cache, call: ContentCall, key: string): Promise<ContentFound> {
  // If the version cannot be read, the call continues without a ref. The content system then answers with its
  // current version.
  if (master.known() === null) await master.refresh().catch(() => undefined);
  const ref = master.known();
  const found = frozen(await ask({ ...call, options: { ...call.options, ref: ref ?? undefined } }));
  kept.set(key, { found, ref, at: now().getTime(), bytes: JSON.stringify(found).length });
  return found;
}

/** Returns a cached answer, from memory or from the copies, because the content system is unavailable. */
async function lastGood(cache: Cache, key: string, error: unknown): Promise<ContentFound> {
  if (error instanceof PreviewExpired) throw error;
  const entry = cache.kept.peek(key);
  if (entry !== undefined && isYounger(cache, entry, maxCopyAge)) return entry.found;
  const copy = await cache.copies?.get(key);
  if (copy) return copy;
  throw isSourceUnavailable(error)
    ? new ContentUnavailable('nothing of the content can be had', { cause: error })
    : error;
}

/** Tells if a copy is useful to others; a visitor's search and an empty result are not. */
const isWorthKeeping = ({ results }: ContentFound, key: string): boolean =>
  results.length > 0 && !key.includes('fulltext(');

/** Freezes an answer, because many requests share it and none may change it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
