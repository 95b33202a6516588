import { storableText } from '#staff/storable-text.ts';

/** Returns the texts of a form in their order; a name may occur several times. */
export const formTexts = (form: FormData): [name: string, value: string][] =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));

/** Makes a form from the texts of an earlier one. */
export function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Returns the text of a field; empty if it is missing. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns all texts of a field that may occur several times. */
export const typedTexts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** Returns the files of a field; a field without a chosen file has one without name and bytes. */
export const filesIn = (form: FormData, name: string): File[] =>
  form.getAll(name).flatMap((value) => (value instanceof File && (value.name !== '' || value.size > 0) ? [value] : []));

/** Tells if a form has files, which cannot be kept for later. */
export const hasFiles = (form: FormData): boolean => [...form.values()].some((value) => value instanceof File);

/** Returns a form whose texts the database can store. */
export function storableForm(form: FormData): FormData {
  const storable = new FormData();
  for (const [name, value] of form) storable.append(name, typeof value === 'string' ? storableText(value) : value);
  return storable;
}
