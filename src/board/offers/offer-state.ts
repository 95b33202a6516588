import type { OfferState } from '#board/offers/details/offer-details.ts';

/** The state of an offer that was not taken back. */
export type VisibleState = Exclude<OfferState, 'withdrawn'>;

type Ends = { readonly filledAt: Date | null; readonly broadcastEnd: Date | null };

/** The state of an offer at a moment. */
export function offerState(
  { withdrawnAt, ...ends }: Ends & { readonly withdrawnAt: Date | null },
  now: Date,
): OfferState {
  return withdrawnAt === null ? visibleState(ends, now) : 'withdrawn';
}

/** The state at a moment of an offer that anybody may see. */
export function visibleState({ filledAt, broadcastEnd }: Ends, now: Date): VisibleState {
  if (filledAt !== null) return 'filled';
  return broadcastEnd !== null && broadcastEnd <= now ? 'expired' : 'open';
}
