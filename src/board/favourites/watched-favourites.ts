import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { lastMoment } from '#words/paris-days.ts';
import { closesSoon } from './closes-soon.ts';
import { watchedDays } from './favourite-limits.ts';
import { isAppliedTo } from './tell-of-favourites.ts';

/** A favourite that closes soon, or that ended a short time ago. */
export type WatchedFavourite = {
  readonly id: number;
  readonly title: string;
  /** Language of the title. */
  readonly language: Locale;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  /** Null while the offer is open. A withdrawn offer has no page any more. */
  readonly ended: 'filled' | 'withdrawn' | 'expired' | null;
  /** The last moment of an open offer, or the moment at which the offer ended. */
  readonly at: Date;
};

/**
 * Returns up to `most` favourites that need a look: offers that close within two weeks, the earliest first,
 * then offers that ended during the last two weeks, the latest first. Favourites to which the candidate has
 * applied are left out, because the applications show them. Place names are in `locale`.
 * @throws SignInRequired
 */
export async function watchedFavourites(
  { db, now: clock }: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  locale: Locale,
  most: number,
): Promise<WatchedFavourite[]> {
  const { id } = signedIn(viewer);
  const now = clock();
  const { rows } = await sql<WatchedFavourite>`
    select o.id, o.title, o.language, c.name as "companyName", ${sql.ref(`o.city_${locale}`)} as city,
      ${sql.ref(`k.name_${locale}`)} as country, ended, coalesce(ended_at, o.broadcast_end) as at
    from favourites f
    join offers o on o.id = f.offer_id
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id,
    lateral (select case
      when o.withdrawn_at is not null then 'withdrawn'
      when o.filled_at is not null then 'filled'
      when o.broadcast_end <= ${now} then 'expired' end as ended) as marked,
    lateral (select case ended
      when 'withdrawn' then o.withdrawn_at when 'filled' then o.filled_at
      when 'expired' then o.broadcast_end end as ended_at) as dated
    where f.candidate_id = ${id} and f.dropped_at is null and not ${isAppliedTo}
      and (${closesSoon(now, watchedDays)} or
        (ended_at <= ${now} and ended_at > ${now}::timestamptz - make_interval(days => ${watchedDays})))
    order by ended_at desc nulls first, o.broadcast_end, o.id
    limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.ended === null ? lastMoment(row.at) : row.at }));
}
