import {
  type CompanyFilters,
  companySources,
  companyStates,
} from '#board/operators/companies/list-office-companies.ts';

/** Filters of the list in an address. */
export const filterNames = ['texte', 'pays', 'source', 'etat'] as const;

/** Returns the filters of an address. A value that the form does not offer filters nothing. */
export function typedFilters(query: URLSearchParams): CompanyFilters {
  const country = query.get('pays') ?? '';
  const source = companySources.find((one) => one === query.get('source'));
  const state = companyStates.find((one) => one === query.get('etat'));
  const after = Number(query.get('after') ?? '');
  return {
    text: query.get('texte') ?? '',
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(source && { source }),
    ...(state && { state }),
    ...(after > 0 && { after }),
  };
}
