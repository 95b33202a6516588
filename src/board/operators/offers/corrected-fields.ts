import { z } from 'zod';
import { cleanWebAddress } from '#board/cleaning/clean-address.ts';
import { cleanLine, cleanText } from '#board/cleaning/clean-text.ts';
import type { ActName } from '#staff/acts.ts';
import { fieldCode } from '#words/field-code.ts';
import { dayInParis, lastMoment, momentInParis } from '#words/paris-days.ts';
import { day as oneDay } from '#durations.ts';
import { parseInput } from '#words/invalid-input.ts';

/** Columns of an offer that the staff may correct, in the order of its page. */
export const correctedFields = [
  'title',
  'description',
  'profile',
  'city_fr',
  'city_en',
  'country_id',
  'mission_type_id',
  'duration_months',
  'monthly_allowance',
  'mission_start',
  'mission_end',
  'broadcast_end',
  'remote_work',
  'contact_first_name',
  'contact_last_name',
  'contact_email',
  'contact_url',
] as const;

export type CorrectedField = (typeof correctedFields)[number];

/** A value as the database has it in JSON. */
export type FieldValue = string | number | boolean | null;

export const correctionLimits = { line: 300, text: 50_000, address: 2000, note: 500 } as const;

const required = fieldCode('field.required');
const wrong = fieldCode('field.invalid');
const { line: longestLine, text: longestText, address: longestAddress } = correctionLimits;

const line = z.string().max(longestLine, wrong).transform(cleanLine);
const filled = line.pipe(z.string().min(1, required));
const lineOrNothing = line.transform((text) => text || null);
const textOrNothing = z
  .string()
  .max(longestText, wrong)
  .transform((text) => cleanText(text) || null);
const inOurTimes = (text: string) => text > '1900' && text < '2200';
const day = z.string().trim().min(1, required).pipe(z.iso.date(wrong).refine(inOurTimes, wrong));
const orNothing = <Schema extends z.ZodType<FieldValue, string>>(schema: Schema) =>
  z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    schema,
  ]);
/** The last day of a broadcast, which ends at the midnight after it in Paris. */
const lastDay = day.transform((text) => momentInParis(Date.parse(`${text}T00:00:00Z`) + oneDay).toISOString());
// An allowance below one euro is a mistake, as in the batches of operators.
const euros = z
  .string()
  .trim()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, wrong)
  .transform((text) => Number(text.replace(',', '.')))
  .refine((amount) => amount >= 1, wrong);
const webAddress = z
  .string()
  .max(longestAddress, wrong)
  .transform((text) => cleanWebAddress(text))
  .refine((url) => url !== null, wrong);
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, wrong)
  .pipe(z.email(fieldCode('email.invalid')));

/** How the text of a form becomes the value of a field. */
const readers = {
  title: filled,
  description: textOrNothing,
  profile: textOrNothing,
  city_fr: line,
  city_en: line,
  country_id: z.string().regex(/^[A-Z]{2}$/, required),
  mission_type_id: z.enum(['1', '3'], wrong).transform(Number),
  duration_months: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, wrong)
    .transform(Number)
    .refine((months) => months >= 1 && months <= 36, wrong),
  monthly_allowance: orNothing(euros),
  mission_start: day,
  mission_end: orNothing(day),
  broadcast_end: orNothing(lastDay),
  remote_work: z.enum(['yes', 'no'], wrong).transform((text) => text === 'yes'),
  contact_first_name: lineOrNothing,
  contact_last_name: lineOrNothing,
  contact_email: orNothing(email),
  contact_url: orNothing(webAddress),
} as const satisfies Readonly<Record<CorrectedField, z.ZodType<FieldValue, string>>>;

/** Reads what was typed for a field. @throws InvalidInput with the field `value` */
export function readFieldValue(field: CorrectedField, typed: string): FieldValue {
  const schema: z.ZodType<FieldValue, string> = readers[field];
  return parseInput(z.object({ value: schema }), { value: typed }).value;
}

/** The value of a field as its control has it. */
export function typedFieldValue(field: CorrectedField, value: FieldValue): string {
  if (value === null) return '';
  if (field === 'remote_work') return value === true ? 'yes' : 'no';
  return field === 'broadcast_end' ? dayInParis(lastMoment(new Date(String(value)))) : String(value);
}

export const fieldNamed = (name: string | null): CorrectedField | null =>
  correctedFields.find((field) => field === name) ?? null;

/** Who receives applications is corrected by an act of its own, which needs a fresh sign-in. */
export const isContact = (field: CorrectedField): boolean => field.startsWith('contact_');

export const actOfCorrection = (field: CorrectedField): ActName =>
  isContact(field) ? 'offer.correctContact' : 'offer.correct';
