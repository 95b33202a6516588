import { createHash } from 'node:crypto';
import { countryCode, keyAndRest, listedNames, plainNumber } from '#data/line-parts.ts';
import { type DataLine, readOutline, loneText } from '#data/outline.ts';

/** A monthly allowance in euros, with its common and its local part. */
export type ScaleAllowance = {
  readonly fixed: number;
  readonly local: number;
  readonly monthly: number;
  /** Says if the allowance is listed for the city itself, or only for its country. */
  readonly of: 'city' | 'country';
};

const { year, fixed, byCountry, byCity } = readScale();

/** Year of the official French scale that the file contains (arrêté on allowances for V.I.E. and V.I.A.). */
export const scaleYear: number = year;

/** Changes whenever an amount of the scale changes. An index with amounts of another scale is rebuilt. */
export const scaleHash: string = createHash('sha256')
  .update(JSON.stringify([fixed, [...byCountry], [...byCity]]))
  .digest('base64url');

/**
 * Returns the monthly allowance of a place according to the scale; null if the scale does not list the place.
 * @param cityKey see `cityKey`
 */
export function scaleAllowance(countryId: string, cityKey: string): ScaleAllowance | null {
  const ofCity = byCity.get(cityKey);
  const local = ofCity ?? byCountry.get(countryId);
  if (local === undefined) return null;
  return { fixed, local, monthly: cents(fixed + local), of: ofCity === undefined ? 'country' : 'city' };
}

/** Rounds to cents, because sums of euros in floating point are inexact. */
const cents = (euros: number): number => Math.round(euros * 100) / 100;

type Scale = {
  readonly year: number;
  readonly fixed: number;
  /** Local part by country. It is for cities that have no amount of their own. */
  readonly byCountry: ReadonlyMap<string, number>;
  /** Local part by city. The keys are the keys of cities in searches. */
  readonly byCity: ReadonlyMap<string, number>;
};

function readScale(): Scale {
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
