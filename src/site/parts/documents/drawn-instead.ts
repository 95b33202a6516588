import { countryOutlines } from '#site/parts/map/country-outlines.ts';

/** A drawing for a document without a picture: an outline, and one of four grounds. */
export type DrawnInstead = { readonly outline: string; readonly ground: number };

/** Countries whose outlines are known by heart. */
const wellKnown = ['IT', 'JP', 'BR', 'GB', 'AU', 'ES', 'IN', 'MX', 'SE', 'VN', 'US', 'MA', 'KR', 'ZA', 'CA'] as const;
const grounds = 4;

/**
 * Chooses the drawing of a document without a picture: its country, or else one that depends on its address,
 * so that two documents rarely get the same.
 */
export function drawnInstead(uid: string, countryId?: string | null): DrawnInstead | null {
  const number = Array.from(uid).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const id = countryId ?? wellKnown[number % wellKnown.length] ?? '';
  const outline = countryOutlines.get(id);
  return outline === undefined ? null : { outline, ground: number % grounds };
}
