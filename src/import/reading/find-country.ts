import type { Reference } from '#reference/read-reference.ts';
import { comparable } from '#board/cleaning/clean-text.ts';
import type { SourceRow } from '#import/source/source-row.ts';

/** Names of countries in the public offers API that differ from the reference. */
const otherNames: Readonly<Record<string, string>> = {
  birmanie: 'MM',
  'viet nam': 'VN',
  'republique tcheque': 'CZ',
  swaziland: 'SZ',
  'cap vert': 'CV',
  iraq: 'IQ',
  koweit: 'KW',
  usa: 'US',
  'coree du sud': 'KR',
  'south korea': 'KR',
  'korea republic of': 'KR',
  'russian federation': 'RU',
  'ile maurice': 'MU',
  holland: 'NL',
  'brunei darussalam': 'BN',
  macao: 'MO',
  'hong kong': 'HK',
  palestine: 'PS',
  congo: 'CG',
  'rd congo': 'CD',
  bielorussie: 'BY',
  moldova: 'MD',
};

/**
 * Returns the ISO code of an offer's country. Rows of the 2026 generation contain the code; rows of 2025 have
 * a numeric id, and several ids may mean one country. The name of the country decides if the id is unknown or
 * belongs to another country.
 */
export function findCountry(
  row: Pick<SourceRow, 'countryId' | 'countryName' | 'countryNameEn'>,
  reference: Reference,
): string | undefined {
  const id = row.countryId?.toUpperCase() ?? '';
  if (reference.countries.has(id)) return id;
  return byName([row.countryName, row.countryNameEn], reference) ?? reference.isoOfNumericId.get(Number(id));
}

function byName(names: readonly (string | null)[], reference: Reference): string | undefined {
  const wanted = names
    .flatMap((name) => (name === null ? [] : [name, ...name.split('/')]))
    .map(comparable)
    .filter((name) => name !== '');
  const known = namesOf(reference);
  return wanted.map((name) => known.get(name)).find((id) => id !== undefined);
}

const cache = new WeakMap<Reference, ReadonlyMap<string, string>>();

function namesOf(reference: Reference): ReadonlyMap<string, string> {
  const known = cache.get(reference);
  if (known) return known;
  const own = [...reference.countries].flatMap(([id, { fr, en }]) => [
    [comparable(fr), id] as const,
    [comparable(en), id] as const,
  ]);
  const names = new Map([...Object.entries(otherNames), ...own]);
  cache.set(reference, names);
  return names;
}
