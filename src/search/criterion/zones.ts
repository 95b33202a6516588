import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { placeIn } from '#search/offer/offer-columns.ts';

/** The existing site writes the parameter in two spellings, one of them misspelt. */
export const zonesCriterion = listCriterion({
  parameters: ['gerographicZones', 'geographicZones'],
  known: (reference) => reference.zones,
  parse: wholeNumber,
  column: { name: 'place', isNested: true, options: (key) => [placeIn(key).zone] },
});
