import { listCriterion } from './list-criterion.ts';
import { placeIn } from '#search/offer/offer-columns.ts';

/**
 * Cities that have offers or had some lately, as 'BE-brussels'. Chosen cities replace only their own
 * country.
 */
export const citiesCriterion = listCriterion({
  parameters: ['villes'],
  known: (reference) => reference.cities,
  parse: (text, { cities: known }) => (known.has(text) ? text : text.replace(ofState, '')),
  column: {
    name: 'place',
    isNested: true,
    options: (key) => [placeIn(key).city],
    passes: (keys) => {
      const [asked, narrowed] = [new Set(keys), new Set(keys.map(countryOfCity))];
      return ([city = '']) => asked.has(city) || !narrowed.has(countryOfCity(city));
    },
  },
});

/** Accepts the state after a city, which older addresses have: 'US-new-york-ny'. */
const ofState = /(?<=^(?:US|CA)-.+)-[a-z]{2}$/;

/** The country code at the start of a city's key. */
export function countryOfCity(key: string): string {
  return key.slice(0, 2);
}
