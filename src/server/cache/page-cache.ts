import { LRUCache } from 'lru-cache';
import type { Topic } from '#board/context/changes.ts';
import type { PageAddress } from './page-address.ts';

/** How a page is kept. */
type Keeping = Pick<PageAddress, 'key' | 'seconds'>;

/** A rendered page and its compressed forms. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** What it shows; nothing for a page that is not kept. */
  readonly about?: readonly Topic[];
};

const megabyte = 2 ** 20;
// What Node spends on an entry beside its texts and bytes, roughly.
const overhead = 1000;

type Options = {
  /** Most bytes of pages, their compressed forms, headers and addresses included. */
  readonly bytes?: number;
  readonly now?: () => number;
};

/**
 * Pages that visitors share, in memory, each under its one address. What was asked for longest ago leaves
 * first. A page that is no longer fresh stays as long as there is room: it is shown when no other can be
 * made.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Addresses as visitors wrote them, and that of the page that they show. */
  readonly #keys: LRUCache<string, string>;
  #purges = 0;

  constructor({ bytes = 64 * megabyte, now }: Options = {}) {
    // The clock is read once a second at most: each reading sets a timer.
    const clock = now ? { perf: { now }, ttlResolution: 0 } : { ttlResolution: 1000 };
    const common = { noDeleteOnStaleGet: true, ...clock };
    this.#pages = new LRUCache({ ...common, maxSize: bytes, sizeCalculation: sizeOf });
    this.#keys = new LRUCache({ ...common, maxSize: bytes / 8, sizeCalculation: sizeOfKey });
  }

  /** The page that an address shows, while it is fresh. */
  get(written: string): CachedPage | undefined {
    const key = this.#keys.get(written);
    return key === undefined ? undefined : this.#pages.get(key);
  }

  /** The same, however old. */
  getStale(written: string): CachedPage | undefined {
    const key = this.#keys.get(written, { allowStale: true });
    return key === undefined ? undefined : this.#pages.get(key, { allowStale: true });
  }

  /** A fresh page that others asked for under another spelling of its address. */
  join(written: string, { key, seconds }: Keeping): CachedPage | undefined {
    this.#keys.set(written, key, { ttl: seconds * 1000 });
    return this.#pages.get(key);
  }

  set({ key, seconds }: Keeping, page: CachedPage): void {
    this.#pages.set(key, page, { ttl: seconds * 1000 });
  }

  /** Shows the same page a little longer. */
  prolong(written: string, seconds: number): void {
    const key = this.#keys.get(written, { allowStale: true });
    const page = this.getStale(written);
    if (key === undefined || !page) return;
    this.join(written, { key, seconds });
    this.set({ key, seconds }, page);
  }

  /** The same page with a compressed form more; it becomes no fresher. */
  replace(written: string, page: CachedPage): void {
    const key = this.#keys.get(written);
    if (key !== undefined && this.#pages.has(key)) this.#pages.set(key, page, { noUpdateTTL: true });
  }

  /** Drops the pages that show what has changed. */
  purge(topic: Topic): void {
    this.#purges += 1;
    for (const [key, { about }] of this.#pages.entries()) if (about?.includes(topic)) this.#pages.delete(key);
  }

  /** Grows with every purge: a page whose rendering began before one may show what was. */
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
