import { companyIn } from '#search/offer/offer-columns.ts';
import { wholeNumber } from './address-values.ts';
import { excludingCriterion } from './list-criterion.ts';

/** Companies whose offers are left out («sauf Airbus»). */
export const excludedCompanies = excludingCriterion({
  parameters: ['sansEntreprise'],
  known: (reference) => reference.companies,
  parse: wholeNumber,
  column: { name: 'company', options: (key) => [companyIn(key).id] },
});
