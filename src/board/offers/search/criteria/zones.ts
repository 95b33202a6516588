import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { numberColumn } from './number-column.ts';

/** The existing site misspells its first name, and has both. */
export const zones = listCriterion({
  parameters: ['gerographicZones', 'geographicZones'],
  known: (reference) => reference.zones,
  parse: wholeNumber,
  ...numberColumn('zone_id', 'places'),
});
