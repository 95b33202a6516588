import { countryCode, keyAndRest, listedNames } from '#data/line-parts.ts';
import { readLines } from '#data/outline.ts';

/** ISO code of a country → its other names; the reference has their labels. */
export const countryNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readLines('country-names.txt').map((line) => {
    const [code, names] = keyAndRest(line);
    return [countryCode(line, code), listedNames(names)];
  }),
);
