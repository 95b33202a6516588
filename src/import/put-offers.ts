import {
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { WholeOfferRow } from '#board/offers/whole-offer-row.ts';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow, ImportedOffer } from './imported-offer.ts';
import type { Locale } from '#words/locale.ts';

type OfferRow = WholeOfferRow<'filled_at' | 'first_shown' | 'operator_id' | 'external_id'>;
/** Columns that keep the values of the first import of an offer. */
type Kept = 'id' | 'source';

/**
 * Inserts or updates offers in one statement. A row without description or profile keeps the known texts
 * and their language. A withdrawn offer comes back, unless its source says that it took the offer down.
 */
export async function putOffers(
  transaction: Transaction<Tables>,
  rows: readonly AcceptedRow[],
  companyIdOf: (offer: ImportedOffer) => number,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => rowOf(row, companyIdOf(row.offer), now));
  await transaction
    .insertInto('offers')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(updatesOf))
    .execute();
}

/** Updates a known offer from a new row. */
function updatesOf(eb: ExpressionBuilder<OnConflictDatabase<Tables, 'offers'>, OnConflictTables<'offers'>>) {
  return {
    reference: eb.ref('excluded.reference'),
    company_id: eb.ref('excluded.company_id'),
    title: eb.ref('excluded.title'),
    mission_type_id: eb.ref('excluded.mission_type_id'),
    duration_months: eb.ref('excluded.duration_months'),
    city_fr: eb.ref('excluded.city_fr'),
    city_en: eb.ref('excluded.city_en'),
    country_id: eb.ref('excluded.country_id'),
    sector_id: eb.ref('excluded.sector_id'),
    specialization_ids: eb.ref('excluded.specialization_ids'),
    study_level_ids: eb.ref('excluded.study_level_ids'),
    monthly_allowance: eb.ref('excluded.monthly_allowance'),
    remote_work: eb.ref('excluded.remote_work'),
    environmental: eb.ref('excluded.environmental'),
    mission_start: eb.ref('excluded.mission_start'),
    mission_end: eb.ref('excluded.mission_end'),
    created_at: eb.ref('excluded.created_at'),
    broadcast_start: eb.ref('excluded.broadcast_start'),
    broadcast_end: eb.ref('excluded.broadcast_end'),
    contact_civility: eb.ref('excluded.contact_civility'),
    contact_first_name: eb.ref('excluded.contact_first_name'),
    contact_last_name: eb.ref('excluded.contact_last_name'),
    contact_email: eb.ref('excluded.contact_email'),
    contact_url: eb.ref('excluded.contact_url'),
    external_job_id: eb.ref('excluded.external_job_id'),
    fingerprint: eb.ref('excluded.fingerprint'),
    updated_at: eb.ref('excluded.updated_at'),
    description: sql<string | null>`coalesce(excluded.description, offers.description)`,
    profile: sql<string | null>`coalesce(excluded.profile, offers.profile)`,
    language: ofKeptText<Locale>('language'),
    asked_languages: ofKeptText<string[]>('asked_languages'),
    withdrawn_at: sql<Date | null>`case when excluded.withdrawn_at is null then null else coalesce(offers.withdrawn_at, excluded.withdrawn_at) end`,
  } satisfies Readonly<Record<Exclude<keyof OfferRow, Kept>, unknown>>;
}

/** Keeps a value that was detected in the stored text if the new row has no text. */
function ofKeptText<T>(column: 'language' | 'asked_languages'): RawBuilder<T> {
  return sql<T>`case when excluded.description is null and offers.description is not null
    then ${sql.ref(`offers.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}

function rowOf({ offer, fingerprint }: AcceptedRow, companyId: number, now: Date): OfferRow {
  return {
    id: offer.id,
    reference: offer.reference,
    company_id: companyId,
    title: offer.title,
    language: offer.language,
    asked_languages: [...offer.askedLanguages],
    description: offer.description,
    profile: offer.profile,
    mission_type_id: offer.missionTypeId,
    duration_months: offer.durationMonths,
    city_fr: offer.cityFr,
    city_en: offer.cityEn,
    country_id: offer.countryId,
    sector_id: offer.sectorId,
    specialization_ids: offer.specializations.map(({ id }) => id),
    study_level_ids: [...offer.studyLevelIds],
    monthly_allowance: offer.monthlyAllowance,
    remote_work: offer.remoteWork,
    environmental: offer.environmental,
    mission_start: offer.missionStart,
    mission_end: offer.missionEnd,
    created_at: offer.createdAt,
    broadcast_start: offer.broadcastStart,
    broadcast_end: offer.broadcastEnd,
    withdrawn_at: offer.deactivated ? now : null,
    contact_civility: offer.contact.civility,
    contact_first_name: offer.contact.firstName,
    contact_last_name: offer.contact.lastName,
    contact_email: offer.contact.email,
    contact_url: offer.contact.url,
    external_job_id: offer.externalJobId,
    source: 'import',
    fingerprint,
    updated_at: now,
  };
}

/** Writes the number of views that the source counted. The number never decreases. */
export async function putViews(transaction: Transaction<Tables>, rows: readonly AcceptedRow[]): Promise<void> {
  const values = rows.filter(({ views }) => views > 0).map(({ offer, views }) => ({ offer_id: offer.id, views }));
  if (values.length === 0) return;
  await transaction
    .insertInto('offer_views')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('offer_id')
        .doUpdateSet((eb) => ({ views: eb.ref('excluded.views') }))
        .whereRef('offer_views.views', '<', 'excluded.views'),
    )
    .execute();
}
