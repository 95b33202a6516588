import type { Board } from '#board/context/board.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { readOfferOnceOnline } from '#board/offers/details/read-offer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { offerTarget } from './application-target.ts';

/**
 * Offer as one person sees it. If `gone`, the offer was withdrawn and the page must not show its content to
 * this person.
 */
type OfferForViewer = {
  readonly gone: boolean;
  readonly offer: OfferDetails;
  /** The person's application to a withdrawn offer. The person may read the copy that it keeps. */
  readonly applicationId: string | null;
};

/**
 * Reads an offer that is or was public. Of a withdrawn offer, only applicants can read their copy; everybody
 * can read a filled or expired offer, with its mark.
 * @throws OfferNotFound for an offer that was never public
 */
export async function readOfferFor(board: Board, viewer: Viewer, id: number, locale: Locale): Promise<OfferForViewer> {
  const offer = await readOfferOnceOnline(board, id, locale);
  if (offer.state !== 'withdrawn') return { gone: false, offer, applicationId: null };
  if (viewer.kind === 'visitor') return { gone: true, offer, applicationId: null };
  const application = await offerTarget(id, board.desk).sentBefore(board.db, viewer.candidate.id);
  return { gone: application === undefined, offer, applicationId: application?.id ?? null };
}
