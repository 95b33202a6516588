import type { OfferState } from '#board/offers/details/offer-details.ts';

/** State of an offer that is not withdrawn. */
export type VisibleState = Exclude<OfferState, 'withdrawn'>;

type Ends = { readonly filledAt: Date | null; readonly broadcastEnd: Date | null };

/** Returns the state of an offer at a moment. */
export function offerState(
  { withdrawnAt, ...ends }: Ends & { readonly withdrawnAt: Date | null },
  now: Date,
): OfferState {
  return withdrawnAt === null ? visibleState(ends, now) : 'withdrawn';
}

/** Returns the state of a public offer at a moment. */
export function visibleState({ filledAt, broadcastEnd }: Ends, now: Date): VisibleState {
  if (filledAt !== null) return 'filled';
  return broadcastEnd !== null && broadcastEnd <= now ? 'expired' : 'open';
}
