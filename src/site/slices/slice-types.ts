import type { AllDocumentTypes } from '#content/models/documents.ts';

type WithBody = Extract<AllDocumentTypes, { data: { body: unknown } }>;

/** Any slice of a document, with the types of the content models. */
export type AnySlice = WithBody['data']['body'][number];

/** Slices of pages; the others belong to the header and the footer. */
export type PageSlice = Exclude<AnySlice, { slice_type: 'nav_item' | 'list_links' }>;

export type SliceOf<T extends PageSlice['slice_type']> = Extract<PageSlice, { slice_type: T }>;

/** Props of a slice's component. */
export type SliceProps<T extends PageSlice['slice_type']> = {
  readonly slice: SliceOf<T>;
  /** Number of slices before this slice. */
  readonly index: number;
};
