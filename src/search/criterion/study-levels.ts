import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

/** Study levels; an offer may accept several. */
export const studyLevelsCriterion = listCriterion({
  parameters: ['studiesLevelId'],
  known: (reference) => reference.studyLevels,
  parse: wholeNumber,
  column: { name: 'studyLevels', options: numbersIn },
});
