import { wholeCents } from '#reference/allowances.ts';
import type { AllowanceScale } from '#reference/scale-of-file.ts';
import { keyOf, type ScalePlace } from './read-scale-rows.ts';

/** A place whose monthly allowance two scales state differently; null if a scale lacks it. */
export type ScaleDifference = { readonly key: string; readonly before: number | null; readonly after: number | null };

/** Returns the monthly allowances of all places of a scale, by country or by key of the city. */
export function monthlyAmounts({ fixed, byCountry, byCity }: Omit<AllowanceScale, 'year'>): Map<string, number> {
  return new Map([...byCountry, ...byCity].map(([key, local]) => [key, wholeCents(fixed + local)]));
}

/** Makes a scale of a fixed part and of places. */
export function scaleOf(fixed: number, places: readonly ScalePlace[]): Omit<AllowanceScale, 'year'> {
  const [ofCountries, ofCities] = [places.filter((one) => one.cityKey === ''), places.filter((one) => one.cityKey)];
  return {
    fixed,
    byCountry: new Map(ofCountries.map((one) => [keyOf(one), one.local])),
    byCity: new Map(ofCities.map((one) => [keyOf(one), one.local])),
  };
}

/** Compares the monthly allowances of two scales. The largest change comes first. */
export function compareScales(before: Omit<AllowanceScale, 'year'>, after: Omit<AllowanceScale, 'year'>) {
  const [earlier, later] = [monthlyAmounts(before), monthlyAmounts(after)];
  const all: ScaleDifference[] = [...new Set([...earlier.keys(), ...later.keys()])].map((key) => ({
    key,
    before: earlier.get(key) ?? null,
    after: later.get(key) ?? null,
  }));
  return {
    missing: all.filter((one) => one.after === null),
    added: all.filter((one) => one.before === null),
    changed: all
      .filter((one) => partOf(one) !== 0 && one.before !== null && one.after !== null)
      .toSorted((a, b) => Math.abs(partOf(b)) - Math.abs(partOf(a)) || a.key.localeCompare(b.key)),
    same: all.filter((one) => one.before === one.after).length,
  };
}

/** Returns a change as a part of the amount before. */
export const partOf = ({ before, after }: ScaleDifference): number =>
  before === null || after === null ? 0 : (after - before) / before;
