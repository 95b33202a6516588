import { LRUCache } from 'lru-cache';
import { hour } from '#durations.ts';
import { type CallContent, type ContentCall, type ContentFound, callKey } from '../port/content-call.ts';
import { ContentUnavailable, PreviewExpired } from '../port/content-errors.ts';
import { isUnavailable } from '../port/prismic-source.ts';
import { type StaleCopies, maxCopyAge } from './stale-copies.ts';
import type { MasterRef } from './master-ref.ts';

type Kept = { readonly found: ContentFound; readonly ref: string | null; readonly at: number; readonly bytes: number };

type Options = {
  /** Called for queries that are not cached. */
  readonly ask: CallContent;
  readonly master: Pick<MasterRef, 'known' | 'refresh'>;
  /**
   * Copies in the database that outlive the process. Null in two cases: if the database and the content
   * system always fail together, and for answers to external programs, whose queries may be anything.
   */
  readonly copies: Pick<StaleCopies, 'put' | 'get'> | null;
  readonly now: () => Date;
  readonly bytes?: number;
};

export type ContentCache = { readonly ask: CallContent };

/** Milliseconds after which a version is read again although no publication was reported. */
const freshFor = hour;
// Approximate memory in Node for an entry, besides its text; objects take about twice the bytes of their
// JSON.
const overhead = 1000;

type Cache = Omit<Options, 'bytes'> & { readonly kept: LRUCache<string, Kept> };

/**
 * Caches answers in memory, by version: a publication makes all of them old at once. An old answer, up to a
 * day, is shown if the content system does not answer. Equal simultaneous calls share one request; previews
 * are not cached.
 * @returns `ask`, which throws ContentUnavailable if neither the content system nor a cached answer is
 * available
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

/** Calls the content system and caches the answer under the version of the call. */
async function askAnew({ ask, master, now, kept }: Cache, call: ContentCall, key: string): Promise<ContentFound> {
  // If the version cannot be read, the call goes on without a ref: the content system then answers with its
  // present version.
  if (master.known() === null) await master.refresh().catch(() => undefined);
  const ref = master.known();
  const found = frozen(await ask({ ...call, options: { ...call.options, ref: ref ?? undefined } }));
  kept.set(key, { found, ref, at: now().getTime(), bytes: JSON.stringify(found).length });
  return found;
}

/** Returns a cached answer, from memory or from the copies, if the content system is unavailable. */
async function lastGood(cache: Cache, key: string, error: unknown): Promise<ContentFound> {
  if (error instanceof PreviewExpired) throw error;
  const entry = cache.kept.peek(key);
  if (entry !== undefined && isYounger(cache, entry, maxCopyAge)) return entry.found;
  const copy = await cache.copies?.get(key);
  if (copy) return copy;
  throw isUnavailable(error) ? new ContentUnavailable('nothing of the content can be had', { cause: error }) : error;
}

/** Stores no copy of a visitor's search or of an empty result, because neither is useful to others. */
const isWorthKeeping = ({ results }: ContentFound, key: string): boolean =>
  results.length > 0 && !key.includes('fulltext(');

/** Freezes the answer, because many requests share it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
