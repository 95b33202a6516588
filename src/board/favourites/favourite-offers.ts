import type { Board } from '#board/context/board.ts';
import { offerMark } from '#board/applications/application-policy.ts';
import { cardsOf } from '#board/offers/cards/cards-of.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { maySeeWholeOffer } from '#board/offers/offer-policy.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';

/** Offer in a list of favourites. It may be open or closed. */
export type FavouriteOffer = {
  readonly offer: CardOffer;
  readonly mark: 'filled' | 'expired' | null;
  /** When its source withdrew the offer; null if the offer still has a page. */
  readonly withdrawnAt: Date | null;
  /** Null if no end is set, and for viewers who may not see the whole offer. */
  readonly closesAt: Date | null;
  /** Accepted levels, the lowest first; null for viewers who may not see the whole offer. */
  readonly studyLevels: readonly string[] | null;
};

const marks = { offerFilled: 'filled', offerExpired: 'expired', open: null } as const;

/** Returns those of the given offers that are public, in the given order. */
export async function favouriteOffers(
  board: Board,
  viewer: Viewer,
  ids: readonly number[],
  locale: Locale,
): Promise<FavouriteOffer[]> {
  const visible = await visibleOffers(board, ids);
  return favouriteOffersOf(
    board,
    viewer,
    ids.filter((id) => visible.has(id)),
    locale,
  );
}

/**
 * Returns offers that the candidate saved while they were public. An offer that was withdrawn later counts as
 * expired.
 */
export async function favouriteOffersOf(
  board: Board,
  viewer: Viewer,
  ids: readonly number[],
  locale: Locale,
): Promise<FavouriteOffer[]> {
  if (ids.length === 0) return [];
  const [cards, facts] = await Promise.all([cardsOf(board.db, ids, locale), readFacts(board, ids, locale)]);
  const whole = maySeeWholeOffer(viewer);
  return cards.flatMap((offer) => {
    const known = facts.get(offer.id);
    if (known === undefined) return [];
    const { studyLevels, ...times } = known;
    return {
      offer,
      mark: marks[offerMark(times, board.now()) ?? 'open'],
      withdrawnAt: times.withdrawnAt,
      closesAt: whole ? times.broadcastEnd : null,
      studyLevels: whole ? studyLevels : null,
    };
  });
}

async function readFacts(board: Board, ids: readonly number[], locale: Locale) {
  const rows = await board.db
    .selectFrom('offers')
    .select(['id', 'filled_at as filledAt', 'withdrawn_at as withdrawnAt', 'broadcast_end as broadcastEnd'])
    .select('shown_study_level_ids as levels')
    .where('id', 'in', ids)
    .execute();
  const levels = await board.db
    .selectFrom('study_levels')
    .select(['id', `name_${locale} as name`])
    .orderBy('position')
    .execute();
  return new Map(
    rows.map(({ id, levels: ids, ...times }) => [
      id,
      { ...times, studyLevels: levels.filter((level) => ids.includes(level.id)).map(({ name }) => name) },
    ]),
  );
}
