import { languagesIn } from '#search/offer/offer-columns.ts';
import { excludingCriterion } from './list-criterion.ts';

/**
 * Languages that the candidate does not speak («sans anglais», "without English"). They exclude the offers
 * whose text requires the language. An offer that is merely written in the language stays, because the
 * candidate may read English well enough to apply, and many offers in English are for speakers of French.
 */
export const excludedLanguages = excludingCriterion({
  parameters: ['sansLangue'],
  known: (reference) => reference.languages,
  parse: (text) => text.toLowerCase(),
  column: { name: 'languages', options: (key) => languagesIn(key).asked },
});
