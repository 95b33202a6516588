import { missionTypes as types } from '#board/reference/mission-types.ts';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numberColumn } from './number-column.ts';

/** By number or by name: 1, VIE, 3, via. */
export const missionTypes = listCriterion({
  parameters: ['missionsTypesIds'],
  known: (reference) => reference.missionTypes,
  parse: (text) => types.find(({ code }) => code === text.toLowerCase())?.id ?? wholeNumber(text),
  ...numberColumn('mission_type_id', 'traits'),
});
