import { z } from 'zod';
import { maxKeptLength } from '#search/criterion/query.ts';
import { suggestionKinds } from '#search/suggestions/suggestible.ts';
import { suggest } from '#search/suggestions/suggest.ts';
import { defineEndpoint } from '../endpoint.ts';
import { lang } from '../lang.ts';
import { writeParameters } from '../offers/write-parameters.ts';
import { describe } from '../describe.ts';

const suggestion = z
  .strictObject({
    kind: z.enum(suggestionKinds).meta(describe('Its kind', 'Sa nature')),
    label: z.string().meta(describe('In the language of the reader', 'Dans la langue du lecteur')),
    offers: z.int().meta(describe('Open offers that its search finds', 'Offres ouvertes que trouve sa recherche')),
    search: z
      .string()
      .meta(describe('The /offers query that finds these offers', 'La requête de /offers qui trouve ces offres')),
  })
  .meta({ id: 'Suggestion', ...describe('A possible meaning of the typed text', 'Un sens possible du texte saisi') });

export const listSuggestions = defineEndpoint({
  id: 'listSuggestions',
  method: 'GET',
  path: '/suggestions',
  tag: 'search',
  summary: {
    en: 'What a text that is being typed may mean',
    fr: 'Ce que peut vouloir dire un texte en cours de saisie',
  },
  description: {
    en: 'At most eight job fields, cities, countries and companies with open offers; none for less than two letters.',
    fr: 'Au plus huit métiers, villes, pays et entreprises qui ont des offres ouvertes ; rien pour moins de deux lettres.',
  },
  keep: 60,
  examples: [
    {
      title: { en: 'What begins with «compt»', fr: 'Ce qui commence par «\u00a0compt\u00a0»' },
      query: { text: 'compt' },
    },
  ],
  request: z.object({
    query: z.strictObject({
      text: z.string().max(maxKeptLength).meta(describe('As typed so far', 'Tel que saisi')),
      lang,
    }),
  }),
  response: z
    .strictObject({
      suggestions: z.array(suggestion).meta(describe('The best of each kind', 'Les meilleures de chaque sorte')),
    })
    .meta({ id: 'Suggestions', ...describe('Suggestions', 'Suggestions') }),
  handle: async ({ board, locale }, { query }) => {
    const [suggestions, reference] = await Promise.all([suggest(board, query.text, locale), board.reference()]);
    return {
      body: {
        suggestions: suggestions.map(({ kind, label, offers, criteria }) => ({
          kind,
          label,
          offers,
          search: String(writeParameters(criteria, reference)),
        })),
      },
    };
  },
});
