import { missionTypes as types } from '#reference/mission-types.ts';
import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { conditionsIn } from '#search/offer/offer-columns.ts';

/** Accepts numbers and names: 1, VIE, 3, via. */
export const missionTypesCriterion = listCriterion({
  parameters: ['missionsTypesIds'],
  known: (reference) => reference.missionTypes,
  parse: (text) => types.find(({ code }) => code === text.toLowerCase())?.id ?? wholeNumber(text),
  column: { name: 'conditions', options: (key) => [conditionsIn(key).type] },
});
