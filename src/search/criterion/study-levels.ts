import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { studyLevels } from '#reference/study-levels.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

const everyLevel = studyLevels.map(({ id }) => id);

/**
 * Study levels. An offer may accept several. An offer that states none is found and counted under each level,
 * because it refuses no candidate.
 */
export const studyLevelsCriterion = listCriterion({
  parameters: ['studiesLevelId'],
  known: (reference) => reference.studyLevels,
  parse: wholeNumber,
  column: { name: 'studyLevels', options: (key) => (key === '' ? everyLevel : numbersIn(key)) },
});
