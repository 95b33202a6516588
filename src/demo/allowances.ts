import { scaleAllowance } from '#reference/allowances.ts';
import { cityKey } from '#reference/city-key.ts';

/**
 * Returns the monthly allowance of a city in euros.
 * @throws RangeError if the scale does not list the city
 */
export function monthlyAllowance(countryId: string, cityInEnglish: string): number {
  const known = scaleAllowance(countryId, cityKey(countryId, cityInEnglish));
  if (known === null) throw new RangeError(`no allowance for ${cityInEnglish}, ${countryId}`);
  return known.monthly;
}
