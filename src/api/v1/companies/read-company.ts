import { z } from 'zod';
import { readCompany as companyOf } from '#board/companies/read-company.ts';
import { largestRowId } from '../largest-row-id.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named } from '../present-label.ts';
import { say } from '../say.ts';
import { wholeCompanySchema } from './company-schemas.ts';

export const readCompany = defineEndpoint({
  id: 'readCompany',
  method: 'GET',
  path: '/companies/{id}',
  tag: 'companies',
  summary: { en: 'A company', fr: 'Une entreprise' },
  description: {
    en: 'Its texts, its figures, and where it recruits.',
    fr: 'Ses textes, ses chiffres, et où elle recrute.',
  },
  keep: 60,
  problems: [404],
  examples: [{ title: { en: 'A company', fr: 'Une entreprise' }, path: { id: 900_001 } }],
  request: z.object({
    path: z.strictObject({ id: z.int().min(1).max(largestRowId).meta(say('Its number', 'Son numéro')) }),
  }),
  response: wholeCompanySchema,
  handle: async ({ board }, { path: { id } }) => {
    const [fr, en, reference] = await Promise.all([
      companyOf(board, id, 'fr'),
      companyOf(board, id, 'en'),
      board.reference(),
    ]);
    const presentations = [fr.presentation, en.presentation].filter((text) => text !== null);
    return {
      body: {
        id,
        name: fr.name,
        sector: fr.sector && named(fr.sector.id, reference.sectors.get(fr.sector.id)),
        size: fr.size && named(fr.size.id, reference.companySizes.get(fr.size.id)),
        offers: fr.offers,
        presentations: presentations.filter(
          ({ text }, at) => presentations.findIndex((one) => one.text === text) === at,
        ),
        expertise: fr.expertise,
        turnoverMillions: fr.turnoverMillions,
        turnoverYear: fr.turnoverYear,
        employees: fr.employees,
        countriesCount: fr.countriesCount,
        volunteersWelcomed: fr.volunteersWelcomed,
        countries: fr.countries.map(({ value, count }) => ({
          country: named(value, reference.countries.get(value)),
          offers: count,
        })),
      },
    };
  },
});
