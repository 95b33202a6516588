import { scaleAllowance, scaleInForce } from '#reference/allowances.ts';

/** Euros a month. */
export type PlaceAllowance = { readonly id: string; readonly name: string; readonly monthly: number };

export type CountryAllowances = {
  /** Year of the scale. */
  readonly year: number;
  /** The fixed part of the allowance, which is equal everywhere. */
  readonly fixed: number;
  /** Amount for places that have no amount of their own; null if every place has its own amount. */
  readonly country: number | null;
  /** Cities that have an amount of their own, in descending order of the amounts. */
  readonly cities: readonly PlaceAllowance[];
};

type City = { readonly id: string; readonly name: string };

/**
 * Returns the allowances of a country and of some of its cities; null if the official scale contains none of
 * them.
 */
export function allowancesOf(countryId: string, cities: readonly City[]): CountryAllowances | null {
  const country = scaleAllowance(countryId, '');
  const own = cities.flatMap(({ id, name }) => {
    const scale = scaleAllowance(countryId, id);
    return scale?.of === 'city' ? [{ id, name, monthly: scale.monthly, fixed: scale.fixed }] : [];
  });
  const fixed = country?.fixed ?? own[0]?.fixed;
  if (fixed === undefined) return null;
  return {
    year: scaleInForce.year,
    fixed,
    country: country?.monthly ?? null,
    cities: own
      .map(({ id, name, monthly }) => ({ id, name, monthly }))
      .toSorted((a, b) => b.monthly - a.monthly || a.id.localeCompare(b.id)),
  };
}

/** Returns the lowest and the highest allowance; null if there are none. */
export function allowanceSpan(allowances: CountryAllowances | null): { least: number; most: number } | null {
  if (allowances === null) return null;
  const { country, cities } = allowances;
  const all = [...(country === null ? [] : [country]), ...cities.map(({ monthly }) => monthly)];
  return { least: Math.min(...all), most: Math.max(...all) };
}
