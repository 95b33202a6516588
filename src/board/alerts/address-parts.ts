import {
  columnOf,
  criterionNames,
  criterionOf,
  type CriterionName,
  facetNames,
} from '#board/offers/search/criteria.ts';

type Kind = 'text' | 'places' | 'other';

/** What of a canonical address can be asked apart from the rest of it. */
export type AddressPart = { readonly text: string; readonly kind: Kind };

/** Criteria are read and met each for itself, but those of places: a country needs its continent. */
const groups = new Map(
  criterionNames.map((name) => {
    const kind = kindOf(name);
    return [criterionOf(name).parameters[0], { kind, group: kind === 'other' ? name : kind }];
  }),
);

function kindOf(name: CriterionName): Kind {
  const facet = facetNames.find((one) => one === name);
  if (facet === undefined) return 'text';
  return columnOf(facet).name === 'place' ? 'places' : 'other';
}

/**
 * The parts of an address whose answers together are that of the whole; null for an address that an older
 * program wrote otherwise.
 */
export function addressParts(address: string): AddressPart[] | null {
  const parts: AddressPart[] = [];
  const seen = new Set<string>();
  let [from, last] = [0, ''];
  let kind: Kind = 'other';
  for (let at = 0; at < address.length;) {
    const end = address.indexOf('&', at);
    const next = end < 0 ? address.length : end;
    const found = groups.get(address.slice(at, address.indexOf('=', at)));
    if (found === undefined) return null;
    if (found.group !== last) {
      if (seen.has(found.group)) return null;
      seen.add(found.group);
      if (last !== '') parts.push({ text: address.slice(from, at - 1), kind });
      [from, last, kind] = [at, found.group, found.kind];
    }
    at = next + 1;
  }
  if (last !== '') parts.push({ text: address.slice(from), kind });
  return parts;
}
