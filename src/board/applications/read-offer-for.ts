import type { Board } from '#board/context/board.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { readOfferOnceOnline } from '#board/offers/details/read-offer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { offerTarget } from './application-target.ts';

/** An offer as one person may meet it. A gone one was taken back: nothing of its text is for them. */
type OfferForViewer = { readonly gone: boolean; readonly offer: OfferDetails };

/**
 * An offer that is or was online. One that its source took back is gone to everybody but those who applied to
 * it, who read it still; one that is filled or expired is there, and says so.
 * @throws OfferNotFound for one that never was online
 */
export async function readOfferFor(board: Board, viewer: Viewer, id: number, locale: Locale): Promise<OfferForViewer> {
  const offer = await readOfferOnceOnline(board, id, locale);
  if (offer.state !== 'withdrawn') return { gone: false, offer };
  if (viewer.kind === 'visitor') return { gone: true, offer };
  const application = await offerTarget(id, board.desk).sentBefore(board.db, viewer.candidate.id);
  return { gone: application === undefined, offer };
}
