import type { Board } from '#board/context/board.ts';
import { isComplete } from '#board/candidates/candidate-status.ts';
import { type PersonalisedOffer, personalisedOffers } from '#board/personal-offers/personalised-offers.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { presentCard, type ShownOffer } from '#site/parts/offer-card/present-card.ts';

/**
 * The part of a page that is personal to the candidate; null for visitors, because visitors share the page.
 */
export type Personal =
  | { readonly kind: 'none' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'offers'; readonly offers: readonly (ShownOffer & Pick<PersonalisedOffer, 'reason'>)[] };

type Asking = { readonly board: Board; readonly viewer: Viewer; readonly locale: Locale };

/** Loads offers for a candidate with a complete profile, each with the reason why it suits the candidate. */
export async function loadPersonalOffers({ board, viewer, locale }: Asking): Promise<Personal> {
  if (viewer.kind === 'visitor') return { kind: 'none' };
  if (!isComplete(viewer.candidate.statusId)) return { kind: 'incomplete' };
  const found = await personalisedOffers(board, viewer, locale);
  const cards = found.map(({ offer, reason }) => ({ ...presentCard(offer, board.now()), reason }));
  return { kind: 'offers', offers: await markOffers(board, viewer, cards) };
}
