import type { AllDocumentTypes } from '#content/models/documents.ts';

type WithBody = Extract<AllDocumentTypes, { data: { body: unknown } }>;

/** A slice of a document, as the models describe it. */
export type AnySlice = WithBody['data']['body'][number];

/** Those that a page is made of; the others are for header and footer alone. */
export type PageSlice = Exclude<AnySlice, { slice_type: 'nav_item' | 'list_links' }>;

export type SliceOf<T extends PageSlice['slice_type']> = Extract<PageSlice, { slice_type: T }>;

/** What the component of a slice gets. */
export type SliceProps<T extends PageSlice['slice_type']> = {
  readonly slice: SliceOf<T>;
  /** How many stand before it. */
  readonly index: number;
};
