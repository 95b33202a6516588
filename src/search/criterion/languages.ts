import { listCriterion } from './list-criterion.ts';

/** Languages that an offer is written in or asks for: those that a candidate needs to read or speak. */
export const languagesCriterion = listCriterion({
  parameters: ['langues'],
  known: (reference) => reference.languages,
  parse: (text) => text.toLowerCase(),
  column: { name: 'languages', options: (key) => key.split(',') },
});
