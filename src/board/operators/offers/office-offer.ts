import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { OfferState } from '#board/offers/details/offer-details.ts';
import { offerState } from '#board/offers/offer-state.ts';
import { type CorrectedField, correctedFields, type FieldValue } from './corrected-fields.ts';
import { type Correction, correctionsOf } from './list-corrections.ts';

/** How an offer stands for the staff: also before its broadcast. */
export type OfficeState = OfferState | 'coming';

export type OfficeOffer = {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly source: 'demo' | 'import' | 'operator';
  readonly operator: string | null;
  readonly externalId: string | null;
  readonly externalJobId: string | null;
  readonly state: OfficeState;
  readonly broadcastStart: Date;
  readonly broadcastEnd: Date | null;
  readonly withdrawnAt: Date | null;
  readonly updatedAt: Date;
  readonly applications: number;
  readonly favourites: number;
  readonly views: number;
  readonly featuredUntil: Date | null;
  /** Set while the staff keeps the offer withdrawn. */
  readonly staffWithdrawal: { readonly reason: string; readonly by: string; readonly at: Date } | null;
  readonly values: Readonly<Record<CorrectedField, FieldValue>>;
  readonly corrections: readonly Correction[];
  /** The row as its source wrote it; null if no import brought the offer. */
  readonly sourceRow: Readonly<Record<string, unknown>> | null;
};

type Row = Omit<OfficeOffer, 'state' | 'corrections' | 'values' | 'staffWithdrawal'> & {
  readonly filledAt: Date | null;
  readonly all: Readonly<Record<string, FieldValue>>;
  readonly reason: string | null;
  readonly withdrawnBy: string | null;
  readonly staffWithdrawnAt: Date | null;
};

/** Reads what the staff sees of an offer in any state; null if there is none. Applications are a number. */
export async function readOfficeOffer(board: Pick<Board, 'db' | 'now'>, id: number): Promise<OfficeOffer | null> {
  if (!isRowId(id)) return null;
  const { rows } = await sql<Row>`
    select o.id, o.reference, o.title, c.id as "companyId", c.name as "companyName", o.source, p.name as operator,
      o.external_id as "externalId", o.external_job_id as "externalJobId", o.broadcast_start as "broadcastStart",
      o.broadcast_end as "broadcastEnd", o.withdrawn_at as "withdrawnAt", o.filled_at as "filledAt",
      o.updated_at as "updatedAt", coalesce(v.views, 0) as views,
      (select count(*) from applications where offer_id = o.id)::integer as applications,
      (select count(*) from favourites where offer_id = o.id and dropped_at is null)::integer as favourites,
      f.until as "featuredUntil", w.reason, w.withdrawn_by as "withdrawnBy", o.staff_withdrawn_at as "staffWithdrawnAt",
      offer_values(o) as all, s.fields as "sourceRow"
    from offers o join companies c on c.id = o.company_id
    left join operators p on p.id = o.operator_id
    left join offer_views v on v.offer_id = o.id
    left join featured_offers f on f.offer_id = o.id and f.until > ${board.now()}
    left join offer_withdrawals w on w.offer_id = o.id
    left join offer_source_rows s on s.offer_id = o.id and o.source = 'import'
    where o.id = ${id}`.execute(board.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { all, reason, withdrawnBy, staffWithdrawnAt, ...offer } = row;
  return {
    ...offer,
    state: officeState(offer, board.now()),
    values: valuesOf(all),
    staffWithdrawal:
      staffWithdrawnAt === null ? null : { reason: reason ?? '', by: withdrawnBy ?? '', at: staffWithdrawnAt },
    corrections: await correctionsOf(board, id),
  };
}

export function officeState(
  offer: Pick<Row, 'withdrawnAt' | 'filledAt' | 'broadcastEnd' | 'broadcastStart'>,
  now: Date,
): OfficeState {
  const state = offerState(offer, now);
  return state === 'open' && offer.broadcastStart > now ? 'coming' : state;
}

function valuesOf(all: Row['all']): Record<CorrectedField, FieldValue> {
  const values = Object.fromEntries(correctedFields.map((field) => [field, all[field] ?? null]));
  return { ...noValues, ...values };
}

const noValues: Readonly<Record<CorrectedField, null>> = {
  title: null,
  description: null,
  profile: null,
  city_fr: null,
  city_en: null,
  country_id: null,
  mission_type_id: null,
  duration_months: null,
  monthly_allowance: null,
  mission_start: null,
  mission_end: null,
  broadcast_end: null,
  remote_work: null,
  contact_first_name: null,
  contact_last_name: null,
  contact_email: null,
  contact_url: null,
};
