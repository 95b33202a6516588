import { sql } from 'kysely';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';

/** ISO 3166-1 alpha-2; addresses may bear the numbers of the 2025 generation of the public offers API. */
export const countries = listCriterion({
  parameters: ['countriesIds'],
  known: (reference) => reference.countries,
  parse: (text, reference) => reference.isoOfNumericId.get(wholeNumber(text)) ?? text.toUpperCase(),
  filter: (ids) => sql`i.country_id = any (${ids}::text[])`,
  facet: { group: 'places', key: () => sql`i.country_id`, options: (key) => [key] },
});
