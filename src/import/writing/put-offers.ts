import {
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  type RawBuilder,
  type SelectType,
  sql,
  type Transaction,
} from 'kysely';
import type { WholeOfferRow } from '#board/offers/whole-offer-row.ts';
import type { Tables } from '#database/tables.ts';
import type { AcceptedRow, ImportedOffer } from '#import/reading/imported-offer.ts';
import type { Locale } from '#words/locale.ts';

type OfferRow = WholeOfferRow<'filled_at' | 'first_shown' | 'operator_id' | 'external_id'> & {
  readonly details_wanted: boolean;
};
/** Columns that keep the values of the first import of an offer. */
type Kept = 'id' | 'source';

/**
 * Inserts or updates offers in one statement. An empty value of a row never replaces a known value, because
 * search rows lack values that details have. A withdrawn offer comes back, unless its source says that it
 * took the offer down.
 */
export async function putOffers(
  transaction: Transaction<Tables>,
  rows: readonly AcceptedRow[],
  companyIdOf: (offer: ImportedOffer) => number,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => offerRowOf(row, companyIdOf(row.offer), now));
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
    home_company_id: eb.ref('excluded.home_company_id'),
    title: eb.ref('excluded.title'),
    mission_type_id: eb.ref('excluded.mission_type_id'),
    duration_months: eb.ref('excluded.duration_months'),
    city_fr: eb.ref('excluded.city_fr'),
    city_en: eb.ref('excluded.city_en'),
    country_id: eb.ref('excluded.country_id'),
    sector_id: unlessEmpty(eb, 'sector_id'),
    specialization_ids: unlessNone('specialization_ids'),
    study_level_ids: unlessNone('study_level_ids'),
    monthly_allowance: unlessEmpty(eb, 'monthly_allowance'),
    remote_work: eb.ref('excluded.remote_work'),
    environmental: eb.ref('excluded.environmental'),
    mission_start: eb.ref('excluded.mission_start'),
    mission_end: missionEndOf,
    created_at: eb.ref('excluded.created_at'),
    broadcast_start: eb.ref('excluded.broadcast_start'),
    broadcast_end: unlessEmpty(eb, 'broadcast_end'),
    contact_civility: unlessEmpty(eb, 'contact_civility'),
    contact_first_name: unlessEmpty(eb, 'contact_first_name'),
    contact_last_name: unlessEmpty(eb, 'contact_last_name'),
    contact_email: unlessEmpty(eb, 'contact_email'),
    contact_url: unlessEmpty(eb, 'contact_url'),
    external_job_id: unlessEmpty(eb, 'external_job_id'),
    fingerprint: eb.ref('excluded.fingerprint'),
    updated_at: eb.ref('excluded.updated_at'),
    details_wanted: eb.ref('excluded.details_wanted'),
    description: unlessEmpty(eb, 'description'),
    profile: unlessEmpty(eb, 'profile'),
    language: ofKeptText<Locale>('language'),
    asked_languages: ofKeptText<string[]>('asked_languages'),
    withdrawn_at: sql<Date | null>`case when excluded.withdrawn_at is null then null else coalesce(offers.withdrawn_at, excluded.withdrawn_at) end`,
  } satisfies Readonly<Record<Exclude<keyof OfferRow, Kept> | 'home_company_id', unknown>>;
}

type Nullable = {
  [C in keyof Tables['offers']]: null extends SelectType<Tables['offers'][C]> ? C : never;
}[keyof Tables['offers']];

function unlessEmpty<C extends Nullable>(
  eb: ExpressionBuilder<OnConflictDatabase<Tables, 'offers'>, OnConflictTables<'offers'>>,
  column: C,
) {
  return eb.fn.coalesce(`excluded.${column}`, `offers.${column}`);
}

function unlessNone(column: 'specialization_ids' | 'study_level_ids'): RawBuilder<number[]> {
  const [given, known] = [sql.ref(`excluded.${column}`), sql.ref(`offers.${column}`)];
  return sql<number[]>`case when cardinality(${given}) = 0 then ${known} else ${given} end`;
}

/** Returns the day that the import computes for a mission without a stated end. */
export function computedEnd(table: 'excluded' | 'offers'): RawBuilder<string> {
  return sql<string>`(${sql.ref(`${table}.mission_start`)} + make_interval(months => ${sql.ref(`${table}.duration_months`)}))::date`;
}

/**
 * The end that details stated stays, while start and duration stay and the row states no other end. A row
 * without an end has the computed end.
 */
const missionEndOf = sql<string>`case
  when excluded.mission_start = offers.mission_start and excluded.duration_months = offers.duration_months
    and excluded.mission_end = ${computedEnd('excluded')} then offers.mission_end
  else excluded.mission_end end`;

/** Keeps a value that was detected in the stored text if the new row has no text. */
function ofKeptText<T>(column: 'language' | 'asked_languages'): RawBuilder<T> {
  return sql<T>`case when excluded.description is null and offers.description is not null
    then ${sql.ref(`offers.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}

/** The columns of a row. */
export function offerRowOf({ offer, fingerprint, lacksValues }: AcceptedRow, companyId: number, now: Date): OfferRow {
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
    details_wanted: lacksValues,
    updated_at: now,
  };
}

/**
 * Writes the number of views that the source counted. The number never decreases. Rows are written in the
 * order of their offers, as by the counting of views, so that neither waits for the other in a circle.
 */
export async function putViews(transaction: Transaction<Tables>, rows: readonly AcceptedRow[]): Promise<void> {
  const values = rows.filter(({ views }) => views > 0).map(({ offer, views }) => ({ offer_id: offer.id, views }));
  values.sort((one, other) => one.offer_id - other.offer_id);
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
