import { z } from 'zod';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { allowanceSchema } from '../allowance-schema.ts';
import { describe } from '../describe.ts';

const fields = {
  country: codedValue.meta(describe('By ISO 3166-1 alpha-2', 'Selon ISO 3166-1 alpha-2')),
  zone: numberedValue.meta(describe('Its zone', 'Sa zone')),
  offers: z.int().meta(describe('Open offers', 'Offres ouvertes')),
  monthlyAllowance: z
    .strictObject({
      least: z.number().meta(describe('The least', 'La plus basse')),
      most: z.number().meta(describe('The most', 'La plus haute')),
    })
    .nullable()
    .meta(
      describe(
        'Euros a month that its open offers state; null if none states it',
        'Euros par mois qu’indiquent ses offres ; null si aucune n’en indique',
      ),
    ),
  allowance: z
    .strictObject({
      least: allowanceSchema.meta(describe('The least', 'La plus basse')),
      most: allowanceSchema.meta(describe('The most', 'La plus haute')),
    })
    .nullable()
    .meta(
      describe(
        'The allowances that the site shows for its open offers, with estimates by the scale; null if none is known',
        'Les indemnités que montre le site pour ses offres, estimations selon le barème comprises ; null si aucune n’est connue',
      ),
    ),
};

/** A country in the list of destinations. */
export const destinationSchema = z
  .strictObject(fields)
  .meta({ id: 'Destination', ...describe('A country and its open offers', 'Un pays et ses offres ouvertes') });

/** A single country with its details. */
export const wholeDestinationSchema = z
  .strictObject({
    ...fields,
    cities: z
      .array(z.strictObject({ city: codedValue, offers: fields.offers }))
      .meta(describe('Its cities, most offers first', 'Ses villes, celles qui ont le plus d’offres d’abord')),
    specializations: z
      .array(z.strictObject({ specialization: numberedValue, offers: fields.offers }))
      .meta(
        describe('Job fields with offers there, most offers first', 'Métiers recherchés, les plus demandés d’abord'),
      ),
  })
  .meta({
    id: 'WholeDestination',
    ...describe('A country, its cities and its job fields', 'Un pays, ses villes et ses métiers'),
  });
