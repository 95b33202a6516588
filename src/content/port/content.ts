import type { Content as Documents, Ordering } from '@prismicio/client';
import type { Locale } from '#words/locale.ts';

/** A document of any type in the models. */
export type AnyDocument = Documents.AllDocumentTypes;
export type DocumentType = AnyDocument['type'];
/** A document by the API id of its type. */
export type DocumentOf<Type extends DocumentType> = Extract<AnyDocument, { readonly type: Type }>;

/** A language, or `*` for both. */
type Lang = Locale | '*';

/** Selects documents of a type; without conditions, all of them. */
export type ContentQuery<Type extends DocumentType> = {
  readonly types: readonly Type[];
  readonly lang: Lang;
  /** Predicates, in the form in which `filter` of `@prismicio/client` writes them. All must be true. */
  readonly where?: readonly string[];
  readonly orderings?: readonly Ordering[];
  /** Number of the page, from 1. */
  readonly page?: number;
  /** Size of the page, from 1 to 100. */
  readonly pageSize?: number;
};

export type DocumentPage<Type extends DocumentType> = {
  readonly documents: readonly DocumentOf<Type>[];
  /** Number of matching documents, on all pages together. */
  readonly total: number;
  readonly pages: number;
};

/**
 * Access to the content for screens. Documents match their models, whatever the content system sent. Nobody
 * may change a document, because several requests share it. Every function throws ContentUnavailable if no
 * content is available.
 */
export type Content = {
  /** Returns the only document of a type; null if there is none. */
  getSingle<Type extends DocumentType>(type: Type, lang: Locale): Promise<DocumentOf<Type> | null>;
  /** Returns the document with a uid; null if there is none, or if no document can have this uid. */
  getByUID<Type extends DocumentType>(type: Type, uid: string, lang: Lang): Promise<DocumentOf<Type> | null>;
  /**
   * Returns the documents with these ids, in the order of the ids, at most a hundred. Missing documents are
   * left out.
   */
  getByIDs(ids: readonly string[], lang?: Lang): Promise<readonly AnyDocument[]>;
  query<Type extends DocumentType>(query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /** Returns the documents that contain every word of a text; none if the text has no words. */
  search<Type extends DocumentType>(text: string, query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /**
   * Returns suggestions for a text that somebody types. Documents in the reader's language come first, then
   * those in the other language that are not translations of the first.
   */
  suggest<Type extends DocumentType>(
    text: string,
    wanted: { readonly types: readonly Type[]; readonly prefer: Locale; readonly most: number },
  ): Promise<readonly DocumentOf<Type>[]>;
  /**
   * Returns the content of another ref, such as that of a preview. Its functions also throw PreviewExpired.
   */
  preview(ref: string): Content;
};
