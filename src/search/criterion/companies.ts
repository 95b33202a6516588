import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { companyIn } from '#search/offer/offer-columns.ts';

/** Companies that have offers or had offers recently. */
export const companies = listCriterion({
  parameters: ['entreprisesIds'],
  known: (reference) => reference.companies,
  parse: wholeNumber,
  column: { name: 'company', options: (key) => [companyIn(key).id] },
});
