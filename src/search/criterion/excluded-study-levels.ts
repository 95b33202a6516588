import { numbersIn } from '#search/offer/offer-columns.ts';
import { wholeNumber } from './address-values.ts';
import { excludingCriterion } from './list-criterion.ts';

/**
 * Study levels that the candidate does not have («sans bac +5»). They exclude the offers that accept only
 * such a level. An offer that accepts another level too, or states none, stays.
 */
export const excludedStudyLevels = excludingCriterion({
  parameters: ['sansNiveau'],
  known: (reference) => reference.studyLevels,
  parse: wholeNumber,
  column: { name: 'studyLevels', options: onlyLevel },
});

function onlyLevel(key: string): readonly number[] {
  const levels = numbersIn(key);
  return levels.length === 1 ? levels : [];
}
