import { useTranslations } from '#words/use-translations.ts';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { maxSide, maximumMegapixels } from '#board/candidates/photo/photo-limits.ts';
import { maximumCvs } from '#board/candidates/cvs/cv-limits.ts';
import { maximumNameLength } from '#words/name-limits.ts';
import { maximumSubjectLength, minimumContactLength } from '#board/contact/contact-limits.ts';
import { maximumNoteLength } from '#board/favourites/favourite-limits.ts';
import { maximumSearchName } from '#board/saved-searches/saved-search-limits.ts';
import type { FieldCode } from '#words/field-code.ts';
import { waitOf } from '#words/wait.ts';
import { useDocumentRule } from './document-limits.ts';

/** The error code of each field; the code `tooMany` refuses the whole form before it is read. */
export type Refusals = Readonly<Record<string, FieldCode | 'tooMany'>>;

/** Limits that the sentences of the errors state. */
export const limits: { readonly [code in FieldCode]?: number } = {
  'name.tooLong': maximumNameLength,
  'message.tooLong': maximumMessageLength,
  'note.tooLong': maximumNoteLength,
  'searchName.tooLong': maximumSearchName,
  'cv.tooMany': maximumCvs,
  'photo.tooManyPixels': maxSide,
  'subject.tooLong': maximumSubjectLength,
  'field.check': minimumContactLength,
};

/**
 * Returns the error sentences of the refused fields in the order of the form. `message` is for the place next
 * to the field; `named` is for other places, because it names the field. `wait` is in seconds.
 */
export function useFieldErrors(refusals: Refusals, labels: Readonly<Record<string, string>>, wait?: number | null) {
  const fields = useTranslations('fields');
  const frame = useTranslations('frame');
  const errors = useTranslations('errors');
  const { types, size } = useDocumentRule();
  const order = Object.keys(labels);
  const sentence = (code: FieldCode | 'tooMany'): string =>
    code === 'tooMany'
      ? frame('tooMany', waitOf(wait ?? 60))
      : fields(code, { limit: limits[code] ?? 0, size, types, megapixels: maximumMegapixels });
  return Object.entries(refusals)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([field, code]) => {
      const [label, message] = [labels[field], sentence(code)];
      return { field, code, message, named: label === undefined ? message : errors('ofField', { label, message }) };
    });
}

/** Returns the errors in the form in which the summary of a form lists them. */
export const summaryOf = (errors: ReturnType<typeof useFieldErrors>) =>
  errors.map(({ field, named }) => ({ field, message: named }));
