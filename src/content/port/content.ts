import type { Content as Documents, Ordering } from '@prismicio/client';
import type { Locale } from '#words/locale.ts';

/** A document of any type in the models. */
export type AnyDocument = Documents.AllDocumentTypes;
export type DocumentType = AnyDocument['type'];
/** A document by the API id of its type. */
export type DocumentOf<Type extends DocumentType> = Extract<AnyDocument, { readonly type: Type }>;

/** A language, or `*` for both. */
type Lang = Locale | '*';

/** Selects documents; without conditions all documents match. */
export type ContentQuery<Type extends DocumentType> = {
  readonly types: readonly Type[];
  readonly lang: Lang;
  /** Predicates, as `filter` of `@prismicio/client` writes them; all must hold. */
  readonly where?: readonly string[];
  readonly orderings?: readonly Ordering[];
  /** Number of the page, from 1. */
  readonly page?: number;
  /** Size of the page, from 1 to 100. */
  readonly pageSize?: number;
};

export type DocumentPage<Type extends DocumentType> = {
  readonly documents: readonly DocumentOf<Type>[];
  /** Number of matching documents on all pages together. */
  readonly total: number;
  readonly pages: number;
};

/**
 * The screens' access to the content. Documents match their models, whatever the content system sent.
 * Nobody may change a document, because several requests share it. Every function throws ContentUnavailable
 * if no content is available.
 */
export type Content = {
  /** Returns the only document of a type; null if there is none. */
  getSingle<Type extends DocumentType>(type: Type, lang: Locale): Promise<DocumentOf<Type> | null>;
  /** Returns the document with a uid; null if there is none, or the text cannot be a uid. */
  getByUID<Type extends DocumentType>(type: Type, uid: string, lang: Lang): Promise<DocumentOf<Type> | null>;
  /** Returns the documents that exist, in the order of the ids; at most a hundred. */
  getByIDs(ids: readonly string[], lang?: Lang): Promise<readonly AnyDocument[]>;
  query<Type extends DocumentType>(query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /** Returns the documents that contain every word of a text; none for a text without words. */
  search<Type extends DocumentType>(text: string, query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /**
   * Returns matches for a text that is being typed: first in the reader's language, then in the other
   * language, without translations of the first matches.
   */
  suggest<Type extends DocumentType>(
    text: string,
    wanted: { readonly types: readonly Type[]; readonly prefer: Locale; readonly most: number },
  ): Promise<readonly DocumentOf<Type>[]>;
  /** Returns the content at another ref, such as a preview's; its functions also throw PreviewExpired. */
  preview(ref: string): Content;
};
