import type { Reference } from '#reference/read-reference.ts';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { narrowestPlaces } from '#search/criteria/country-needs-continent.ts';
import { criterionNames, type OfferCriteria } from '#search/criteria/criteria.ts';
import { valueOf } from './criterion-parameters.ts';

/**
 * Returns the parameters for some criteria. A city is written without its country, and a country without its
 * zone.
 */
export function writeParameters(criteria: OfferCriteria, known: Reference): URLSearchParams {
  const narrowest = { ...criteria, ...narrowestPlaces(criteria, known) };
  const asked = criterionNames.map(
    (name) => [name, chosenOf(name, narrowest).map((option) => valueOf(name, option))] as const,
  );
  return new URLSearchParams(
    asked.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values.join(',')]),
  );
}
