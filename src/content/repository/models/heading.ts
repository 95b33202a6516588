import { isObject, textOf } from '../../json.ts';
import type { Fields } from './type-models.ts';

/** Names of fields that say what a document is called. */
export const headingNames = ['title', 'name', 'question'] as const;

/** Returns the field that names the documents of a type: a text, or else the entry of a catalogue. */
export function headingField(fields: Fields): string | null {
  const entry = Object.entries(fields).find(([, { type }]) => type === 'IntegrationFields');
  return headingNames.find((name) => fields[name]?.type === 'Text') ?? entry?.[0] ?? null;
}

/** Returns the words that name a document; empty if nobody has written them. */
export function headingOf(fields: Fields, data: unknown): string {
  const name = headingField(fields);
  const value = name !== null && isObject(data) ? data[name] : '';
  return isObject(value) ? textOf(value['name']) : textOf(value);
}
