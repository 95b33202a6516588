import { countryCode, keyAndRest, listedNames } from '#data/line-parts.ts';
import { readLines } from '#data/outline.ts';

/** Other names of each country, by ISO code. The main names are in the reference. */
export const countryNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readLines('country-names.txt').map((line) => {
    const [code, names] = keyAndRest(line);
    return [countryCode(line, code), listedNames(names)];
  }),
);
