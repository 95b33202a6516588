import { z } from 'zod';
import { cleanLine, cleanText } from '#board/cleaning/clean-text.ts';
import { namesCompany } from '#board/cleaning/clean-company-name.ts';
import { fieldCode } from '#words/field-code.ts';
import { companyLimits } from './company-limits.ts';

const invalid = fieldCode('field.invalid');
const tooLong = fieldCode('note.tooLong');

const text = z
  .string(invalid)
  .max(2 * companyLimits.text, tooLong)
  .transform(cleanText)
  .pipe(z.string().max(companyLimits.text, tooLong))
  .transform((given) => (given === '' ? null : given));

/** A whole number of a form within bounds; empty is null. People group digits by blanks. */
const whole = (least: number, most: number) =>
  z
    .string(invalid)
    .max(30, invalid)
    .transform((given) => given.replace(/\s/g, ''))
    .refine(
      (given) => given === '' || (/^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most),
      invalid,
    )
    .transform((given) => (given === '' ? null : Number(given)));

const millions = z
  .string(invalid)
  .max(30, invalid)
  .transform((given) => given.replace(/\s/g, '').replace(',', '.'))
  .refine((given) => given === '' || /^\d{1,7}(\.\d{1,2})?$/.test(given), invalid)
  .transform((given) => (given === '' ? null : Number(given)));

const companyName = z
  .string(invalid)
  .max(2 * companyLimits.name, fieldCode('name.tooLong'))
  .transform(cleanLine)
  .pipe(z.string().min(1, fieldCode('field.required')).max(companyLimits.name, fieldCode('name.tooLong')))
  .refine(namesCompany, invalid);

/** The fields of a company that the staff may correct, by their columns, as a form sends them. */
export const companyFieldsInput = z.object({
  name: companyName,
  presentation: text,
  presentation_en: text,
  expertise: text,
  sector_id: whole(1, 2 ** 31 - 1),
  size_id: whole(1, 2 ** 31 - 1),
  turnover_millions: millions,
  turnover_year: whole(1900, 2100),
  employees: whole(0, companyLimits.employees),
  countries_count: whole(0, companyLimits.countries),
  volunteers_welcomed: whole(0, companyLimits.volunteers),
});

/** A further name of a company. */
export const companyNameInput = z.object({ name: companyName });

export type CompanyFields = z.output<typeof companyFieldsInput>;
export type CompanyField = keyof CompanyFields;

/** Names of the fields, in the order of the form. */
export const companyFieldNames: readonly CompanyField[] = companyFieldsInput.keyof().options;

/** Returns the field of this name; null for any other text. */
export const companyFieldNamed = (name: string): CompanyField | null =>
  companyFieldNames.find((field) => field === name) ?? null;
