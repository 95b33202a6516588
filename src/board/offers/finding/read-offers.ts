import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { FindableOffer } from '#search/offer/indexed-offer.ts';

/** Reads the next searchable offers (neither withdrawn nor filled) in the order of their ids. */
export async function readOffersAfter(db: Kysely<Tables>, id: number, max: number): Promise<FindableOffer[]> {
  return findable(db).where('o.id', '>', id).orderBy('o.id').limit(max).execute();
}

/** Reads the searchable offers among these ids. */
export async function readOffers(db: Kysely<Tables>, ids: readonly number[]): Promise<FindableOffer[]> {
  return findable(db)
    .where('o.id', '=', (row) => row.fn.any(row.val(ids)))
    .execute();
}

function findable(db: Kysely<Tables>) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('offer_views as v', 'v.offer_id', 'o.id')
    .where('o.withdrawn_at', 'is', null)
    .where('o.filled_at', 'is', null)
    .select(['o.id', 'o.title', 'o.description', 'o.profile', 'o.language'])
    .select(['o.city_fr as cityFr', 'o.city_en as cityEn', 'o.country_id as countryId'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.size_id as companySizeId'])
    .select(['o.sector_id as sectorId', 'c.sector_id as companySectorId'])
    .select(['o.shown_specialization_ids as specializationIds', 'o.shown_study_level_ids as studyLevelIds'])
    .select('o.specialization_ids as statedSpecializationIds')
    .select(['o.mission_type_id as missionTypeId', 'o.duration_months as durationMonths'])
    .select(['o.mission_start as missionStart', 'o.monthly_allowance as monthlyAllowance'])
    .select(['o.shown_remote_work as remoteWork', 'o.environmental', 'o.asked_languages as askedLanguages'])
    .select(['o.broadcast_start as broadcastStart', 'o.broadcast_end as broadcastEnd'])
    .select(['o.created_at as createdAt', 'v.views']);
}
