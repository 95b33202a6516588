import { companyNumber } from './company-number.ts';
import { listCriterion } from './list-criterion.ts';
import { companyIn } from '#search/offer/offer-columns.ts';

/** Companies that have offers or had offers recently. */
export const companies = listCriterion({
  parameters: ['entreprisesIds'],
  known: (reference) => reference.companies,
  parse: companyNumber,
  column: { name: 'company', options: (key) => [companyIn(key).id] },
});
