import { criterionNames, criterionOf, columnOf, facetNames } from '#board/offers/search/criteria.ts';

/** What of a canonical address can be asked apart from the rest of it. */
export type AddressPart = { readonly text: string; readonly isText: boolean };

const textColumn = 'text';

/** Criteria of one column depend on each other (a country needs its continent): they are one part. */
const columns = new Map(
  criterionNames.map((name) => {
    const facet = facetNames.find((one) => one === name);
    return [criterionOf(name).parameters[0], facet === undefined ? textColumn : columnOf(facet).name];
  }),
);

/**
 * The parts of an address whose answers together are that of the whole; null for an address that an older
 * program wrote otherwise.
 */
export function addressParts(address: string): AddressPart[] | null {
  const parts: AddressPart[] = [];
  const seen = new Set<string>();
  let [from, last] = [0, ''];
  for (let at = 0; at < address.length;) {
    const end = address.indexOf('&', at);
    const next = end < 0 ? address.length : end;
    const column = columns.get(address.slice(at, address.indexOf('=', at)));
    if (column === undefined) return null;
    if (column !== last) {
      if (seen.has(column)) return null;
      seen.add(column);
      if (last !== '') parts.push({ text: address.slice(from, at - 1), isText: last === textColumn });
      [from, last] = [at, column];
    }
    at = next + 1;
  }
  if (last !== '') parts.push({ text: address.slice(from), isText: last === textColumn });
  return parts;
}
