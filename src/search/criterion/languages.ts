import { listCriterion } from './list-criterion.ts';

/**
 * Languages that the candidate must read or speak: the language of the offer's text and the required
 * languages.
 */
export const languagesCriterion = listCriterion({
  parameters: ['langues'],
  known: (reference) => reference.languages,
  parse: (text) => text.toLowerCase(),
  column: { name: 'languages', options: (key) => key.split(',') },
});
