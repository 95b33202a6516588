import type { Topic } from '#board/context/changes.ts';

/** A cache in front of the site that several processes share: Varnish, Fastly or Cloudflare. */
export type OuterCache = {
  /** Names in the log, in headers and in purges. */
  readonly kind: 'varnish' | 'fastly' | 'cloudflare';
  /** Deletes the pages that bear one of the keys. @throws if the cache does not confirm it */
  readonly purge: (keys: readonly string[]) => Promise<void>;
};

/** Key of the pages that show a topic. A cache may serve other sites too, so the key has a prefix. */
export const keyOf = (topic: Topic): string => `mvi-${topic}`;

/** Seconds for which an outer cache keeps a page at most: so old is a page whose purge was lost. */
const longest = 60;

type Kept = { readonly key: string; readonly seconds: number; readonly about: readonly Topic[] };

/**
 * Returns the headers with which a page of visitors may lie in an outer cache. Browsers still ask for each
 * visit. The root depends on the language of the visitor, so only the site answers it.
 */
export function outerHeaders(kind: OuterCache['kind'], { key, seconds, about }: Kept): Record<string, string> {
  if (key === '/' || key.startsWith('/?')) return {};
  const keys = about.map(keyOf);
  const time = `max-age=${Math.min(seconds, longest)}`;
  if (kind === 'cloudflare') return { 'cache-tag': keys.join(','), 'cdn-cache-control': time };
  return { 'surrogate-key': keys.join(' '), 'surrogate-control': time };
}

/** Tells if an answer may lie in an outer cache. Such an answer sets no cookie, because it is everybody's. */
export const liesOutside = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['surrogate-key'] !== undefined || headers['cache-tag'] !== undefined;
