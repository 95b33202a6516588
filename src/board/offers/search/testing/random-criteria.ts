import fc from 'fast-check';
import { durationBuckets, noCriteria, startPeriods } from '../criteria.ts';
import type { KnownValues, OfferCriteria } from '../criteria.ts';
import { queryOf } from '../read-criteria.ts';

/** Criteria as `readCriteria` gives them. */
export function randomCriteria(known: KnownValues): fc.Arbitrary<OfferCriteria> {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  return fc
    .record({
      query: fc.oneof(fc.constant(''), fc.string({ maxLength: 60 }).map(queryOf)),
      specializationIds: some([...known.specializations.keys()]),
      missionTypeIds: some([...known.missionTypes.keys()]),
      durations: fc.subarray([...durationBuckets]),
      zoneIds: some([...known.zones.keys()]),
      countryIds: some([...known.countries.keys()]),
      studyLevelIds: some([...known.studyLevels.keys()]),
      companySizeIds: some([...known.companySizes.keys()]),
      sectorIds: some([...known.sectors.keys()]),
      start: fc.oneof(fc.constant(null), fc.constantFrom(...startPeriods), day),
      remoteWork: fc.boolean(),
      environmental: fc.boolean(),
      sort: fc.constantFrom(0, 1, 2, 3, 4, 5),
      page: fc.integer({ min: 1, max: 50 }),
    })
    .map((criteria) => ({
      ...noCriteria,
      ...criteria,
      countryIds: criteria.countryIds.filter((id) => criteria.zoneIds.includes(known.zoneOfCountry.get(id) ?? 0)),
    }));
}

/** A few of the values, or none, in their order. */
function some<V extends number | string>(values: readonly V[]): fc.Arbitrary<V[]> {
  return fc
    .oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...values), { maxLength: 5 }))
    .map((chosen) => chosen.toSorted((a, b) => (a < b ? -1 : 1)));
}
