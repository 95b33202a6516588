import { languagesIn } from '#search/offer/offer-columns.ts';
import { listCriterion } from './list-criterion.ts';

/**
 * Languages that the candidate must know: the language in which the offer is written, and the languages that
 * it requires.
 */
export const languagesCriterion = listCriterion({
  parameters: ['langues'],
  known: (reference) => reference.languages,
  parse: (text) => text.toLowerCase(),
  column: { name: 'languages', options: (key) => [...new Set(Object.values(languagesIn(key)).flat())] },
});
