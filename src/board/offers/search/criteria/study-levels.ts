import { sql } from 'kysely';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';

/** An offer names several: bit n of its column stands for level n. */
export const studyLevels = listCriterion({
  parameters: ['studiesLevelId'],
  known: (reference) => reference.studyLevels,
  parse: wholeNumber,
  filter: (ids) => sql`i.study_levels & ${ids.reduce((bits, id) => bits | (1 << id), 0)}::integer <> 0`,
  facet: {
    key: () => sql`i.study_levels`,
    options: (key) => Array.from({ length: 31 }, (_, id) => id).filter((id) => (Number(key) & (1 << id)) !== 0),
  },
});
