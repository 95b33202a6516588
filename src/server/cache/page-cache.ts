import { LRUCache } from 'lru-cache';
import type { Topic } from '#board/context/changes.ts';
import type { PageAddress } from './page-address.ts';

/** Key and lifetime of a cached page. */
type Keeping = Pick<PageAddress, 'key' | 'seconds'>;

/** A rendered page and its compressed forms. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** Topics whose change makes the page outdated; absent for a page that is not cached. */
  readonly about?: readonly Topic[];
};

const megabyte = 2 ** 20;
// Approximate bytes of memory that an entry takes in addition to its texts and bodies.
const overhead = 1000;

type Options = {
  /** Limit of bytes, including compressed forms, headers and addresses. */
  readonly bytes?: number;
  readonly now?: () => number;
};

/**
 * Shared pages in memory, by canonical address. The least recently used page is evicted first. An expired
 * page stays while there is room, because visitors get it if no new page can be rendered.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** The canonical address of each address that visitors wrote. */
  readonly #keys: LRUCache<string, string>;
  #purges = 0;
  /** Numbers of requests: answered before Fastify, answered by a page that was kept, and rendered anew. */
  readonly counts = { ahead: 0, kept: 0, rendered: 0 };

  constructor({ bytes = 64 * megabyte, now }: Options = {}) {
    // Reads the clock at most once a second, because the cache sets a timer at each reading.
    const clock = now ? { perf: { now }, ttlResolution: 0 } : { ttlResolution: 1000 };
    const common = { noDeleteOnStaleGet: true, ...clock };
    this.#pages = new LRUCache({ ...common, maxSize: bytes, sizeCalculation: sizeOf });
    this.#keys = new LRUCache({ ...common, maxSize: bytes / 8, sizeCalculation: sizeOfKey });
  }

  /** Returns the page of an address if it is fresh. */
  get(written: string): CachedPage | undefined {
    const key = this.#keys.get(written);
    return key === undefined ? undefined : this.#pages.get(key);
  }

  /** Returns the page of an address, even if it has expired. */
  getStale(written: string): CachedPage | undefined {
    const key = this.#keys.get(written, { allowStale: true });
    return key === undefined ? undefined : this.#pages.get(key, { allowStale: true });
  }

  /** Returns a fresh page that was cached under another spelling of its address. */
  join(written: string, { key, seconds }: Keeping): CachedPage | undefined {
    this.#keys.set(written, key, { ttl: seconds * 1000 });
    return this.#pages.get(key);
  }

  set({ key, seconds }: Keeping, page: CachedPage): void {
    this.#pages.set(key, page, { ttl: seconds * 1000 });
  }

  /** Makes an expired page fresh for some seconds. */
  prolong(written: string, seconds: number): void {
    const key = this.#keys.get(written, { allowStale: true });
    const page = this.getStale(written);
    if (key === undefined || !page) return;
    this.join(written, { key, seconds });
    this.set({ key, seconds }, page);
  }

  /** Replaces the page by a copy with another compressed form; the new page keeps the age of the old. */
  replace(written: string, page: CachedPage): void {
    const key = this.#keys.get(written);
    if (key !== undefined && this.#pages.has(key)) this.#pages.set(key, page, { noUpdateTTL: true });
  }

  /** Deletes the pages that show the changed topic. */
  purge(topic: Topic): void {
    this.#purges += 1;
    for (const [key, { about }] of this.#pages.entries()) if (about?.includes(topic)) this.#pages.delete(key);
  }

  /** Number of purges so far. If the number changed while a page was rendered, the page may be outdated. */
  get purges(): number {
    return this.#purges;
  }

  clear(): void {
    this.#pages.clear();
    this.#keys.clear();
  }
}

function sizeOf({ headers, body, br, gzip }: CachedPage, key: string): number {
  const texts = Object.entries(headers).flat().join('').length + 2 * key.length;
  return overhead + texts + body.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

const sizeOfKey = (key: string, written: string): number => overhead + 2 * (key.length + written.length);
