import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { companyIn } from '#search/offer/offer-columns.ts';

export const companySizesCriterion = listCriterion({
  parameters: ['companiesSizes'],
  known: (reference) => reference.companySizes,
  parse: wholeNumber,
  column: { name: 'company', options: (key) => [companyIn(key).size].filter((size) => size !== null) },
});
