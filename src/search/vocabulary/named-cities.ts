import { countryCode, keyAndRest, listedNames } from '#data/line-parts.ts';
import { readOutline, loneText } from '#data/outline.ts';

/**
 * A city with all its names, and with the names of its region, because a search for the region must find its
 * cities.
 */
type NamedCity = { readonly countryId: string; readonly names: readonly string[] };

export const namedCities: readonly NamedCity[] = [
  ...readOutline('city-names.txt').flatMap((country) => {
    const countryId = countryCode(country);
    return country.below.map((city) => ({ countryId, names: listedNames(loneText(city)) }));
  }),
  ...readOutline('city-names-by-region.txt').flatMap((region) => {
    const [code, names] = keyAndRest(region);
    const countryId = countryCode(region, code);
    const ofRegion = listedNames(names);
    return region.below.map((city) => ({ countryId, names: [...listedNames(loneText(city)), ...ofRegion] }));
  }),
];
