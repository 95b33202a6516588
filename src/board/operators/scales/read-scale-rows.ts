import { readAmount } from './read-amount.ts';
import { cityCalled, countryCalled } from './named-places.ts';
import { scaleLimits } from './scale-limits.ts';

/** Local part of a place. The key of the city is empty for everywhere else in the country. */
export type ScalePlace = { readonly countryId: string; readonly cityKey: string; readonly local: number };
/** A place with the number of its line, and the name of its city as typed. */
export type WrittenPlace = ScalePlace & { readonly line: number; readonly city: string };

/** Why a line is refused: its field, or its columns, its amount's size, or an earlier line for the place. */
type LineFault = 'columns' | 'country' | 'city' | 'amount' | 'bounds' | 'twice' | 'tooMany';
export type WrongLine = { readonly line: number; readonly fault: LineFault; readonly text: string };

export type ReadRows = { readonly places: readonly WrittenPlace[]; readonly wrong: readonly WrongLine[] };

type Cells = { readonly country: string; readonly cities: readonly string[]; readonly amount: string };

/**
 * Reads a pasted table or CSV: country, city if the amount is of a city, amount. A country is a code or a
 * name. Names of the official table, `ALLEMAGNE (Berlin)` and `ALLEMAGNE (autres villes)`, are read too. A
 * first line without an amount is the head of the table.
 */
export function readScaleRows(text: string): ReadRows {
  const known = new Set<string>();
  const places: WrittenPlace[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const row = whole.trim();
    if (row === '' || (index === 0 && !/\d/.test(row))) continue;
    const read = readLine(row);
    const refuse = (fault: LineFault) => wrong.push({ line: index + 1, fault, text: row.slice(0, 120) });
    if (typeof read === 'string') refuse(read);
    else if (read.some((place) => known.has(keyOf(place)))) refuse('twice');
    else if (places.length + read.length > scaleLimits.places) refuse('tooMany');
    else
      for (const place of read) {
        known.add(keyOf(place));
        places.push({ ...place, line: index + 1 });
      }
  }
  return { places, wrong };
}

/** Names a place of a scale. */
export const keyOf = ({ countryId, cityKey }: Pick<ScalePlace, 'countryId' | 'cityKey'>): string =>
  cityKey === '' ? countryId : cityKey;

function readLine(row: string): readonly Omit<WrittenPlace, 'line'>[] | LineFault {
  const cells = cellsOf(row);
  if (cells === null) return 'columns';
  const countryId = countryCalled(cells.country);
  if (countryId === undefined) return 'country';
  const named = cells.cities.map((city) => ({ city, cityKey: cityCalled(countryId, city) ?? '' }));
  const keys = new Set(named.map(({ cityKey }) => cityKey));
  if (keys.has('') || keys.size < named.length) return 'city';
  const local = readAmount(cells.amount);
  if (local === null) return 'amount';
  if (local < scaleLimits.local.least || local > scaleLimits.local.most) return 'bounds';
  return (named.length === 0 ? [{ city: '', cityKey: '' }] : named).map((one) => ({ countryId, ...one, local }));
}

/** Splits at tabs, or else at semicolons, or else at the last comma. */
function cellsOf(row: string): Cells | null {
  const split = /[\t;]/.exec(row)?.[0];
  const cells = (split === undefined ? (/^(.+),([^,]+)$/.exec(row)?.slice(1) ?? []) : row.split(split)).map(unquoted);
  const [country, city, last] = cells;
  if (country === undefined || city === undefined || cells.length > 3) return null;
  if (last === undefined) return { ...placeOf(country), amount: city };
  return { country, cities: namesIn(city), amount: last };
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const namesIn = (text: string): string[] =>
  isElsewhere.test(text) ? [] : text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

const isElsewhere = /^(?:autres villes|other cities)$/i;

/** Reads `ALLEMAGNE (Berlin)`, and `CAIMANS (ILES)`, whose brackets are part of the name. */
function placeOf(text: string): Omit<Cells, 'amount'> {
  const [, country, inside] = /^([^()]+)\(([^()]*)\)$/.exec(text) ?? [];
  if (country === undefined || inside === undefined) return { country: text, cities: [] };
  const turned = `${inside.trim()} ${country.trim()}`;
  if (countryCalled(turned) !== undefined) return { country: turned, cities: [] };
  return { country, cities: namesIn(inside.trim()) };
}
