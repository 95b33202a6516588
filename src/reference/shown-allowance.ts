import { scaleAllowance, scaleInForce } from './allowances.ts';
import { cityKey } from './city-key.ts';

/** An allowance of an offer as pages show it. */
export type ShownAllowance = {
  readonly euros: number;
  /**
   * Year of the official scale, if the amount is an estimate by this scale. Absent if the offer states the
   * amount.
   */
  readonly scaleYear?: number;
};

/**
 * Returns the euros a month that the offer states or, if it states none, the amount of the official scale for
 * its place. Null if the offer states none and the scale does not list the place.
 */
export function shownAllowance(stated: number | null, countryId: string, englishCity: string): ShownAllowance | null {
  if (stated !== null) return { euros: stated };
  const scale = scaleAllowance(countryId, cityKey(countryId, englishCity));
  return scale && { euros: scale.monthly, scaleYear: scaleInForce.year };
}
