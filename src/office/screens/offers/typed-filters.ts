import { listedStates, type OfferFilters } from '#board/operators/offers/list-office-offers.ts';

const longestText = 200;

/** Reads the filters of an address. A value that the form does not offer filters nothing. */
export function typedFilters(query: URLSearchParams): OfferFilters {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, longestText);
  const field = text('metier');
  const country = text('pays');
  return {
    text: text('texte'),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    field: /^\d{1,6}$/.test(field) ? Number(field) : null,
    company: text('entreprise'),
    state: listedStates.find((state) => state === query.get('etat')) ?? 'open',
    after: query.get('after'),
  };
}

export const isFiltered = (query: URLSearchParams): boolean =>
  ['texte', 'pays', 'metier', 'entreprise', 'etat'].some((name) => query.get(name));
