import { wholeNumber } from './address-values.ts';
import { listCriterion } from './list-criterion.ts';
import { placeIn } from '#search/offer/offer-columns.ts';

/** The existing site writes this parameter in two spellings, one of which is a mistake. */
export const zonesCriterion = listCriterion({
  parameters: ['gerographicZones', 'geographicZones'],
  known: (reference) => reference.zones,
  parse: wholeNumber,
  column: { name: 'place', isNested: true, options: (key) => [placeIn(key).zone] },
});
