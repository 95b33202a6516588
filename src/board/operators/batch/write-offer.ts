import { sql, type Transaction } from 'kysely';
import { askedLanguages } from '#board/offers/asked-languages.ts';
import type { Tables } from '#database/tables.ts';
import { detectLanguage } from '#words/detect-language.ts';
import type { ReadRow } from './read-offer-row.ts';

type Writing = { readonly operatorId: number; readonly companyId: number; readonly now: Date };

/** Puts a new offer of an operator, or brings its offer of that external id to what the row says. */
export async function writeOffer(running: Transaction<Tables>, row: ReadRow, writing: Writing): Promise<number> {
  const { now, operatorId } = writing;
  const { externalId, missionType, publishedAt } = row.offer;
  const id = await nextId(running);
  const columns = columnsOf(row, writing);
  const { id: written } = await running
    .insertInto('offers')
    .values({
      ...columns,
      id,
      reference: row.offer.reference ?? `${missionType}${id}`,
      external_id: externalId,
      operator_id: operatorId,
      source: 'operator',
      created_at: now,
      broadcast_start: publishedAt ?? now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'external_id'])
        .where('operator_id', 'is not', null)
        .doUpdateSet({
          ...columns,
          ...(row.offer.reference !== null && { reference: row.offer.reference }),
          ...(publishedAt !== null && { broadcast_start: publishedAt }),
          withdrawn_at: null,
          filled_at: sql`case when ${row.offer.filled} then coalesce(offers.filled_at, ${now}) end`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return written;
}

function columnsOf({ offer, fingerprint }: ReadRow, { companyId, now }: Writing) {
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

/** One that an update does not need is lost: there are a thousand million. */
async function nextId(running: Transaction<Tables>): Promise<number> {
  const query = sql<{ id: number }>`select nextval('offers_of_operators')::integer as id`;
  const [row] = (await query.execute(running)).rows;
  if (row === undefined) throw new Error('the sequence of offers gives no number');
  return row.id;
}
