import { z } from 'zod';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { say } from '../say.ts';

const fields = {
  id: z.int().meta(say('Its number', 'Son numéro')),
  name: z.string().meta(say('Its name', 'Son nom')),
  sector: numberedValue.nullable().meta(say('Its sector', 'Son secteur')),
  size: numberedValue.nullable().meta(say('Its size', 'Sa taille')),
  offers: z
    .int()
    .meta(say('Its open offers, in the countries asked for', 'Ses offres ouvertes, dans les pays demandés')),
};

/** A company of a list. */
export const companySchema = z.strictObject(fields).meta({ id: 'Company', ...say('A company', 'Une entreprise') });

const openingLines = z.strictObject({
  fr: z.string().meta(say('For readers of French', 'Pour qui lit le français')),
  en: z.string().meta(say('For readers of English', 'Pour qui lit l’anglais')),
});

/** A company by itself: what a visitor's page of it says. */
export const wholeCompanySchema = z
  .strictObject({
    ...fields,
    openingLines: openingLines.meta(
      say(
        'How its presentation begins, in English too where it has one; empty without',
        'Le début de sa présentation, aussi en anglais si elle en a une ; vide sans',
      ),
    ),
    countries: z
      .array(z.strictObject({ country: codedValue, offers: fields.offers }))
      .meta(say('Where its open offers are', 'Où sont ses offres ouvertes')),
  })
  .meta({
    id: 'WholeCompany',
    ...say('A company and where it recruits', 'Une entreprise et où elle recrute'),
  });
