import { criterionNames, criterionOf } from './criteria.ts';
import type { CriterionName, OfferCriteria } from './criteria.ts';
import { explicitSort } from './order.ts';

/**
 * Writes criteria as their canonical address: parameters in a fixed order, values sorted, empty criteria left
 * out. From this address, `readCriteria` reads the same criteria.
 */
export function writeCriteria(criteria: OfferCriteria): URLSearchParams {
  const address = new URLSearchParams(criterionNames.flatMap((name) => written(name, criteria)));
  const sort = explicitSort(criteria);
  if (sort !== null) address.append('sort', String(sort));
  if (criteria.page > 1) address.append('page', String(criteria.page));
  return address;
}

function written<N extends CriterionName>(name: N, values: Pick<OfferCriteria, N>): [string, string][] {
  const { parameters, chosen, write } = criterionOf(name);
  return chosen(values[name]).map((option) => [parameters[0], write(option)]);
}
