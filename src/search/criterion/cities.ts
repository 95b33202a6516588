import { listCriterion } from './list-criterion.ts';
import { placeIn } from '#search/offer/offer-columns.ts';

/**
 * Cities that have offers or had offers recently, as 'BE-brussels'. A chosen city limits the offers only
 * within its own country.
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

/** Matches the state after a city in older addresses, which is still accepted: 'US-new-york-ny'. */
const ofState = /(?<=^(?:US|CA)-.+)-[a-z]{2}$/;

/** The country code at the start of a city's key. */
export function countryOfCity(key: string): string {
  return key.slice(0, 2);
}
