import type { z } from 'zod';
import type { AllowanceRange } from '#board/offers/allowance-ranges.ts';
import type { Reference } from '#reference/read-reference.ts';
import { presentAllowance } from '../allowance-schema.ts';
import { named } from '../present-label.ts';
import type { destinationSchema } from './destination-schemas.ts';

type Known = { readonly reference: Reference; readonly ranges: ReadonlyMap<string, AllowanceRange> };

/** Returns a country with its number of open offers. */
export function presentDestination(
  id: string,
  offers: number,
  { reference: { countries, zones }, ranges }: Known,
): z.input<typeof destinationSchema> {
  const country = countries.get(id);
  const zone = country?.zoneId ?? 0;
  const { stated = null, shown = null } = ranges.get(id) ?? {};
  return {
    country: named(id, country),
    zone: named(zone, zones.get(zone)),
    offers,
    monthlyAllowance: stated,
    allowance: shown && { least: presentAllowance(shown.least), most: presentAllowance(shown.most) },
  };
}
