import type { z } from 'zod';
import type { OfferChange } from '#board/offers/changes/follow-offers.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { changeSchema } from '../offers/change-schema.ts';
import { offerResource } from '../offers/present-offer.ts';

type Known = { readonly reference: Reference; readonly publicUrl: URL };

/** Returns a change for a message, in the form of `GET /offers/changes`. */
export function presentChange({ offer, ...change }: OfferChange, known: Known): z.input<typeof changeSchema> {
  return { ...change, offer: offer && offerResource(offer, known) };
}
