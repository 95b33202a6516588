import { sql } from 'kysely';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';

/** Professions and their families: an offer of a profession is one of its family. */
export const specializations = listCriterion({
  parameters: ['specializationsIds'],
  known: (reference) => reference.specializations,
  parse: wholeNumber,
  filter: (ids) =>
    sql`i.specialization_set = any (array(select id from specialization_sets where ids && ${ids}::integer[]))`,
  facet: {
    key: () => sql`i.specialization_set`,
    members: sql`select id as key, unnest(ids) as member from specialization_sets`,
    options: (key) => [Number(key)],
  },
});
