import type { JsonObject } from '#content/json.ts';
import { addressOf } from '#content/repository/models/address-of.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { headingOf } from '#content/repository/models/heading.ts';
import { initialData } from '#content/repository/models/initial-data.ts';
import type { Field, TypeModel } from '#content/repository/models/type-models.ts';
import type { EditCode, RefusedControls } from './edit-code.ts';
import type { Named } from './field-kind.ts';
import { readFields, writeFields } from './fields.tsx';
import { firstTyped, type Pair, type Typed } from './typed.ts';

/**
 * Names of the controls of a document: of its uid, of the uid that a script suggests, of its tags, and before
 * those of its data.
 */
export const documentNames = { uid: 'uid', suggested: 'uid.suggested', tags: 'tags', data: 'd' } as const;

export const uidField: Field = { type: 'UID', label: 'Adresse' };

/** A document that nobody has written yet. */
export const newContent = ({ fields }: Pick<TypeModel, 'fields'>): DocumentContent => ({
  uid: null,
  tags: [],
  data: initialData(fields),
});

/** Writes the form of a document: what a browser sends if nobody changes anything. */
export function writeDocument(model: TypeModel, content: DocumentContent, named: Named): Pair[] {
  return [
    ...(model.hasUid ? ([[documentNames.uid, content.uid ?? '']] as const) : []),
    [documentNames.tags, content.tags.join('\n')],
    ...writeFields(model.fields, documentNames.data, content.data, named),
  ];
}

type Refuse = (control: string, code: EditCode, label: string) => void;
type Given = {
  readonly typed: Typed;
  readonly origin: DocumentContent;
  readonly named: Named;
  /** True if the document was on the site, where its address is known. */
  readonly wasPublished?: boolean;
};

/** What a posted form says, and the controls that are wrong. */
export type ReadDocument = { readonly content: DocumentContent; readonly refused: RefusedControls };

/**
 * Reads the posted form of a document that rests on `origin`. The uid is null if it was left to be made of
 * the heading.
 * @throws HostileForm
 */
export function readDocumentForm(model: TypeModel, { typed, origin, named, wasPublished }: Given): ReadDocument {
  const refused = new Map<string, { code: EditCode; label: string }>();
  const refuse: Refuse = (control, code, label) => void refused.set(control, { code, label });
  const data = readFields(model.fields, documentNames.data, origin.data, { named, typed, refuse });
  const uid = readUid(model, { typed, origin, refuse, data, wasPublished });
  return { content: { uid, tags: readTags(typed, origin), data }, refused };
}

const uidPattern = /^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{N}._-]{0,198}[\p{Ll}\p{Lo}\p{N}])?$/u;

type ReadingUid = Pick<Given, 'typed' | 'origin'> & {
  readonly refuse: Refuse;
  readonly data: JsonObject;
  readonly wasPublished: boolean | undefined;
};

function readUid(
  { hasUid, fields }: TypeModel,
  { typed, origin, refuse, data, wasPublished }: ReadingUid,
): string | null {
  const text = firstTyped(typed, documentNames.uid)?.trim();
  if (!hasUid || text === undefined || text === origin.uid) return origin.uid;
  const wrong = (code: EditCode): string | null => {
    refuse(documentNames.uid, code, uidField.label ?? '');
    return text || null;
  };
  const isOpen = text === '' || text === firstTyped(typed, documentNames.suggested);
  if (!isOpen || wasPublished) return uidPattern.test(text) ? text : wrong(text === '' ? 'required' : 'uid');
  return addressOf(headingOf(fields, data)) === '' ? wrong('unnamed') : null;
}

/** Tags stand in a line each, because they may hold commas and spaces. */
function readTags(typed: Typed, origin: DocumentContent): readonly string[] {
  const text = firstTyped(typed, documentNames.tags);
  if (text === undefined || text === origin.tags.join('\n')) return origin.tags;
  return [...new Set(text.split('\n').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
