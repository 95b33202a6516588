import type { Content as Documents, Ordering } from '@prismicio/client';
import type { Locale } from '#words/locale.ts';

/** A document of any type, as the models say. */
export type AnyDocument = Documents.AllDocumentTypes;
export type DocumentType = AnyDocument['type'];
/** A document by the API id of its type. */
export type DocumentOf<Type extends DocumentType> = Extract<AnyDocument, { readonly type: Type }>;

/** A language, or `*` for both. */
type Lang = Locale | '*';

/** What documents are asked for; all of them where nothing is said. */
export type ContentQuery<Type extends DocumentType> = {
  readonly types: readonly Type[];
  readonly lang: Lang;
  /** Predicates, as `filter` of `@prismicio/client` writes them; all have to hold. */
  readonly where?: readonly string[];
  readonly orderings?: readonly Ordering[];
  /** From 1. */
  readonly page?: number;
  /** 1 to 100. */
  readonly pageSize?: number;
};

export type DocumentPage<Type extends DocumentType> = {
  readonly documents: readonly DocumentOf<Type>[];
  /** Of all pages. */
  readonly total: number;
  readonly pages: number;
};

/**
 * All that screens know of the content. Documents hold what their models say, whatever the content system
 * sent; several requests share them: nobody changes them. Every function throws ContentAway where nothing can
 * be had.
 */
export type Content = {
  /** The one document of a type; null where there is none. */
  getSingle<Type extends DocumentType>(type: Type, lang: Locale): Promise<DocumentOf<Type> | null>;
  /** Null where there is none, and for a text that can be nobody's uid. */
  getByUID<Type extends DocumentType>(type: Type, uid: string, lang: Lang): Promise<DocumentOf<Type> | null>;
  /** Those that are there, in the order of their ids; at most a hundred. */
  getByIDs(ids: readonly string[], lang?: Lang): Promise<readonly AnyDocument[]>;
  query<Type extends DocumentType>(query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /** The same, of documents that hold every word of a text; none for a text without words. */
  search<Type extends DocumentType>(text: string, query: ContentQuery<Type>): Promise<DocumentPage<Type>>;
  /** What fits a text that is being typed: of all languages, a document's translation before itself. */
  suggest<Type extends DocumentType>(
    text: string,
    wanted: { readonly types: readonly Type[]; readonly prefer: Locale; readonly most: number },
  ): Promise<readonly DocumentOf<Type>[]>;
  /** The same content at another ref, such as that of a preview; its functions throw PreviewExpired too. */
  preview(ref: string): Content;
};
