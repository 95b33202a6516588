import type { Insertable } from 'kysely';
import { scaleAllowance } from '#reference/allowances.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { criterionNames, criterionOf, facetNames, isExclusion } from '#search/criteria/criteria.ts';
import type { CriterionName, FacetName, OfferCriteria, Options } from '#search/criteria/criteria.ts';
import { durationBucketOf } from '#search/criterion/duration-buckets.ts';
import { isStartPeriod } from '#search/criterion/start-periods.ts';

export type NaiveOffer = Insertable<Tables['offers']> & {
  readonly specialization_ids: number[];
  readonly study_level_ids: number[];
  readonly asked_languages: string[];
  readonly company: { readonly sector_id: number | null; readonly size_id: number | null };
};
type Moment = { readonly reference: Reference; readonly now: Date };
type Counts = Record<string, number>;

/**
 * For each criterion, tells if an offer has an option. These rules repeat those of the product in a simpler
 * way, without an index.
 */
const rules: {
  readonly [N in CriterionName]: (offer: NaiveOffer, option: Options[N], moment: Moment) => boolean;
} = {
  query: hasMostWords,
  zones: (offer, id, { reference }) => reference.zoneOfCountry.get(offer.country_id) === id,
  countries: (offer, id) => offer.country_id === id,
  cities: (offer, key) => `${offer.country_id}-${offer.city_en.toLowerCase()}` === key,
  companies: (offer, id) => offer.company_id === id,
  sectors: (offer, id) => (offer.sector_id ?? offer.company.sector_id) === id,
  specializations: (offer, id, { reference }) =>
    offer.specialization_ids.some((one) => one === id || reference.specializations.get(one)?.parentId === id),
  missionTypes: (offer, id) => offer.mission_type_id === id,
  durations: (offer, asked) => [durationBucketOf(offer.duration_months), `=${offer.duration_months}`].includes(asked),
  studyLevels: (offer, id) => offer.study_level_ids.length === 0 || offer.study_level_ids.includes(id),
  languages: (offer, id) => offer.language === id || offer.asked_languages.includes(id),
  companySizes: (offer, id) => offer.company.size_id === id,
  start: (offer, start, { now }) =>
    isStartPeriod(start) ? periodOf(offer.mission_start, now) === start : offer.mission_start >= start,
  allowance: (offer, least) => allowanceOf(offer) >= least,
  remoteWork: (offer) => offer.remote_work === true,
  environmental: (offer) => offer.environmental === true,
  excludedPlaces: (offer, place, moment) => placesOf(offer, moment).includes(place),
  excludedLanguages: (offer, id) => offer.asked_languages.includes(id),
  excludedCompanies: (offer, id) => offer.company_id === id,
  excludedStudyLevels: (offer, id) => offer.study_level_ids.length === 1 && offer.study_level_ids.includes(id),
  excludedConditions: (offer, condition) =>
    (condition === 'teletravail' ? offer.remote_work : offer.environmental) === true,
};

export function isOf<N extends CriterionName>(offer: NaiveOffer, name: N, option: Options[N], moment: Moment): boolean {
  return rules[name](offer, option, moment);
}

/** Searches by a simple loop over the texts of the offers. Words match only if they are equal. */
export function naiveSearch(
  offers: readonly NaiveOffer[],
  criteria: OfferCriteria,
  moment: Moment,
): { total: number; facets: Record<string, Counts> } {
  const open = offers.filter((offer) => isOpen(offer, moment.now));
  const passing = (but?: FacetName) =>
    open
      .filter((offer) => isInPlaces(offer, placesBut(criteria, but), moment))
      .filter((offer) =>
        criterionNames.every((name) => name === but || isPlace(name) || passes(offer, name, criteria, moment)),
      );
  return {
    total: passing().length,
    facets: Object.fromEntries(facetNames.map((name) => [name, count(name, passing(name), moment)])),
  };
}

/** Returns the stated allowance, or else the amount of the scale for the country; 0 if both are unknown. */
function allowanceOf({ monthly_allowance: stated, country_id }: NaiveOffer): number {
  return stated ?? scaleAllowance(country_id, '')?.monthly ?? 0;
}

type Places = Pick<OfferCriteria, 'zones' | 'countries' | 'cities'>;
const places: readonly CriterionName[] = ['zones', 'countries', 'cities'] satisfies (keyof Places)[];
const isPlace = (name: CriterionName) => places.includes(name);

/** Returns the chosen places without those that the count of this facet ignores. */
function placesBut({ zones, countries, cities }: Places, but?: FacetName): Places {
  if (but === 'zones') return { zones: [], countries: [], cities: [] };
  return {
    zones,
    countries: but === 'countries' ? [] : countries,
    cities: but === 'countries' || but === 'cities' ? [] : cities,
  };
}

/**
 * Tells if an offer is in one of the chosen places. If a chosen place contains another chosen place, only the
 * inner place counts.
 */
function isInPlaces(offer: NaiveOffer, { zones, countries, cities }: Places, moment: Moment): boolean {
  const meant = [
    ...zones.filter((id) => !countries.some((country) => moment.reference.zoneOfCountry.get(country) === id)),
    ...countries.filter((id) => !cities.some((city) => city.startsWith(id))),
    ...cities,
  ];
  const own = new Set<number | string | undefined>([
    moment.reference.zoneOfCountry.get(offer.country_id),
    offer.country_id,
    `${offer.country_id}-${offer.city_en.toLowerCase()}`,
  ]);
  return meant.length === 0 || meant.some((place) => own.has(place));
}

/** Tells if enough words match: three of five, two of three, otherwise all. */
function hasMostWords(offer: NaiveOffer, text: string): boolean {
  const words = text.split(' ');
  const found = words.filter((word) => `${offer.title} ${offer.description ?? ''}`.split(' ').includes(word));
  return found.length >= words.length * 0.6;
}

function passes(offer: NaiveOffer, name: CriterionName, criteria: OfferCriteria, moment: Moment): boolean {
  const asked = chosenOf(name, criteria);
  const hasOne = asked.some((option) => isOf(offer, name, option, moment));
  return isExclusion(name) ? !hasOne : asked.length === 0 || hasOne;
}

function placesOf(offer: NaiveOffer, { reference }: Moment): string[] {
  const city = `${offer.country_id}-${offer.city_en.toLowerCase()}`;
  return [String(reference.zoneOfCountry.get(offer.country_id)), offer.country_id, city];
}

function count(name: FacetName, offers: readonly NaiveOffer[], moment: Moment): Counts {
  const counts: Counts = {};
  for (const option of criterionOf(name).options(moment.reference)) {
    const found = offers.filter((offer) => isOf(offer, name, option, moment)).length;
    if (found > 0) counts[String(option)] = found;
  }
  return counts;
}

function isOpen(offer: NaiveOffer, now: Date): boolean {
  const after = (moment: unknown) => moment instanceof Date && moment > now;
  return (
    !after(offer.broadcast_start) &&
    (offer.broadcast_end === null || after(offer.broadcast_end)) &&
    offer.filled_at === null &&
    offer.withdrawn_at === null
  );
}

/**
 * Returns the period of a start. It is correct at the time of the tests, a noon on a 21st, because every
 * month has a 21st.
 */
function periodOf(missionStart: string, now: Date): string {
  const inAMonth = new Date(now);
  inAMonth.setUTCMonth(now.getUTCMonth() + 1);
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(now.getUTCFullYear() + 1);
  if (missionStart <= inAMonth.toISOString().slice(0, 10)) return 'immediately';
  return missionStart < inAYear.toISOString().slice(0, 10) ? 'in-a-month' : 'in-a-year';
}
