import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

export const sectorsCriterion = listCriterion({
  parameters: ['activitySectorId'],
  known: (reference) => reference.sectors,
  parse: wholeNumber,
  column: { name: 'sector', options: numbersIn },
});
