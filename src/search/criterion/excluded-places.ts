import { placeIn } from '#search/offer/offer-columns.ts';
import { excludingCriterion } from './list-criterion.ts';

/** Zones (`5`), countries (`BE`) and cities (`BE-brussels`) whose offers are left out («hors Belgique»). */
export const excludedPlaces = excludingCriterion<string>({
  parameters: ['hors'],
  known: ({ zones, countries, cities }) => ({
    has: (place) => zones.has(Number(place)) || countries.has(place) || cities.has(place),
    keys: () => [...Array.from(zones.keys(), String), ...countries.keys(), ...cities.keys()],
  }),
  parse: (text) => (text.length === 2 ? text.toUpperCase() : text),
  column: {
    name: 'place',
    options: (key) => {
      const { zone, country, city } = placeIn(key);
      return [String(zone), country, city];
    },
  },
});
