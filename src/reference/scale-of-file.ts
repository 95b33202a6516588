import { countryCode, keyAndRest, listedNames, plainNumber } from '#data/line-parts.ts';
import { type DataLine, readOutline, loneText } from '#data/outline.ts';

/** A scale: a fixed part, and local parts by place, in euros a month. */
export type AllowanceScale = {
  readonly year: number;
  readonly fixed: number;
  /** Local part by country. It is for cities that have no amount of their own. */
  readonly byCountry: ReadonlyMap<string, number>;
  /** Local part by city. The keys are the keys of cities in searches. */
  readonly byCity: ReadonlyMap<string, number>;
};

/** The scale of the files, which counts until the staff save another one. */
export const scaleOfFile: AllowanceScale = readScale();

function readScale(): AllowanceScale {
  const [year, fixed, ...countries] = readOutline('allowance-scale.txt');
  const places = countries.map((line) => ({ line, ...countryOfScale(line) }));
  return {
    year: amountOf('year', year),
    fixed: amountOf('fixed part', fixed),
    byCountry: new Map(places.flatMap(({ id, amount }) => (amount === null ? [] : [[id, amount]]))),
    byCity: new Map(places.flatMap(({ id, line }) => line.below.flatMap((cities) => citiesOfScale(id, cities)))),
  };
}

function amountOf(name: string, line: DataLine | undefined): number {
  const [key, amount] = line === undefined ? [] : keyAndRest(line);
  if (line === undefined || key !== name || amount === undefined) throw new Error(`The scale has no «${name}: …»`);
  return plainNumber(line, amount);
}

/** Reads `AE: 1949.92`, or `AE` alone if every place of the country has its own amount. */
function countryOfScale(line: DataLine): { id: string; amount: number | null } {
  if (!line.text.includes(':')) return { id: countryCode(line), amount: null };
  const [code, amount] = keyAndRest(line);
  return { id: countryCode(line, code), amount: plainNumber(line, amount) };
}

/** Reads `abu-dhabi: 1728.23`, or several cities with the same amount. */
function citiesOfScale(country: string, line: DataLine): [city: string, amount: number][] {
  const [names, amount] = keyAndRest(line, loneText(line));
  return listedNames(names).map((city) => [`${country}-${city}`, plainNumber(line, amount)]);
}
