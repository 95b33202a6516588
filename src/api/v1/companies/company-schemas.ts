import { z } from 'zod';
import type { Locale } from '#words/locale.ts';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { describe } from '../describe.ts';

const fields = {
  id: z.int().meta(describe('Its number', 'Son numéro')),
  name: z.string().meta(describe('Name', 'Son nom')),
  sector: numberedValue.nullable().meta(describe('Its sector', 'Son secteur')),
  size: numberedValue.nullable().meta(describe('Its size', 'Sa taille')),
  offers: z
    .int()
    .meta(describe('Open offers, in the requested countries', 'Ses offres ouvertes, dans les pays demandés')),
};

/** A company in a list. */
export const companySchema = z.strictObject(fields).meta({ id: 'Company', ...describe('A company', 'Une entreprise') });

const openingLines = z.strictObject({
  fr: z.string().meta(describe('For French readers', 'Pour les lecteurs francophones')),
  en: z.string().meta(describe('For English readers', 'Pour les lecteurs anglophones')),
} satisfies Readonly<Record<Locale, z.ZodType>>);

/** A single company, with the contents of its public page. */
export const wholeCompanySchema = z
  .strictObject({
    ...fields,
    openingLines: openingLines.meta(
      describe(
        'The first lines of its presentation, in English if it has an English one; empty if it has none',
        'Le début de sa présentation, aussi en anglais si elle en a une ; vide sans',
      ),
    ),
    countries: z
      .array(z.strictObject({ country: codedValue, offers: fields.offers }))
      .meta(describe('Where its open offers are', 'Où sont ses offres ouvertes')),
  })
  .meta({
    id: 'WholeCompany',
    ...describe('A company and where it recruits', 'Une entreprise et où elle recrute'),
  });
