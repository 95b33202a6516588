import { z } from 'zod';
import type { ShownAllowance } from '#reference/shown-allowance.ts';
import { describe } from './describe.ts';

/** An allowance with its source. */
export const allowanceSchema = z
  .strictObject({
    monthly: z.number().meta(describe('Euros per month', 'Euros par mois')),
    source: z
      .enum(['offer', 'scale'])
      .meta(
        describe(
          '`offer`: stated by the offer; `scale`: an estimate based on the official French scale for the place',
          '`offer` : indiquée par l’offre ; `scale` : estimation selon le barème officiel français du lieu',
        ),
      ),
    scaleYear: z
      .int()
      .nullable()
      .meta(describe('Year of the scale; null if the offer states it', 'Année du barème ; null si l’offre l’indique')),
  })
  .meta({ id: 'Allowance', ...describe('A monthly allowance', 'Une indemnité mensuelle') });

export function presentAllowance({ euros, scaleYear }: ShownAllowance): z.input<typeof allowanceSchema> {
  return { monthly: euros, source: scaleYear === undefined ? 'offer' : 'scale', scaleYear: scaleYear ?? null };
}
