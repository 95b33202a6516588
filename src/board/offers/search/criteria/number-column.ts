import { sql } from 'kysely';
import type { CountedCriterion } from './criterion.ts';

/** Filter and facet of a criterion whose options are the numbers in a column of offer_index. */
export function numberColumn(
  name: string,
  group?: 'places' | 'traits',
): Pick<CountedCriterion<readonly number[], number>, 'filter' | 'facet'> {
  return {
    filter: (ids) => sql`i.${sql.ref(name)} = any (${ids}::integer[])`,
    facet: { ...(group && { group }), key: () => sql`i.${sql.ref(name)}`, options: (key) => [Number(key)] },
  };
}
