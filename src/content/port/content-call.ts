import { filter, type Ordering, type Query } from '@prismicio/client';

/** What of a search can be chosen, beside what it searches; names are those of the content system. */
export type CallOptions = {
  /** `fr`, `en`, or `*` for both. */
  readonly lang?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  /** Fields such as `my.news.published_on`, the first one decides. */
  readonly orderings?: readonly Ordering[] | undefined;
  readonly fetchLinks?: readonly string[] | undefined;
  readonly graphQuery?: string | undefined;
  /** A version of all content; the published one where it is absent. */
  readonly ref?: string | undefined;
};

type Subject =
  | { readonly kind: 'single'; readonly type: string }
  | { readonly kind: 'uid'; readonly type: string; readonly uid: string }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'query'; readonly predicates: readonly string[] };

/** One question to the content system; specification §7 names the four kinds. */
export type ContentCall = Subject & { readonly options: CallOptions };

/** What it answers: documents, a page of them. */
export type ContentFound = Query;

/** Answers calls. @throws ContentAway, ContentRefused, PreviewExpired */
export type Ask = (call: ContentCall) => Promise<ContentFound>;

/** What a call searches, in the notation of the content system. */
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

/** Calls that ask the same of one version have one key. */
export function callKey(call: ContentCall): string {
  const { lang, page, pageSize, orderings, fetchLinks, graphQuery } = call.options;
  return JSON.stringify([predicatesOf(call), lang, page, pageSize, orderings, fetchLinks, graphQuery]);
}
