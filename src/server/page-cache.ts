/** A rendered page and its compressed forms. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
};

type Entry = { page: CachedPage; until: number };

/**
 * Anonymous pages that allow it (`Cache-Control: public, s-maxage=…`), in memory. The oldest used leaves first; at about
 * 100 kB a page, 500 pages are 50 MB.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #size: number;
  readonly #now: () => number;

  constructor(size = 500, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#now()) return undefined;
    this.#entries.set(key, entry);
    return entry.page;
  }

  set(key: string, page: CachedPage, seconds: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, until: this.#now() + seconds * 1000 });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#size && !oldest.done) this.#entries.delete(oldest.value);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/**
 * The key of an address: empty parameters (a GET form without script submits them) leave, the others are sorted. Null where
 * a parameter is none of the site's: junk queries would flush the cache.
 */
export function cacheKey(url: string, known: ReadonlySet<string>): string | null {
  if (!url.includes('?')) return url;
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  if (parameters.length === 0) return path;
  if (parameters.length > 12 || parameters.some(([name]) => !known.has(name))) return null;
  return `${path}?${new URLSearchParams(parameters.toSorted(byNameAndValue))}`;
}

const byNameAndValue = ([a, x]: [string, string], [b, y]: [string, string]) =>
  a < b ? -1 : a > b ? 1 : x < y ? -1 : x > y ? 1 : 0;

/** The seconds for which a shared cache may keep an answer; 0 when it may not. */
export function sharedSeconds(cacheControl: string | null): number {
  if (!cacheControl?.includes('public')) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
