import type { Board } from '#board/context/board.ts';
import { isComplete } from '#board/candidates/candidate-status.ts';
import { type OfferMarks, offerMarks } from '#board/candidates/offer-marks.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { cardsOf } from '#board/offers/cards/cards-of.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { personalSources, type Reason, type InterestSource } from './personal-sources.ts';

/** An open offer for one candidate, with the reason for which it was chosen. */
export type PersonalisedOffer = { readonly offer: CardOffer; readonly reason: Reason };

const wanted = 6;

/**
 * Returns up to six open offers for a candidate with a complete profile; nobody else gets any. Offers applied
 * to and favourites are left out. The sources alternate, an offer from several sources comes first, and each
 * company appears once.
 * @throws SignInRequired
 */
export async function personalisedOffers(board: Board, viewer: Viewer, locale: Locale): Promise<PersonalisedOffer[]> {
  const { id, statusId } = signedIn(viewer);
  if (!isComplete(statusId)) return [];
  const found = await personalSources(board, { id, studyLevelId: await levelOf(board, id) }, locale);
  const ids = [...new Set(found.flatMap((source) => source.ids))];
  const [marks, cards] = await Promise.all([offerMarks(board, viewer, ids), cardsOf(board.db, ids, locale)]);
  const sources = withoutUnstatedLevels(found, cards);
  const offers = cards
    .filter((card) => isNews(marks.get(card.id)))
    .map((offer) => ({ offer, seen: marks.has(offer.id), sources: countSources(offer.id, sources) }));
  return inTurns(sources, offers);
}

/** The search for a level also finds offers that state none. The level is no reason to choose these. */
function withoutUnstatedLevels(sources: readonly InterestSource[], cards: readonly CardOffer[]): InterestSource[] {
  const stating = new Set(cards.filter(({ statesLevel }) => statesLevel).map(({ id }) => id));
  return sources.map((source) =>
    source.reason.kind === 'level' ? { ...source, ids: source.ids.filter((id) => stating.has(id)) } : source,
  );
}

async function levelOf({ db }: Board, candidateId: number): Promise<number | null> {
  const row = await db
    .selectFrom('candidates')
    .select('study_level_id')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return row?.study_level_id ?? null;
}

function isNews(marks: OfferMarks | undefined): boolean {
  return marks === undefined || !(marks.applied || marks.kept);
}

function countSources(id: number, sources: readonly InterestSource[]): number {
  return sources.filter(({ ids }) => ids.includes(id)).length;
}

type Found = { readonly offer: CardOffer; readonly seen: boolean; readonly sources: number };

/**
 * Takes one offer of each source in turn. Within a source, unseen offers come first, then offers from several
 * sources, then the order of the index decides.
 */
function inTurns(sources: readonly InterestSource[], offers: readonly Found[]): PersonalisedOffer[] {
  const queues = sources.map(({ reason, ids }) =>
    offers
      .filter(({ offer }) => ids.includes(offer.id))
      .toSorted(
        (a, b) =>
          Number(a.seen) - Number(b.seen) || b.sources - a.sources || ids.indexOf(a.offer.id) - ids.indexOf(b.offer.id),
      )
      .map(({ offer }) => ({ offer, reason })),
  );
  const chosen = new Map<number, PersonalisedOffer>();
  for (let turn = 0; turn < offers.length && chosen.size < wanted; turn += 1)
    for (const queue of queues) {
      const next = queue.find(({ offer }) => !chosen.has(offer.companyId));
      if (next && chosen.size < wanted) chosen.set(next.offer.companyId, next);
    }
  return [...chosen.values()];
}
