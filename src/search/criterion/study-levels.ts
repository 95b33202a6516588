import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

/** An offer may name several levels. */
export const studyLevelsCriterion = listCriterion({
  parameters: ['studiesLevelId'],
  known: (reference) => reference.studyLevels,
  parse: wholeNumber,
  column: { name: 'studyLevels', options: numbersIn },
});
