import { countryCode, nameInBoth } from '#data/line-parts.ts';
import { readOutline, loneText } from '#data/outline.ts';
import type { Label } from './labelled.ts';

export type City = Label & { readonly countryId: string };

/** Real cities, the most common of each country first. */
export const cities: readonly City[] = readOutline('cities.txt').flatMap((country) => {
  const countryId = countryCode(country);
  return country.below.map((city) => ({ countryId, ...nameInBoth(city, loneText(city)) }));
});
