import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { VisibleState } from '../offer-state.ts';
import { type PublicOffer, publicOffers } from '../public-offers.ts';
import { wasShown } from '../open-offers.ts';
import { type FollowingPlace, openReading } from './following-place.ts';

/** Current state of an offer that changed since the follower last read. */
export type OfferChange = {
  readonly id: number;
  readonly kind: 'published' | 'updated' | Exclude<VisibleState, 'open'> | 'withdrawn';
  /** Null if the offer is withdrawn. */
  readonly offer: PublicOffer | null;
};

export type ChangesPage = {
  readonly changes: readonly OfferChange[];
  /** Position from which to continue. It is the same object as before if nothing has changed. */
  readonly place: FollowingPlace;
  /** True if there are more changes that can be read immediately. */
  readonly more: boolean;
};

/** Position of a follower without any offers. The first reading returns every open offer as published. */
export const beginning: FollowingPlace = { seen: null, seenAt: 0, reading: null, database: null };

/** Returns the position of a follower that already has the offers of the current board. */
export async function placeOfNow(board: Pick<Board, 'db' | 'now'>): Promise<FollowingPlace> {
  const { reading, ...place } = await openReading(board, beginning);
  return { ...place, seen: reading.until, seenAt: reading.untilAt, reading: null };
}

/**
 * Returns the changes of the board since a position, in the order of the ids, with each offer in its current
 * state. A change may be returned twice; none is left out. A reading has a beginning and an end. It covers
 * the transactions that became visible between the two, in whatever order they started and committed. It also
 * covers the broadcasts that began or ended between the two.
 * @throws PlaceOfAnotherHistory
 */
export async function followOffers(
  board: Pick<Board, 'db' | 'now'>,
  from: FollowingPlace,
  limit: number,
): Promise<ChangesPage> {
  const place = await openReading(board, from);
  const changed = await readChanged(board, place, limit + 1);
  const told = changed.slice(0, limit);
  // Uses the end of the reading as the time if it is later, because another process, whose clock is ahead,
  // may have set the end.
  const now = () => new Date(Math.max(board.now().getTime(), place.reading.untilAt));
  const rows = await publicOffers(
    { db: board.db, now },
    told.map(({ id }) => id),
  );
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  const changes = told.map(({ id, published }) => changeOf(id, published, offers.get(id) ?? null));
  const isUnread = changed.length > limit;
  // The last page of a reading of several pages also says that there is more. The reading ends at a fixed
  // moment, and offers may have changed after that moment.
  const more = isUnread || from.reading !== null;
  return {
    changes: isFirst(place) ? changes.filter(isOpen) : changes,
    more,
    place: nextPlace(from, place, told, isUnread),
  };
}

/** Tells if the follower has no offers yet. Such a follower needs no messages about closed offers. */
const isFirst = ({ seen, seenAt }: FollowingPlace): boolean => seen === null && seenAt === 0;
const isOpen = ({ offer }: OfferChange): boolean => offer?.state === 'open';

function changeOf(id: number, published: boolean, offer: PublicOffer | null): OfferChange {
  if (offer === null) return { id, kind: 'withdrawn', offer };
  if (offer.state !== 'open') return { id, kind: offer.state, offer };
  return { id, kind: published ? 'published' : 'updated', offer };
}

type Open = Awaited<ReturnType<typeof openReading>>;
type Changed = { readonly id: number; readonly published: boolean };

function nextPlace(
  from: FollowingPlace,
  { reading, ...place }: Open,
  told: readonly Changed[],
  isUnread: boolean,
): FollowingPlace {
  if (isUnread) return { ...place, reading: { ...reading, last: told.at(-1)?.id ?? reading.last } };
  // Returns the same object while nothing changes, so that cached copies stay valid.
  if (told.length === 0 && from.reading === null && from.seen !== null) return from;
  return { ...place, seen: reading.until, seenAt: reading.untilAt, reading: null };
}

/**
 * Returns the changed offers after the last returned offer, without offers that were never public. In a copy
 * from another server, a row may have a transaction id that this server has not reached; such a row is
 * returned at the beginning.
 */
async function readChanged(
  { db }: Pick<Board, 'db'>,
  { seen, seenAt, reading }: Open,
  limit: number,
): Promise<Changed[]> {
  const { until, untilAt, last } = reading;
  const [since, to] = [new Date(seenAt), new Date(untilAt)];
  const unseen =
    seen === null
      ? sql`changed_at >= ${since} and (pg_visible_in_snapshot(transaction, ${until}::pg_snapshot)
          or transaction >= pg_snapshot_xmax(${until}::pg_snapshot))`
      : sql`transaction >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
          and pg_visible_in_snapshot(transaction, ${until}::pg_snapshot)`;
  const { rows } = await sql<Changed>`
    select id, bool_or(published) as published from (
      select offer_id as id, published from offer_changes where kind = 'offer' and offer_id > ${last} and ${unseen}
      union all
      select id, broadcast_start > ${since} from offers where id > ${last}
        and ((broadcast_start > ${since} and broadcast_start <= ${to}) or (broadcast_end > ${since} and broadcast_end <= ${to}))
    ) changed where not exists (select from offers o where o.id = changed.id and not ${wasShown(to)})
    group by id order by id limit ${limit}`.execute(db);
  return rows;
}
