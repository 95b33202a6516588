import type { Reference } from '#reference/read-reference.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import {
  type CriterionName,
  criterionNames,
  criterionOf,
  eachCriterion,
  noCriteria,
  type OfferCriteria,
} from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { companies } from '#search/criterion/companies.ts';
import { type Fault, InvalidRequest } from '../problem-details.ts';

/** Values of the parameters that are criteria, typed by `criterionParameters`. */
export type GivenCriteria = Readonly<Record<string, unknown>>;

/**
 * Returns the criteria that the parameters state. Zones, countries and cities are alternatives: an offer
 * matches if it lies in one of them. A city or a company without offers is valid; it finds nothing, and
 * excludes nothing.
 * @throws InvalidRequest for a value that the reference tables lack, because ignoring the value would widen
 * the search
 */
export function criteriaParameters(given: GivenCriteria, known: Reference): OfferCriteria {
  const faults = criterionNames.flatMap((name) => textsOf(given, name).flatMap((text) => faultOf(name, text, known)));
  if (faults.length > 0) throw new InvalidRequest(faults);
  const asked = eachCriterion((name) => criterionOf(name).read(addressOf(name, textsOf(given, name)), known));
  const cities = textsOf(given, 'cities');
  return {
    ...noCriteria,
    ...asked,
    ...withHolders({ ...asked, cities }, known),
    companies: textsOf(given, 'companies').map(Number).reduce(companies.with, companies.empty),
  };
}

function faultOf(name: CriterionName, text: string, known: Reference): Fault[] {
  return isKnown(name, text, known)
    ? []
    : [{ in: 'query', name, message: `Unknown value "${text.slice(0, 80).toWellFormed()}": see /api/v1/reference` }];
}

function isKnown(name: CriterionName, text: string, known: Reference): boolean {
  if (name === 'query' || name === 'companies' || name === 'excludedCompanies') return true;
  const isCity = /^[A-Z]{2}-/.test(text) && known.countries.has(countryOfCity(text));
  if (name === 'cities') return isCity;
  return (name === 'excludedPlaces' && isCity) || isChosen(name, text, known);
}

function isChosen(name: CriterionName, text: string, known: Reference): boolean {
  const { chosen, read } = criterionOf(name);
  return text === 'false' || chosen(read(addressOf(name, [text]), known)).length > 0;
}

function addressOf(name: CriterionName, texts: readonly string[]): URLSearchParams {
  return new URLSearchParams(texts.map((text) => [criterionOf(name).parameters[0], text]));
}

function textsOf(given: GivenCriteria, name: CriterionName): string[] {
  const value = given[name];
  return value === undefined ? [] : [value].flat().map(String);
}
