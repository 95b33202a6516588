import type { Insertable } from 'kysely';
import type { Reference } from '#board/reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { durationBucketOf, isStartPeriod } from '../criteria.ts';
import type { OfferCriteria, StartPeriod } from '../criteria.ts';
import { type FacetName, facetNames } from '../facets.ts';

export type NaiveOffer = Insertable<Tables['offers']> & {
  readonly specialization_ids: number[];
  readonly study_level_ids: number[];
  readonly company: { readonly sector_id: number | null; readonly size_id: number | null };
};
export type NaiveResult = { total: number; facets: Record<FacetName, Record<string, number>> };

/** The rules of the search written once more, without SQL: a loop over the offers for each facet. Words are compared whole. */
export function naiveSearch(
  offers: readonly NaiveOffer[],
  criteria: OfferCriteria,
  now: Date,
  reference: Reference,
): NaiveResult {
  const open = offers.filter(
    (offer) => isOpen(offer, now) && criteria.query.split(' ').every((word) => offer.title.includes(word)),
  );
  const passes = (offer: NaiveOffer, name: FacetName) =>
    meets(criteria, name, valuesOf[name](offer, reference, now), offer);
  const count = (facet: FacetName) => {
    const counts: Record<string, number> = {};
    for (const offer of open.filter((one) => facetNames.every((name) => name === facet || passes(one, name)))) {
      for (const value of new Set(valuesOf[facet](offer, reference, now)))
        counts[String(value)] = (counts[String(value)] ?? 0) + 1;
    }
    return counts;
  };
  return {
    total: open.filter((offer) => facetNames.every((name) => passes(offer, name))).length,
    facets: {
      zones: count('zones'),
      countries: count('countries'),
      sectors: count('sectors'),
      specializations: count('specializations'),
      missionTypes: count('missionTypes'),
      durations: count('durations'),
      studyLevels: count('studyLevels'),
      companySizes: count('companySizes'),
      starts: count('starts'),
      remoteWork: count('remoteWork'),
      environmental: count('environmental'),
    },
  };
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

type Value = number | string | true;

const valuesOf: Record<FacetName, (offer: NaiveOffer, reference: Reference, now: Date) => Value[]> = {
  zones: (offer, reference) => known(reference.zoneOfCountry.get(offer.country_id)),
  countries: (offer) => [offer.country_id],
  sectors: (offer) => known(offer.sector_id ?? offer.company.sector_id),
  specializations: (offer, reference) =>
    offer.specialization_ids.flatMap((id) => [id, ...known(reference.specializations.get(id)?.parentId)]),
  missionTypes: (offer) => [offer.mission_type_id],
  durations: (offer) => known(durationBucketOf(offer.duration_months)),
  studyLevels: (offer) => offer.study_level_ids,
  companySizes: (offer) => known(offer.company.size_id),
  starts: (offer, _reference, now) => [periodOf(offer.mission_start, now)],
  remoteWork: (offer) => (offer.remote_work === true ? [true] : []),
  environmental: (offer) => (offer.environmental === true ? [true] : []),
};

function meets(criteria: OfferCriteria, name: FacetName, values: readonly Value[], offer: NaiveOffer): boolean {
  if (name === 'starts' && criteria.start !== null && !isStartPeriod(criteria.start))
    return offer.mission_start >= criteria.start;
  const asked = askedOf(criteria)[name];
  return asked.length === 0 || asked.some((value) => values.includes(value));
}

function askedOf(criteria: OfferCriteria): Record<FacetName, readonly Value[]> {
  return {
    zones: criteria.zoneIds,
    countries: criteria.countryIds,
    sectors: criteria.sectorIds,
    specializations: criteria.specializationIds,
    missionTypes: criteria.missionTypeIds,
    durations: criteria.durations,
    studyLevels: criteria.studyLevelIds,
    companySizes: criteria.companySizeIds,
    starts: criteria.start === null ? [] : [criteria.start],
    remoteWork: criteria.remoteWork ? [true] : [],
    environmental: criteria.environmental ? [true] : [],
  };
}

/** Valid at the noon of the tests, a 21st: no month is too short for it. */
function periodOf(missionStart: string, now: Date): StartPeriod {
  const inAMonth = new Date(now);
  inAMonth.setUTCMonth(now.getUTCMonth() + 1);
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(now.getUTCFullYear() + 1);
  if (missionStart <= inAMonth.toISOString().slice(0, 10)) return 'immediately';
  return missionStart < inAYear.toISOString().slice(0, 10) ? 'in-a-month' : 'in-a-year';
}

function known<V>(value: V | null | undefined): V[] {
  return value === null || value === undefined ? [] : [value];
}
