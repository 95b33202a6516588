import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numberColumn } from './number-column.ts';

export const sectors = listCriterion({
  parameters: ['activitySectorId'],
  known: (reference) => reference.sectors,
  parse: wholeNumber,
  ...numberColumn('sector_id'),
});
