import { countryCode, keyAndRest, nameInBoth, listedNames, plainNumber } from '#data/line-parts.ts';
import { type DataLine, readLines } from '#data/outline.ts';
import type { Label } from '#reference/labelled.ts';

/** All names of a place, and its label in each language. */
type Named = { readonly names: readonly string[]; readonly label: Label };

/** A region of several countries, with their ISO codes. */
type Region = Named & { readonly countries: readonly string[] };

/** A continent, as the ids of its zones: one or two zones are shorter to write than sixty countries. */
type Continent = Named & { readonly zones: readonly number[] };

const lines = readLines('regions.txt').map((line) => ({ line, ...namedBy(line) }));
const isOfZones = ({ codes }: { codes: readonly string[] }) => /^\d/.test(codes[0] ?? '');

/** Regions of several countries that people name. */
export const regions: readonly Region[] = lines
  .filter((one) => !isOfZones(one))
  .map(({ line, codes, ...named }) => ({ ...named, countries: codes.map((code) => countryCode(line, code)) }));

/** Other names of the zones in the reference, and names of continents that consist of several zones. */
export const zoneNames: readonly Continent[] = lines
  .filter(isOfZones)
  .map(({ line, codes, ...named }) => ({ ...named, zones: codes.map((id) => plainNumber(line, id)) }));

/** Reads `codes: first name, others`. */
function namedBy(line: DataLine): Named & { readonly codes: readonly string[] } {
  const [codes, list] = keyAndRest(line);
  const [first, ...others] = listedNames(list);
  const { fr, en } = nameInBoth(line, first);
  const label = { fr: capitalized(fr), en: capitalized(en) };
  return { codes: codes.split(' '), names: [...new Set([fr, en, ...others])], label };
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
