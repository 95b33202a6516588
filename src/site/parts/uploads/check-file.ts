import { documentExtensions, maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { maximumPhotoBytes, photoTypes } from '#board/candidates/photo/photo-limits.ts';
import type { FieldCode } from '#words/field-code.ts';

/** Facts about a chosen file that the browser has before it sends the file. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

const documents: ReadonlySet<string> = new Set(documentExtensions);
const photos: ReadonlySet<string> = new Set(photoTypes);

/** Rules by field of the form. */
const rules: ReadonlyMap<string, (file: ChosenFile) => FieldCode | null> = new Map([
  ['cv', refusalOfDocument],
  ['coverLetter', refusalOfDocument],
  ['photo', refusalOfPhoto],
]);

/**
 * Returns the error with which the server would refuse a file of this name and size. Null if the server would
 * decide by the content, or if the form has no such file field.
 */
export function refusalOfFile(field: string, file: ChosenFile): FieldCode | null {
  return rules.get(field)?.(file) ?? null;
}

function refusalOfDocument({ name, size }: ChosenFile): FieldCode | null {
  if (size > maximumDocumentBytes) return 'cv.tooLarge';
  if (!documents.has(/\.([a-z]{3,4})$/.exec(name.toLowerCase())?.[1] ?? '')) return 'cv.typeNotAllowed';
  return size === 0 ? 'cv.empty' : null;
}

/**
 * Accepts an empty type, because a browser leaves it empty if the operating system does not recognise the
 * file.
 */
function refusalOfPhoto({ size, type }: ChosenFile): FieldCode | null {
  const isOne = size > 0 && size <= maximumPhotoBytes && (type === '' || photos.has(type));
  return isOne ? null : 'photo.notAllowed';
}
