import { companyIn } from '#search/offer/offer-columns.ts';
import { companyNumber } from './company-number.ts';
import { excludingCriterion } from './list-criterion.ts';

/** Companies whose offers are left out («sauf Airbus»). */
export const excludedCompanies = excludingCriterion({
  parameters: ['sansEntreprise'],
  known: (reference) => reference.companies,
  parse: companyNumber,
  column: { name: 'company', options: (key) => [companyIn(key).id] },
});
