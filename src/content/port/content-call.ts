import { filter, type Ordering, type Query } from '@prismicio/client';

/** Options of a search, under the content system's names; the subject is separate. */
export type CallOptions = {
  /** `fr`, `en`, or `*` for both. */
  readonly lang?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  /** Fields to sort by, such as `my.news.published_on`, the most important first. */
  readonly orderings?: readonly Ordering[] | undefined;
  readonly fetchLinks?: readonly string[] | undefined;
  readonly graphQuery?: string | undefined;
  /** Version of the content; absent for the published version. */
  readonly ref?: string | undefined;
};

type Subject =
  | { readonly kind: 'single'; readonly type: string }
  | { readonly kind: 'uid'; readonly type: string; readonly uid: string }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'query'; readonly predicates: readonly string[] };

/** A call to the content system. There are four kinds, as specification §7 defines. */
export type ContentCall = Subject & { readonly options: CallOptions };

/** Answer to a call: a page of documents. */
export type ContentFound = Query;

/**
 * Answers a call.
 * @throws ContentUnavailable, ContentRefused, PreviewExpired
 */
export type CallContent = (call: ContentCall) => Promise<ContentFound>;

/** Returns the subject of a call as predicates of the content system. */
export function predicatesOf(call: ContentCall): readonly string[] {
  switch (call.kind) {
    case 'single':
      return [filter.at('document.type', call.type)];
    case 'uid':
      return [filter.at(`my.${call.type}.uid`, call.uid)];
    case 'ids':
      return [filter.in('document.id', [...call.ids])];
    case 'query':
      return call.predicates;
  }
}

/** Returns a key for the cache. Equal calls to the same version have equal keys. */
export function callKey(call: ContentCall): string {
  const { lang, page, pageSize, orderings, fetchLinks, graphQuery } = call.options;
  return JSON.stringify([predicatesOf(call), lang, page, pageSize, orderings, fetchLinks, graphQuery]);
}
