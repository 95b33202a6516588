import { withHolders } from '#board/offers/search/country-needs-continent.ts';
import {
  type CriterionName,
  criterionOf,
  noCriteria,
  type OfferCriteria,
  sorts,
} from '#board/offers/search/criteria.ts';
import { countryOfCity } from '#board/offers/search/criteria/cities.ts';
import { queryOf } from '#board/offers/search/criteria/query.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { readCities } from './read-cities.ts';
import { readText, readValues } from './read-values.ts';

/** Filters whose values are alternatives; the names of their fields are those of the criteria. */
const lists = [
  'sectors',
  'missionTypes',
  'durations',
  'zones',
  'countries',
  'studyLevels',
  'companySizes',
  'specializations',
  'companies',
] as const satisfies readonly CriterionName[];
type ListName = (typeof lists)[number];

type Fields = Readonly<Record<string, unknown>>;

/**
 * The criteria of a search body; null where a filter names nothing that there is: no offer meets it. Filters
 * narrow each other, a country and a zone too. Never fails: what can be no value is left out.
 */
export function readCriteria(fields: Fields, reference: Reference): OfferCriteria | null {
  const asked: OfferCriteria = { ...noCriteria, query: queryOf(readText(fields['query'])), sort: sorts.date };
  const read = lists.map((name) => [name, readList(name, fields, reference)] as const);
  const cities = readCities(fields['citiesName'], reference);
  if (cities === null || read.some(([, value]) => value === null)) return null;
  const flags = ['remoteWork', 'environmental', 'start'] as const;
  return narrowed(
    {
      ...asked,
      cities,
      ...Object.fromEntries(read),
      ...Object.fromEntries(flags.map((name) => [name, readOne(name, fields, reference)])),
    },
    reference,
  );
}

/** Null where values are asked for, and none of them is known. */
function readList(name: ListName, fields: Fields, reference: Reference) {
  const { read, empty, chosen } = criterionOf(name);
  const values = valuesOf(name, fields);
  if (values.length === 0) return empty;
  const known = values.filter((value) => chosen(read(addressOf(name, [value]), reference)).length > 0);
  return known.length === 0 ? null : read(addressOf(name, known), reference);
}

function readOne(name: CriterionName, fields: Fields, reference: Reference) {
  return criterionOf(name).read(addressOf(name, valuesOf(name, fields).slice(0, 1)), reference);
}

function valuesOf(name: CriterionName, fields: Fields): string[] {
  const values = criterionOf(name).parameters.flatMap((parameter) => readValues(fields[parameter]));
  // Months are meant as they are, where addresses of the site mean a range.
  return name === 'durations' ? values.map((months) => `=${months}`) : values;
}

function addressOf(name: CriterionName, values: readonly string[]): URLSearchParams {
  const [parameter] = criterionOf(name).parameters;
  return new URLSearchParams(values.map((value) => [parameter, value]));
}

/** The board takes a zone and a country beside it, or a country and a city, for alternatives. */
function narrowed(criteria: OfferCriteria, reference: Reference): OfferCriteria | null {
  const { zones, countries, cities } = criteria;
  const asked = cities.length === 0 ? countries : both(countries, cities.map(countryOfCity));
  if (asked.length === 0) return cities.length === 0 ? criteria : null;
  const within = asked.filter((id) => zones.length === 0 || zones.includes(reference.zoneOfCountry.get(id) ?? 0));
  if (within.length === 0) return null;
  const inside = cities.filter((key) => within.includes(countryOfCity(key)));
  return { ...criteria, ...withHolders({ countries: within, cities: inside }, reference) };
}

/** Countries of cities that are asked for, or of all where none is. */
function both(countries: readonly string[], ofCities: readonly string[]): readonly string[] {
  return ofCities.filter((id) => countries.length === 0 || countries.includes(id));
}
