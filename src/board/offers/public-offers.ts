import { sql } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Board } from '#board/context/board.ts';
import type { ReadValue } from '#search/extraction/read-offer-texts.ts';
import type { Locale } from '#words/locale.ts';
import { type VisibleState, visibleState } from './offer-state.ts';
import { isVisible } from './open-offers.ts';

/** Public data of an offer. It includes the texts but not the contact. Reference values are ids. */
export type PublicOffer = {
  readonly id: number;
  readonly reference: string;
  readonly state: VisibleState;
  /** Language of title, description and profile. */
  readonly language: Locale;
  readonly title: string;
  readonly description: string | null;
  readonly profile: string | null;
  readonly companyId: number;
  readonly companyName: string;
  /** Sector of the offer or, without one, of its company. */
  readonly sectorId: number | null;
  readonly cityFr: string;
  readonly cityEn: string;
  readonly countryId: string;
  readonly specializationIds: readonly number[];
  readonly studyLevelIds: readonly number[];
  /** ISO 639-1. */
  readonly askedLanguages: readonly string[];
  /** Values that the texts state and the source leaves out. */
  readonly readFromTexts: readonly ReadValue[];
  readonly missionTypeId: number;
  readonly durationMonths: number;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /** 'YYYY-MM-DD'. */
  readonly missionEnd: string | null;
  /** Euros a month. */
  readonly monthlyAllowance: number | null;
  readonly remoteWork: boolean;
  readonly environmental: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly broadcastStart: Date;
  readonly broadcastEnd: Date | null;
  readonly views: number;
};

type Row = Omit<PublicOffer, 'state'> & { readonly filledAt: Date | null };

/** Returns those of the given offers that are public, open or ended, in the given order. */
export async function publicOffers(
  { db, now }: Pick<Board, 'db' | 'now'>,
  ids: readonly number[],
): Promise<PublicOffer[]> {
  if (ids.length === 0) return [];
  const moment = now();
  const { rows } = await sql<Row>`
    ${preparedOnce} select o.id, o.reference, o.language, o.title, o.description, o.profile, c.id as "companyId", c.name as "companyName",
      coalesce(o.sector_id, c.sector_id) as "sectorId", o.city_fr as "cityFr", o.city_en as "cityEn", o.country_id as "countryId",
      o.shown_specialization_ids as "specializationIds", o.shown_study_level_ids as "studyLevelIds", o.asked_languages as "askedLanguages",
      array(select jsonb_object_keys(o.evidence) order by 1) as "readFromTexts",
      o.mission_type_id as "missionTypeId", o.duration_months as "durationMonths", o.mission_start as "missionStart", o.mission_end as "missionEnd",
      o.monthly_allowance as "monthlyAllowance", o.shown_remote_work as "remoteWork", o.environmental, o.created_at as "createdAt", o.updated_at as "updatedAt",
      o.broadcast_start as "broadcastStart", o.broadcast_end as "broadcastEnd", o.filled_at as "filledAt", coalesce(v.views, 0) as views
    from unnest(${ids}::integer[]) with ordinality as page (offer_id, position)
    join offers o on o.id = page.offer_id
    join companies c on c.id = o.company_id
    left join offer_views v on v.offer_id = o.id
    where ${isVisible(moment)}
    order by page.position`.execute(db);
  return rows.map(({ filledAt, ...offer }) => ({
    ...offer,
    state: visibleState({ filledAt, broadcastEnd: offer.broadcastEnd }, moment),
  }));
}
