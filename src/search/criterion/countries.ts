import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { placeIn } from '#search/offer/offer-columns.ts';

/**
 * Countries in ISO 3166-1 alpha-2. Addresses may also contain the numbers of the 2025 version of the public
 * offers API. A chosen country limits the offers only within its own zone: «Canada or Europe» means one
 * country of a zone, and all countries of another zone.
 */
export const countriesCriterion = listCriterion({
  parameters: ['countriesIds'],
  known: (reference) => reference.countries,
  parse: (text, reference) => reference.isoOfNumericId.get(wholeNumber(text)) ?? text.toUpperCase(),
  column: {
    name: 'place',
    isNested: true,
    options: (key) => [placeIn(key).country],
    passes: (ids, { reference }) => {
      const [asked, narrowed] = [new Set(ids), new Set(ids.map((id) => reference.zoneOfCountry.get(id)))];
      return ([country = '']) => asked.has(country) || !narrowed.has(reference.zoneOfCountry.get(country));
    },
  },
});
