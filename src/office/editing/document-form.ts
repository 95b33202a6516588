import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { initialData } from '#content/repository/models/initial-data.ts';
import type { Field, TypeModel } from '#content/repository/models/type-models.ts';
import type { EditCode, RefusedControls } from './edit-code.ts';
import type { Named } from './field-kind.ts';
import { readFields, writeFields } from './fields.tsx';
import { firstTyped, type Pair, type Typed } from './typed.ts';

/** Names of the controls of a document: of its uid, of its tags, and before those of its data. */
export const documentNames = { uid: 'uid', tags: 'tags', data: 'd' } as const;

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
type Given = { readonly typed: Typed; readonly origin: DocumentContent; readonly named: Named };

/** What a posted form says, and the controls that are wrong. */
export type ReadDocument = { readonly content: DocumentContent; readonly refused: RefusedControls };

/**
 * Reads the posted form of a document that rests on `origin`.
 * @throws HostileForm
 */
export function readDocumentForm(model: TypeModel, { typed, origin, named }: Given): ReadDocument {
  const refused = new Map<string, { code: EditCode; label: string }>();
  const refuse: Refuse = (control, code, label) => void refused.set(control, { code, label });
  const data = readFields(model.fields, documentNames.data, origin.data, { named, typed, refuse });
  return { content: { uid: readUid(model, { typed, origin, refuse }), tags: readTags(typed, origin), data }, refused };
}

const uidPattern = /^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{N}._-]{0,198}[\p{Ll}\p{Lo}\p{N}])?$/u;

type ReadingUid = Omit<Given, 'named'> & { readonly refuse: Refuse };

function readUid({ hasUid }: TypeModel, { typed, origin, refuse }: ReadingUid): string | null {
  const text = firstTyped(typed, documentNames.uid)?.trim();
  if (!hasUid || text === undefined || text === origin.uid) return origin.uid;
  if (!uidPattern.test(text)) refuse(documentNames.uid, text === '' ? 'required' : 'uid', uidField.label ?? '');
  return text === '' ? null : text;
}

/** Tags stand in a line each, because they may hold commas and spaces. */
function readTags(typed: Typed, origin: DocumentContent): readonly string[] {
  const text = firstTyped(typed, documentNames.tags);
  if (text === undefined || text === origin.tags.join('\n')) return origin.tags;
  return [...new Set(text.split('\n').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
