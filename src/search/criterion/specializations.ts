import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

/** Job fields and their families: an offer of a job field belongs to its family, too. */
export const specializationsCriterion = listCriterion({
  parameters: ['specializationsIds'],
  known: (reference) => reference.specializations,
  parse: wholeNumber,
  column: { name: 'specializations', options: numbersIn },
});
