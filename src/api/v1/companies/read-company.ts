import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { presentCompany } from '#board/companies/present-company.ts';
import { readCompany as companyOf } from '#board/companies/read-company.ts';
import { visitor } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { maxRowId } from '#board/context/row-id.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../present-label.ts';
import { describe } from '../describe.ts';
import { wholeCompanySchema } from './company-schemas.ts';

export const readCompanyEndpoint = defineEndpoint({
  id: 'readCompany',
  method: 'GET',
  path: '/companies/{id}',
  tag: 'companies',
  summary: { en: 'A company', fr: 'Une entreprise' },
  description: {
    en: 'The public facts about a company, and where it recruits.',
    fr: 'Les informations publiques de l’entreprise, et où elle recrute.',
  },
  keep: 60,
  problems: [404],
  examples: [{ title: { en: 'A company', fr: 'Une entreprise' }, path: { id: 900_001 } }],
  request: z.object({
    path: z.strictObject({ id: z.int().min(1).max(maxRowId).meta(describe('Its number', 'Son numéro')) }),
  }),
  response: wholeCompanySchema,
  handle: async ({ board }, { path: { id } }) => {
    const [reference, { company }, { company: english }] = await Promise.all([
      board.reference(),
      publicly(board, id, 'fr'),
      publicly(board, id, 'en'),
    ]);
    const { name, sector, size, offers, countries } = company;
    return {
      body: {
        id,
        name,
        sector: sector && named(sector.id, reference.sectors.get(sector.id)),
        size: size && named(size.id, reference.companySizes.get(size.id)),
        offers,
        openingLines: { fr: company.openingLines, en: english.openingLines },
        countries: countries.map(({ value, count }) => ({
          country: named(value, reference.countries.get(value)),
          offers: count,
        })),
      },
    };
  },
});

/** Returns the fields that visitors see, because the API has no signed-in candidates. */
async function publicly(board: Board, id: number, locale: Locale) {
  return presentCompany(await companyOf(board, id, locale), visitor);
}
