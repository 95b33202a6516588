import { withHolders } from '#search/criteria/country-needs-continent.ts';
import {
  type CriterionName,
  criterionOf,
  eachCriterion,
  noCriteria,
  type OfferCriteria,
  sorts,
} from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { normalizeQuery } from '#search/criterion/query.ts';
import type { Reference } from '#reference/read-reference.ts';
import { readText, readValues } from './read-values.ts';
import { citiesNamed } from '#board/cleaning/clean-city.ts';
import { cityKey } from '#reference/city-key.ts';

/** Limit of names, because each name is searched in every country. */
const maxNames = 50;
const maxNameLength = 100;

/**
 * Returns the keys of the cities named by `citiesName` in either language; null if no such city exists.
 */
function readCities(given: unknown, { cities }: Pick<Reference, 'cities'>): string[] | null {
  const names = readValues(given).slice(0, maxNames);
  if (names.length === 0) return [];
  const countries = new Set(Array.from(cities.values(), ({ countryId }) => countryId));
  const keys = names.flatMap((name) => {
    const cityIn = citiesNamed(name.slice(0, maxNameLength));
    return Array.from(countries, (id) => cityKey(id, cityIn(id)?.en ?? ''));
  });
  const known = keys.filter((key) => cities.has(key));
  return known.length === 0 ? null : [...new Set(known)];
}

type Fields = Readonly<Record<string, unknown>>;
type Values = ReturnType<typeof eachCriterion>;
/** Reads a criterion. Undefined means that none of the given values exists, so that no offer can match. */
type Reader<N extends CriterionName> = (fields: Fields, reference: Reference) => Values[N] | undefined;

/**
 * Has an entry for each criterion, as the type demands. Most fields of the body have the names that the
 * site's addresses use.
 */
const readers: { readonly [N in CriterionName]: Reader<N> } = {
  query: (fields) => normalizeQuery(readText(fields['query'])),
  specializations: someOf('specializations'),
  missionTypes: someOf('missionTypes'),
  durations: someOf('durations'),
  zones: someOf('zones'),
  countries: someOf('countries'),
  cities: (fields, reference) => readCities(fields['citiesName'], reference) ?? undefined,
  studyLevels: someOf('studyLevels'),
  languages: notAsked('languages'),
  companies: someOf('companies'),
  companySizes: someOf('companySizes'),
  sectors: someOf('sectors'),
  start: firstOf('start'),
  allowance: notAsked('allowance'),
  remoteWork: firstOf('remoteWork'),
  environmental: firstOf('environmental'),
  excludedPlaces: notAsked('excludedPlaces'),
  excludedLanguages: notAsked('excludedLanguages'),
  excludedCompanies: notAsked('excludedCompanies'),
  excludedStudyLevels: notAsked('excludedStudyLevels'),
  excludedConditions: notAsked('excludedConditions'),
};

/**
 * Returns the criteria of a search body. Null if a filter contains only unknown values, so that no offer
 * matches. An offer must match all filters, even a country and a zone. Never fails, because impossible values
 * are ignored.
 */
export function readCriteriaFields(fields: Fields, reference: Reference): OfferCriteria | null {
  const unmatched: CriterionName[] = [];
  const asked = eachCriterion((name) => {
    const value = readers[name](fields, reference);
    if (value === undefined) unmatched.push(name);
    return value === undefined ? noCriteria[name] : value;
  });
  return unmatched.length > 0 ? null : narrowed({ ...noCriteria, ...asked, sort: sorts.date }, reference);
}

/** Reads the values of a filter as alternatives. If some values are known, unknown values are ignored. */
function someOf<N extends CriterionName>(name: N): Reader<N> {
  return (fields, reference) => {
    const { read, empty, chosen } = criterionOf(name);
    const values = valuesOf(name, fields);
    if (values.length === 0) return empty;
    const known = values.filter((value) => chosen(read(addressOf(name, [value]), reference)).length > 0);
    return known.length === 0 ? undefined : read(addressOf(name, known), reference);
  };
}

function firstOf<N extends CriterionName>(name: N): Reader<N> {
  return (fields, reference) => criterionOf(name).read(addressOf(name, valuesOf(name, fields).slice(0, 1)), reference);
}

/** Never sets the criterion, because the existing API has no filter for it. */
function notAsked<N extends CriterionName>(name: N): Reader<N> {
  return () => noCriteria[name];
}

function valuesOf(name: CriterionName, fields: Fields): string[] {
  const values = criterionOf(name).parameters.flatMap((parameter) => readValues(fields[parameter]));
  // Marks months as exact numbers, because a plain number in the site's addresses means a range.
  return name === 'durations' ? values.map((months) => `=${months}`) : values;
}

function addressOf(name: CriterionName, values: readonly string[]): URLSearchParams {
  const [parameter] = criterionOf(name).parameters;
  return new URLSearchParams(values.map((value) => [parameter, value]));
}

/**
 * Requires an offer to match every given filter of place. On the site, a zone and a country (or a country and
 * a city) are alternatives; in this API both must match.
 */
function narrowed(criteria: OfferCriteria, reference: Reference): OfferCriteria | null {
  const { zones, countries, cities } = criteria;
  const asked = cities.length === 0 ? countries : both(countries, cities.map(countryOfCity));
  if (asked.length === 0) return cities.length === 0 ? criteria : null;
  const within = asked.filter((id) => zones.length === 0 || zones.includes(reference.zoneOfCountry.get(id) ?? 0));
  if (within.length === 0) return null;
  const inside = cities.filter((key) => within.includes(countryOfCity(key)));
  return { ...criteria, ...withHolders({ countries: within, cities: inside }, reference) };
}

/** Countries of the requested cities, limited to the requested countries if there are any. */
function both(countries: readonly string[], ofCities: readonly string[]): readonly string[] {
  return ofCities.filter((id) => countries.length === 0 || countries.includes(id));
}
