import { z } from 'zod';
import type { CompanyCriteria } from '#board/companies/company-criteria.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lang } from '../lang.ts';
import { criteriaParameters } from '../offers/criteria-parameters.ts';
import { criterionSchemas } from '../offers/criterion-parameters.ts';
import { nextPage } from '../next-page.ts';
import { named } from '../present-label.ts';
import { describe } from '../describe.ts';
import { companySchema } from './company-schemas.ts';

const { sectors, countries, companySizes } = criterionSchemas;

export const findCompanies = defineEndpoint({
  id: 'findCompanies',
  method: 'GET',
  path: '/companies',
  tag: 'companies',
  summary: { en: 'Search the companies', fr: 'Chercher parmi les entreprises' },
  description: {
    en: 'Companies with the most open offers come first, then by name. Companies without open offers are included, unless you ask for a country.',
    fr: 'Les entreprises qui ont le plus d’offres ouvertes viennent d’abord, puis par nom. Les entreprises sans offre sont incluses, sauf si un pays est demandé.',
  },
  keep: 60,
  examples: [
    { title: { en: 'Top recruiters', fr: 'Celles qui recrutent le plus' } },
    { title: { en: 'By name', fr: 'Par nom' }, query: { name: 'verrerie', countries: 'DE' } },
  ],
  request: z.object({
    query: z.strictObject({
      name: z.string().max(100).default('').meta(describe('The name, or a part of it', 'Le nom, ou une partie')),
      sectors,
      countries,
      companySizes,
      limit: z.int().min(1).max(100).default(20).meta(describe('Companies per page', 'Entreprises par page')),
      cursor: z
        .string()
        .max(200)
        .optional()
        .meta(describe('The `next` of the previous page', 'Le `next` de la page précédente')),
      lang,
    }),
  }),
  response: z
    .strictObject({
      total: z.int().meta(describe('Companies on all pages', 'Entreprises de toutes les pages')),
      companies: z.array(companySchema).meta(describe('This page', 'Cette page')),
      next: z.string().nullable().meta(describe('The cursor of the next page', 'Le curseur de la page suivante')),
    })
    .meta({ id: 'CompaniesPage', ...describe('A page of companies', 'Une page d’entreprises') }),
  handle: async ({ board, locale }, { query: { name: text, limit, cursor, ...given } }) => {
    const reference = await board.reference();
    const asked = criteriaParameters(
      { sectors: given.sectors, countries: given.countries, companySizes: given.companySizes },
      reference,
    );
    const criteria: CompanyCriteria = {
      text,
      sectors: asked.sectors,
      countries: asked.countries,
      sizes: asked.companySizes,
    };
    const purpose = { parameter: 'cursor', question: JSON.stringify([locale, criteria]) };
    const skip = cursor === undefined ? 0 : readCursor(purpose, cursor, z.int().min(0));
    const { total, companies } = await searchCompanies(board, criteria, { skip, limit, locale });
    const end = skip + companies.length;
    const next = companies.length > 0 && end < total ? writeCursor(purpose, end) : null;
    return {
      next: next === null ? null : nextPage({ name: text, limit, ...given }, next),
      body: {
        total,
        companies: companies.map(({ id, name, sector, size, offers }) => ({
          id,
          name,
          sector: sector && named(sector.id, reference.sectors.get(sector.id)),
          size: size && named(size.id, reference.companySizes.get(size.id)),
          offers,
        })),
        next,
      },
    };
  },
});
