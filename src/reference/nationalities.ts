import { countryCode, keyAndRest, frenchAndEnglish } from '#data/line-parts.ts';
import { readLines } from '#data/outline.ts';
import type { Locale } from '#words/locale.ts';
import type { Label } from './labelled.ts';

/** Nationalities by the ISO 3166-1 alpha-2 code of their state. */
export const nationalities: ReadonlyMap<string, Label> = new Map(
  readLines('nationalities.txt').map((line) => {
    const [code, names] = keyAndRest(line);
    return [countryCode(line, code), frenchAndEnglish(line, names)];
  }),
);

/**
 * Returns the nationality in words (in French in the feminine). Returns the code if the list lacks the
 * nationality.
 */
export function nationalityName(code: string, locale: Locale): string {
  return nationalities.get(code)?.[locale] ?? code;
}

/**
 * States of the European Economic Area: the states of the European Union, Iceland, Liechtenstein and
 * Norway.
 */
const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * Tells if missions are open to this nationality: French, or the nationality of another state of the European
 * Economic Area (Code du service national, L. 122-1 and following). Some V.I.A. also require French
 * nationality.
 */
export function isOfEconomicArea(nationality: string): boolean {
  return economicArea.has(nationality);
}
