import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

/** Job fields and their families. An offer of a job field also belongs to the family of the field. */
export const specializationsCriterion = listCriterion({
  parameters: ['specializationsIds'],
  known: (reference) => reference.specializations,
  parse: wholeNumber,
  column: { name: 'specializations', options: numbersIn },
});
