import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numbersIn } from './offer-columns.ts';

export const companySizes = listCriterion({
  parameters: ['companiesSizes'],
  known: (reference) => reference.companySizes,
  parse: wholeNumber,
  column: { name: 'companySize', options: numbersIn },
});
