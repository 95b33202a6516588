import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';

/** Actions of a candidate on an offer, the strongest first. */
export const interestKinds = ['applied', 'kept', 'seen'] as const;
type InterestKind = (typeof interestKinds)[number];

/** Offer with the candidate's strongest action on it. */
export type Interest = {
  readonly kind: InterestKind;
  readonly title: string;
  /** Name of the offer's first profession. */
  readonly profession: string | null;
  readonly specializations: readonly number[];
};

/** Limit of actions that are read, because older actions do not show what a candidate looks for now. */
const maxInterests = 60;

/**
 * Returns the offers that the candidate last applied to, saved or opened, the latest first. The offers may be
 * open or closed. Withdrawn applications, removed favourites and opened offers that the
 * candidate hides do not count.
 */
export async function readInterests(db: Kysely<Tables>, candidateId: number, locale: Locale): Promise<Interest[]> {
  const { rows } = await sql<Interest>`
    with done (kind, offer_id, at) as (
      select 'applied', offer_id, applied_at from applications
        where candidate_id = ${candidateId} and offer_id is not null and withdrawn_at is null
      union all select 'kept', offer_id, kept_at from favourites where candidate_id = ${candidateId} and dropped_at is null
      union all select 'seen', offer_id, seen_at from seen_offers s where candidate_id = ${candidateId}
        and not exists (select from hidden_offers h where h.candidate_id = ${candidateId} and h.offer_id = s.offer_id)
    ),
    weightiest as (
      select distinct on (offer_id) * from done order by offer_id, array_position(${[...interestKinds]}::text[], kind)
    )
    select w.kind, o.title, o.shown_specialization_ids as specializations,
      (select s.${sql.ref(`name_${locale}`)} from specializations s where s.id = o.shown_specialization_ids[1]) as profession
    from weightiest w join offers o on o.id = w.offer_id
    order by w.at desc, o.id desc limit ${maxInterests}`.execute(db);
  return rows;
}
