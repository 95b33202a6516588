import type { Board } from '#board/context/board.ts';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { ShownOffer } from '#site/parts/offer-card/present-card.ts';

/**
 * Marks the candidate's favourites and applications on cards. Visitors' cards stay unmarked, because visitors
 * share pages.
 */
export async function markOffers<O extends ShownOffer>(
  board: Board,
  viewer: Viewer,
  offers: readonly O[],
): Promise<readonly O[]> {
  const marks = await offerMarks(
    board,
    viewer,
    offers.map(({ id }) => id),
  );
  return marks.size === 0 ? offers : offers.map((offer) => withMarks(offer, marks.get(offer.id)));
}

export function withMarks<O extends ShownOffer>(offer: O, done: ShownOffer['done']): O {
  return done ? { ...offer, done } : offer;
}
