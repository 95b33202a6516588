import { inEachLocale } from '#words/locale.ts';
import { z } from 'zod';
import { conceptName, concepts } from '#search/asking/concept-names.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nameSchema } from '#api/v1/reference/reference-schemas.ts';
import { describe } from '../describe.ts';

const ids = z.array(z.string());

const conceptSchema = z
  .strictObject({
    id: z.string().meta(describe('Id for the parameter `concepts`', 'Identifiant pour le paramètre `concepts`')),
    name: nameSchema,
    names: z
      .array(z.string())
      .meta(describe('All its names, in both languages', 'Tous ses noms, dans les deux langues')),
    isTool: z
      .boolean()
      .meta(describe('A tool, required in addition to a job field', 'Un outil, demandé en plus d’un métier')),
    kindOf: ids.meta(describe('Broader concepts', 'Concepts plus larges')),
    near: ids.meta(
      describe('Related concepts, which a search ranks lower', 'Concepts voisins, classés plus bas dans une recherche'),
    ),
  })
  .meta({ id: 'Concept', ...describe('A job field, a tool or a notion', 'Un métier, un outil ou une notion') });

export const listConcepts = defineEndpoint({
  id: 'listConcepts',
  method: 'GET',
  path: '/concepts',
  tag: 'search',
  summary: { en: 'Job fields, tools and notions', fr: 'Métiers, outils et notions' },
  description: {
    en: 'The vocabulary of the search: an offer is found under every name of a concept, in either language.',
    fr: 'Le vocabulaire de la recherche : une offre est trouvée sous chaque nom d’un concept, dans les deux langues.',
  },
  keep: 3600,
  examples: [{ title: { en: 'All concepts', fr: 'Tous les concepts' } }],
  request: z.object({}),
  response: z
    .strictObject({ concepts: z.array(conceptSchema).meta(describe('All concepts', 'Tous les concepts')) })
    .meta({ id: 'Concepts', ...describe('All concepts', 'Tous les concepts') }),
  handle: async () => ({ body }),
});

const body = {
  concepts: concepts.map((entry) => ({
    id: entry.id,
    name: inEachLocale((locale) => conceptName(entry, locale)),
    names: [...entry.equal],
    isTool: entry.isTool ?? false,
    kindOf: [...(entry.kindOf ?? [])],
    near: [...(entry.near ?? [])],
  })),
};
