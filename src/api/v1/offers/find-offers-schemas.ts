import { z } from 'zod';
import { lang } from '../lang.ts';
import { describe } from '../describe.ts';
import { criterionSchemas } from './criterion-parameters.ts';
import { offerSchema, reasonSchema } from './offer-schema.ts';
import { facetsSchema } from './present-facets.ts';
import { readingSchema } from './present-reading.ts';

/** Sort orders of a search, under the API's names. */
export const orderNames = ['newest', 'relevance', 'created', 'views', 'country', 'profession', 'allowance'] as const;

const found = offerSchema
  .extend({
    reason: reasonSchema
      .nullable()
      .optional()
      .meta(
        describe(
          'Why it is found; null where it says what was asked',
          'Pourquoi elle est trouvée ; null si elle dit ce qui était demandé',
        ),
      ),
  })
  .meta({ id: 'FoundOffer', ...describe('An offer that a search finds', 'Une offre qu’une recherche trouve') });

/** The parameters of a search. */
export const offersQuery = z.strictObject({
  ...criterionSchemas,
  concepts: z
    .array(z.string().max(60))
    .max(4)
    .optional()
    .meta(
      describe(
        'Trades, tools or notions, by their ids of /concepts',
        'Métiers, outils ou notions, par leurs identifiants de /concepts',
      ),
    ),
  sort: z
    .enum(orderNames)
    .optional()
    .meta(
      describe(
        'The order; by relevance to a text, else the newest first',
        'L’ordre ; par pertinence pour un texte, sinon les plus récentes',
      ),
    ),
  limit: z.int().min(1).max(100).default(20).meta(describe('Offers per page', 'Offres par page')),
  cursor: z
    .string()
    .max(500)
    .optional()
    .meta(describe('The `next` of the previous page', 'Le `next` de la page précédente')),
  texts: z.boolean().default(false).meta(describe('With descriptions and profiles', 'Avec descriptions et profils')),
  facets: z
    .boolean()
    .default(false)
    .meta(describe('With the counts of every criterion', 'Avec les effectifs de chaque critère')),
  reasons: z
    .boolean()
    .default(false)
    .meta(describe('With the reason for each offer', 'Avec la raison de chaque offre')),
  near: z
    .boolean()
    .default(false)
    .meta(
      describe(
        'With offers that miss a part of the text, behind the last page',
        'Avec les offres auxquelles il manque une partie du texte, après la dernière page',
      ),
    ),
  lang,
});

/** A page of search results. */
export const offersPage = z
  .strictObject({
    total: z
      .int()
      .meta(
        describe(
          'Offers that match all criteria, on all pages',
          'Offres qui réunissent tous les critères, toutes pages confondues',
        ),
      ),
    offers: z.array(found).meta(describe('This page', 'Cette page')),
    near: z
      .array(found)
      .optional()
      .meta(
        describe(
          'On the last page: offers that miss a part of the text',
          'En dernière page : les offres auxquelles il manque une partie du texte',
        ),
      ),
    facets: facetsSchema.optional(),
    search: readingSchema,
    partial: z
      .boolean()
      .optional()
      .meta(
        describe(
          'Only if a part of the offers could not be searched: offers and counts may be missing, so ask again later',
          'Seulement si une partie des offres n’a pas pu être interrogée : des offres et des effectifs peuvent manquer, réessayez plus tard',
        ),
      ),
    next: z.string().nullable().meta(describe('The cursor of the next page', 'Le curseur de la page suivante')),
  })
  .meta({ id: 'OffersPage', ...describe('A page of offers', 'Une page d’offres') });
