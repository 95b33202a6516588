import fc from 'fast-check';
import type { Reference } from '#reference/read-reference.ts';
import { dateFromNoon } from '#board/offers/testing/offer-fixtures.ts';
import { withCriterion } from '#search/criteria/change-criteria.ts';
import { insideZones } from '#search/criteria/country-needs-continent.ts';
import { criterionNames, criterionOf, maxPage, noCriteria, sorts } from '#search/criteria/criteria.ts';
import type { CriterionName, OfferCriteria, Options } from '#search/criteria/criteria.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { normalizeQuery } from '#search/criterion/query.ts';
import { explicitSort } from '#search/criteria/order.ts';
import { isOf } from './naive-search.ts';
import type { NaiveOffer } from './naive-search.ts';
import { nonsense } from './random-offers.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';

type Unlisted = { readonly [N in CriterionName]?: fc.Arbitrary<Options[N]> };
type Change = (criteria: OfferCriteria) => OfferCriteria;

/** Random criteria in the form of `readCriteria`. */
export function randomCriteria(known: Reference): fc.Arbitrary<OfferCriteria> {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const unlisted: Unlisted = {
    query: fc.string({ maxLength: 60 }).map(normalizeQuery),
    start: day,
    allowance: fc.integer({ min: 1, max: 99_999 }),
  };
  const changes = criterionNames.map((name) => change(name, criterionOf(name).options(known), unlisted));
  const page = fc.integer({ min: 1, max: maxPage });
  return fc.tuple(changed(changes), page).map(([criteria, page]) => insideZones({ ...criteria, page }, known));
}

/**
 * Random criteria that match some offers, because they contain options of these offers, and one option that
 * no offer has.
 */
export function criteriaMeeting(offers: readonly NaiveOffer[], reference: Reference): fc.Arbitrary<OfferCriteria> {
  const unlisted: Unlisted = {
    query: fc.subarray([...nonsense], { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    start: fc.constant(dateFromNoon(31)),
    allowance: fc.constantFrom(1, 2580, 2960, 2999, 3001, 4101),
  };
  const changes = criterionNames.map((name) => change(name, metOptions(name, offers, reference), unlisted));
  return changed(changes).map((criteria) => withPlacesAround(criteria, reference));
}

/** Adds the country of each city and the zone of each country. */
function withPlacesAround(criteria: OfferCriteria, { zoneOfCountry }: Reference): OfferCriteria {
  const brought = [...criteria.countries, ...criteria.cities.map(countryOfCity)];
  const zones = [...criteria.zones, ...brought.map((id) => zoneOfCountry.get(id) ?? 0)];
  return {
    ...criteria,
    countries: [...new Set(brought)].toSorted(),
    zones: [...new Set(zones)].toSorted((a, b) => a - b),
  };
}

function metOptions<N extends CriterionName>(
  name: N,
  offers: readonly NaiveOffer[],
  reference: Reference,
): readonly Options[N][] {
  const options = criterionOf(name).options(reference);
  const isMet = (option: Options[N]) => offers.some((offer) => isOf(offer, name, option, { reference, now: noon }));
  return [...options.filter(isMet), ...options.filter((option) => !isMet(option)).slice(0, 1)];
}

function changed(changes: readonly fc.Arbitrary<Change>[]): fc.Arbitrary<OfferCriteria> {
  return fc
    .tuple(fc.constantFrom(...Object.values(sorts)), ...changes)
    .map(([sort, ...changes]) =>
      changes.reduce<OfferCriteria>((criteria, change) => change(criteria), { ...noCriteria, sort }),
    )
    .map((criteria) => ({ ...criteria, sort: explicitSort(criteria) }));
}

/** Puts some options of a criterion into one search of four. */
function change<N extends CriterionName>(
  name: N,
  listed: readonly Options[N][],
  unlisted: Unlisted,
): fc.Arbitrary<Change> {
  const others: fc.Arbitrary<Options[N]> | undefined = unlisted[name];
  if (listed.length === 0 && others === undefined) return fc.constant((criteria) => criteria);
  const option = fc.oneof(...(listed.length > 0 ? [fc.constantFrom(...listed)] : []), ...(others ? [others] : []));
  const chosen = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Options[N][]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(option, { minLength: 1, maxLength: 4 }) },
  );
  return chosen.map(
    (options) => (criteria) => options.reduce((changed, option) => withCriterion(changed, name, option), criteria),
  );
}
