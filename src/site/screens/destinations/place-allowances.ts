import { scaleAllowance, scaleYear } from '#reference/allowances.ts';

/** Euros a month. */
export type PlaceAllowance = { readonly id: string; readonly name: string; readonly monthly: number };

export type CountryAllowances = {
  /** Of the scale. */
  readonly year: number;
  /** The same everywhere. */
  readonly fixed: number;
  /** Of the places without an amount of their own; null where each has one. */
  readonly country: number | null;
  /** Those cities that have one, the highest first. */
  readonly cities: readonly PlaceAllowance[];
};

type City = { readonly id: string; readonly name: string };

/** What the scale says of a country and of some of its cities; null where it has no line for any. */
export function allowancesOf(countryId: string, cities: readonly City[]): CountryAllowances | null {
  const country = scaleAllowance(countryId, '');
  const own = cities.flatMap(({ id, name }) => {
    const scale = scaleAllowance(countryId, id);
    return scale?.of === 'city' ? [{ id, name, monthly: scale.monthly, fixed: scale.fixed }] : [];
  });
  const fixed = country?.fixed ?? own[0]?.fixed;
  if (fixed === undefined) return null;
  return {
    year: scaleYear,
    fixed,
    country: country?.monthly ?? null,
    cities: own
      .map(({ id, name, monthly }) => ({ id, name, monthly }))
      .toSorted((a, b) => b.monthly - a.monthly || a.id.localeCompare(b.id)),
  };
}

/** The least and the highest allowance; null without any. */
export function allowanceSpan(allowances: CountryAllowances | null): { least: number; most: number } | null {
  if (allowances === null) return null;
  const { country, cities } = allowances;
  const all = [...(country === null ? [] : [country]), ...cities.map(({ monthly }) => monthly)];
  return { least: Math.min(...all), most: Math.max(...all) };
}
