import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { durationBuckets } from './criteria.ts';
import type { OfferCriteria } from './criteria.ts';
import { startBounds } from './start-bounds.ts';
import type { FacetName } from './facets.ts';

type Condition = RawBuilder<boolean>;
/** A criterion in use, as a condition on a row `i` of offer_index, and the facet that is counted without it. */
export type SearchFilter = { readonly facet: FacetName; readonly condition: Condition };

/** Only the criteria in use become SQL: the planner sees no «or it is not asked», and plans what is there. */
export function searchFilters(criteria: OfferCriteria, now: Date): SearchFilter[] {
  const {
    zoneIds,
    countryIds,
    sectorIds,
    specializationIds,
    missionTypeIds,
    durations,
    studyLevelIds,
    companySizeIds,
    start,
  } = criteria;
  const filters: (SearchFilter | false)[] = [
    zoneIds.length > 0 && { facet: 'zones', condition: sql`i.zone_id = any (${zoneIds}::smallint[])` },
    countryIds.length > 0 && { facet: 'countries', condition: sql`i.country_id = any (${countryIds}::text[])` },
    sectorIds.length > 0 && { facet: 'sectors', condition: sql`i.sector_id = any (${sectorIds}::integer[])` },
    specializationIds.length > 0 && { facet: 'specializations', condition: inSpecializations(specializationIds) },
    missionTypeIds.length > 0 && {
      facet: 'missionTypes',
      condition: sql`i.mission_type_id = any (${missionTypeIds}::smallint[])`,
    },
    durations.length > 0 && {
      facet: 'durations',
      condition: sql`i.duration_bucket = any (${durations.map(numberOfBucket)}::smallint[])`,
    },
    studyLevelIds.length > 0 && {
      facet: 'studyLevels',
      condition: sql`i.study_levels & ${bits(studyLevelIds)}::integer <> 0`,
    },
    companySizeIds.length > 0 && {
      facet: 'companySizes',
      condition: sql`i.company_size_id = any (${companySizeIds}::smallint[])`,
    },
    start !== null && { facet: 'starts', condition: startsIn(start, now) },
    criteria.remoteWork && { facet: 'remoteWork', condition: sql`i.remote_work` },
    criteria.environmental && { facet: 'environmental', condition: sql`i.environmental` },
  ];
  return filters.filter((filter) => filter !== false);
}

/** Broadcast now; withdrawn and filled offers are not in the index at all. */
export function isBroadcast(now: Date): Condition {
  return sql`i.broadcast_start <= ${now} and (i.broadcast_end is null or i.broadcast_end > ${now})`;
}

function inSpecializations(ids: readonly number[]): Condition {
  return sql`i.specialization_set = any (array(select id from specialization_sets where ids && ${ids}::integer[]))`;
}

/** As offer_index numbers them: 1 to 4. */
function numberOfBucket(bucket: (typeof durationBuckets)[number]): number {
  return durationBuckets.indexOf(bucket) + 1;
}

function bits(ids: readonly number[]): number {
  return ids.reduce((sum, id) => sum | (1 << id), 0);
}

function startsIn(start: string, now: Date): Condition {
  const { month, year } = startBounds(now);
  if (start === 'immediately') return sql`i.mission_start <= ${month}::date`;
  if (start === 'in-a-month') return sql`i.mission_start > ${month}::date and i.mission_start < ${year}::date`;
  if (start === 'in-a-year') return sql`i.mission_start >= ${year}::date`;
  return sql`i.mission_start >= ${start}::date`;
}
