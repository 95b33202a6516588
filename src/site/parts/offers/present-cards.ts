import type { RouterContextProvider } from 'react-router';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { requestContext } from '#site/request/context.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';

/** Returns the cards of some offers, with the candidate's marks. */
export function presentCards(context: Readonly<RouterContextProvider>, offers: readonly CardOffer[]) {
  const { board, viewer } = context.get(requestContext);
  return markOffers(
    board,
    viewer,
    offers.map((one) => presentCard(one, board.now())),
  );
}
