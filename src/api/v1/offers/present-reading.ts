import { z } from 'zod';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { criterionNames } from '#search/criteria/criteria.ts';
import type { Reading } from '#search/asking/read-search.ts';
import { describe } from '../describe.ts';
import { valueOf } from './criterion-parameters.ts';

const value = z
  .union([z.int(), z.string()])
  .meta(describe('As the parameter takes it', 'Telle que la prend le paramètre'));

const criterion = z.strictObject({
  name: z.string().meta(describe('Its parameter', 'Son paramètre')),
  values: z.array(value).meta(describe('Its values', 'Ses valeurs')),
});

/** Interpretation of a search query. */
export const readingSchema = z
  .strictObject({
    query: z.string().meta(describe('The words that select no criterion', 'Les mots qui ne désignent aucun critère')),
    corrected: z
      .string()
      .nullable()
      .meta(
        describe(
          'The text that was searched in place of a misspelt one',
          'Le texte cherché à la place d’un texte mal orthographié',
        ),
      ),
    cut: z
      .boolean()
      .meta(
        describe('The text is too long to be read to its end', 'Le texte est trop long pour être lu jusqu’au bout'),
      ),
    silent: z
      .boolean()
      .meta(
        describe(
          'There was a text, and nothing of it asks for anything',
          'Il y avait un texte, et rien n’y demande quoi que ce soit',
        ),
      ),
    criteria: z
      .array(criterion)
      .meta(
        describe(
          'Active criteria, including those named in the text',
          'Critères appliqués, y compris ceux que nomme le texte',
        ),
      ),
    untold: z
      .array(criterion)
      .meta(
        describe(
          'Criteria that the text names but no offer meets: its words were searched in the texts of offers',
          'Critères que nomme le texte mais qu’aucune offre ne remplit : ses mots ont été cherchés dans les textes des offres',
        ),
      ),
  })
  .meta({ id: 'Reading', ...describe('How the search was understood', 'Comment la recherche a été comprise') });

/** Returns how a search was understood. */
export function presentReading({ criteria, correction, cut, silent, untold }: Reading): z.input<typeof readingSchema> {
  const used = criterionNames
    .filter((name) => name !== 'query')
    .map((name) => ({ name, values: chosenOf(name, criteria).map((option) => valueOf(name, option)) }));
  return {
    query: criteria.query,
    corrected: correction?.corrected ?? null,
    cut,
    silent,
    criteria: used.filter(({ values }) => values.length > 0),
    untold: (untold?.options ?? []).map(({ name, option }) => ({ name, values: [valueOf(name, option)] })),
  };
}
