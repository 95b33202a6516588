import type { ReactNode } from 'react';
import type { JsonObject } from '#content/json.ts';
import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import type { StoredPicture } from '#content/repository/media/pictures.ts';
import type { DocumentName } from '#content/repository/models/document-id.ts';
import type { Field, Fields } from '#content/repository/models/type-models.ts';
import type { Locale } from '#words/locale.ts';
import type { Catalogues } from './catalogues.ts';
import type { EditCode, RefusedControls } from './edit-code.ts';
import type { Pair, Typed } from './typed.ts';

/** A picture to choose, perhaps with what editors say about it. */
export type OfferedPicture = StoredPicture & Partial<Pick<LibraryPicture, 'alt' | 'credit' | 'focus'>>;

/** What values may name. */
export type Named = {
  /** Language of the document, in which `doc:page/contact` is a document. */
  readonly lang: Locale;
  readonly nameOf: (id: string) => DocumentName | undefined;
  readonly pictures: readonly OfferedPicture[];
  /** Absent where nobody chooses an entry. */
  readonly catalogues?: Catalogues;
};

/** A field, and the name of its controls. */
export type Place = { readonly name: string; readonly field: Field };

export type Writing = {
  readonly named: Named;
  /** Writes the fields of an item; null for values that are no object. */
  readonly fields: (fields: Fields, name: string, data: unknown) => readonly Pair[];
};

export type Reading = {
  readonly named: Named;
  readonly typed: Typed;
  readonly refuse: (control: string, code: EditCode, label: string) => void;
  readonly fields: (fields: Fields, name: string, origin: unknown) => JsonObject;
};

/** What a page shows of a form. */
export type Sheet = {
  readonly named: Named;
  readonly typed: Typed;
  readonly refused: RefusedControls;
  /** Id of the list of documents that links may lead to. */
  readonly linkList: string;
  /** What the values of the other language may name, if they stand beside the controls. */
  readonly beside: Named | null;
  /** Shows the controls of an item; `other` is the item at the same place in the other language. */
  readonly fields: (fields: Fields, name: string, origin: unknown, other: unknown) => ReactNode;
};

export type ControlsProps = Place & {
  readonly origin: unknown;
  readonly sheet: Sheet;
  /** Value at the same place in the other language. */
  readonly other: unknown;
};

/**
 * A kind of field. `origin` is the value on which the form rests. What has no control, or was not posted, is
 * taken from it, so that a form loses nothing.
 */
export type FieldKind = {
  /** What the controls of a value hold, as a browser sends it. */
  readonly write: (place: Place, value: unknown, writing: Writing) => readonly Pair[];
  /** The value of the posted controls; undefined if there is none, and was none. */
  readonly read: (place: Place, origin: unknown, reading: Reading) => unknown;
  readonly Controls: (props: ControlsProps) => ReactNode;
};
