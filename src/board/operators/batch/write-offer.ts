import { sql, type Transaction } from 'kysely';
import { askedLanguages } from '#board/offers/details/asked-languages.ts';
import type { WholeOfferRow } from '#board/offers/whole-offer-row.ts';
import { nextOwnId } from '#board/context/own-ids.ts';
import type { Tables } from '#database/tables.ts';
import { detectLanguage } from '#words/detect-language.ts';
import type { ReadRow } from './read-offer-row.ts';

/** Columns that differ between a new and an existing offer, and one column that the board itself fills. */
type Apart =
  | 'id'
  | 'reference'
  | 'external_id'
  | 'operator_id'
  | 'source'
  | 'created_at'
  | 'broadcast_start'
  | 'withdrawn_at'
  | 'first_shown';

type Writing = {
  readonly operatorId: number;
  readonly companyId: number;
  readonly now: Date;
  /** Id of the operator's existing offer with this external id; null for a new offer. */
  readonly offerId: number | null;
};

/**
 * Writes the row of an operator: updates the offer with its external id, or inserts a new offer. The caller
 * holds the lock of the operator, so that no other call inserts the same offer.
 * @returns the id of the offer
 */
export async function writeOffer(transaction: Transaction<Tables>, row: ReadRow, writing: Writing): Promise<number> {
  return writing.offerId === null
    ? insertOffer(transaction, row, writing)
    : updateOffer(transaction, row, { ...writing, offerId: writing.offerId });
}

async function insertOffer(transaction: Transaction<Tables>, row: ReadRow, writing: Writing): Promise<number> {
  const { now, operatorId } = writing;
  const { externalId, missionType, publishedAt, reference } = row.offer;
  const id = await nextOwnId(transaction, 'offers');
  await transaction
    .insertInto('offers')
    .values({
      ...columnsOf(row, writing),
      id,
      reference: reference ?? `${missionType}${id}`,
      external_id: externalId,
      operator_id: operatorId,
      source: 'operator',
      created_at: now,
      broadcast_start: publishedAt ?? now,
    })
    .execute();
  return id;
}

async function updateOffer(
  transaction: Transaction<Tables>,
  row: ReadRow,
  writing: Writing & { readonly offerId: number },
): Promise<number> {
  const { reference, publishedAt, filled } = row.offer;
  await transaction
    .updateTable('offers')
    .set({
      ...columnsOf(row, writing),
      ...(reference !== null && { reference }),
      ...(publishedAt !== null && { broadcast_start: publishedAt }),
      withdrawn_at: null,
      filled_at: filled ? sql`coalesce(filled_at, ${writing.now})` : null,
    })
    .where('id', '=', writing.offerId)
    .where('operator_id', '=', writing.operatorId)
    .execute();
  return writing.offerId;
}

function columnsOf({ offer, fingerprint }: ReadRow, { companyId, now }: Writing): WholeOfferRow<Apart> {
  const { title, description, profile, contact } = offer;
  return {
    company_id: companyId,
    title,
    language: detectLanguage(title, description, profile),
    asked_languages: [...askedLanguages(title, description, profile)],
    description,
    profile,
    mission_type_id: offer.missionType === 'VIE' ? 1 : 3,
    duration_months: offer.durationMonths,
    city_fr: offer.city.fr,
    city_en: offer.city.en,
    country_id: offer.countryId,
    sector_id: offer.sectorId,
    specialization_ids: offer.specializationIds,
    study_level_ids: offer.studyLevelIds,
    monthly_allowance: offer.monthlyAllowance,
    remote_work: offer.remoteWork,
    environmental: offer.environmental,
    mission_start: offer.missionStart,
    mission_end: offer.missionEnd,
    broadcast_end: offer.endsAt,
    filled_at: offer.filled ? now : null,
    contact_civility: contact?.civility ?? null,
    contact_first_name: contact?.firstName ?? null,
    contact_last_name: contact?.lastName ?? null,
    contact_email: contact?.email ?? null,
    contact_url: contact?.url ?? null,
    external_job_id: offer.externalId,
    fingerprint,
    updated_at: now,
  };
}
