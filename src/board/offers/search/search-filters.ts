import { sql } from 'kysely';
import { chosenOf } from './change-criteria.ts';
import { criterionNames, criterionOf } from './criteria.ts';
import type { CriterionName, OfferCriteria } from './criteria.ts';
import type { Condition } from './criteria/criterion.ts';

/** A criterion in use, as a condition on a row `i` of offer_index. */
export type SearchFilter = { readonly name: CriterionName; readonly condition: Condition };

/** Only the criteria in use become SQL: the planner sees no «or it is not asked», and plans what is there. */
export function searchFilters(criteria: OfferCriteria, now: Date): SearchFilter[] {
  return criterionNames.flatMap((name) => filterOf(name, criteria, now));
}

function filterOf<N extends CriterionName>(name: N, criteria: Pick<OfferCriteria, N>, now: Date): SearchFilter[] {
  const { filter } = criterionOf(name);
  if (filter === null || chosenOf(name, criteria).length === 0) return [];
  return [{ name, condition: filter(criteria[name], now) }];
}

/** Broadcast now; withdrawn and filled offers are not in the index at all. */
export function isBroadcast(now: Date): Condition {
  return sql`i.broadcast_start <= ${now} and (i.broadcast_end is null or i.broadcast_end > ${now})`;
}
