import type { Board } from '#board/context/board.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { offerId } from './application-input.ts';
import type { ApplicationFields } from './application-input.ts';
import { offerTarget } from './application-target.ts';
import { sendApplication } from './send-application.ts';

export type ApplicationToOffer = ApplicationFields & { readonly offerId: unknown };

/**
 * Applies to an offer. The recipient comes from our own records, never from the form.
 * @throws OfferNotFound, and the errors of sendApplication
 */
export async function applyToOffer(
  board: Board,
  viewer: Viewer,
  { offerId: given, ...fields }: ApplicationToOffer,
): Promise<{ id: string }> {
  const parsed = offerId.safeParse(given);
  if (!parsed.success) throw new OfferNotFound('no such offer');
  return sendApplication(board, viewer, offerTarget(parsed.data, board.desk), fields);
}
