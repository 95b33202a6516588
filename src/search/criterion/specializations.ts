import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from '#search/offer/offer-columns.ts';

/** Professions and their families: an offer of a profession is one of its family. */
export const specializationsCriterion = listCriterion({
  parameters: ['specializationsIds'],
  known: (reference) => reference.specializations,
  parse: wholeNumber,
  column: { name: 'specializations', options: numbersIn },
});
