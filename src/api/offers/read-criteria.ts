import { withHolders } from '#board/offers/search/country-needs-continent.ts';
import {
  type CriterionName,
  criterionOf,
  noCriteria,
  type OfferCriteria,
  sorts,
} from '#board/offers/search/criteria.ts';
import { queryOf } from '#board/offers/search/criteria/query.ts';
import type { Reference } from '#board/reference/read-reference.ts';
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
  if (read.some(([, value]) => value === null)) return null;
  const flags = ['remoteWork', 'environmental', 'start'] as const;
  return narrowed(
    {
      ...asked,
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

/** The board takes a zone and a country beside it for alternatives. */
function narrowed(criteria: OfferCriteria, reference: Reference): OfferCriteria | null {
  const { zones, countries } = criteria;
  if (countries.length === 0) return criteria;
  const within = countries.filter((id) => zones.length === 0 || zones.includes(reference.zoneOfCountry.get(id) ?? 0));
  return within.length === 0 ? null : { ...criteria, ...withHolders({ countries: within }, reference) };
}
