import { z } from 'zod';
import type { Locale } from '#words/locale.ts';
import { describe } from '../describe.ts';

/** A name in both languages. */
export const nameSchema = z
  .strictObject({
    fr: z.string().meta(describe('In French', 'En français')),
    en: z.string().meta(describe('In English', 'En anglais')),
  } satisfies Readonly<Record<Locale, z.ZodType>>)
  .meta({ id: 'Name', ...describe('A name in both languages', 'Un nom dans les deux langues') });

const numbered = { id: z.int().meta(describe('Its number', 'Son numéro')), name: nameSchema };
const coded = { id: z.string().meta(describe('Its code', 'Son code')), name: nameSchema };

/** A reference value with a number as its id. */
export const numberedValue = z
  .strictObject(numbered)
  .meta({ id: 'NumberedValue', ...describe('A reference value', 'Une valeur de référence') });

/** A reference value with a code as its id. */
export const codedValue = z
  .strictObject(coded)
  .meta({ id: 'CodedValue', ...describe('A reference value', 'Une valeur de référence') });

export const countryValue = z
  .strictObject({ ...coded, zoneId: z.int().meta(describe('Its zone', 'Sa zone')) })
  .meta({ id: 'Country', ...describe('A country, by ISO 3166-1 alpha-2', 'Un pays, selon ISO 3166-1 alpha-2') });

export const specializationValue = z
  .strictObject({
    ...numbered,
    parentId: z.int().nullable().meta(describe('Its family; null for a family', 'Sa famille ; null pour une famille')),
  })
  .meta({
    id: 'Specialization',
    ...describe('A job field or a family of job fields', 'Un métier ou une famille de métiers'),
  });
