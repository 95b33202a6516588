import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { firstOwnIds } from '#board/context/own-ids.ts';
import type { AcceptedRow } from '#import/reading/imported-offer.ts';
import type { KnownCompanies } from '#import/writing/known-companies.ts';
import type { DetailsSource } from '#import/source/live-details.ts';
import { putCompanies } from '#import/writing/put-companies.ts';
import { computedEnd } from '#import/writing/put-offers.ts';
import { putSpecializations } from '#import/writing/put-specializations.ts';
import { fillSourceRow } from '#import/writing/put-source-rows.ts';
import { readRow, type RowContext } from '#import/reading/read-row.ts';
import { UnreadableSource } from '#import/source/source-page.ts';

/** What asking for details brought. */
export type DetailsReport = {
  /** Offers whose details were read. */
  readonly read: number;
  /** Offers that the source no longer has, or whose details are no offer. */
  readonly unusable: number;
  /** Offers whose details could not be had. The next import asks for them. */
  readonly left: number;
};

type Filling = {
  readonly session: Kysely<Tables>;
  readonly context: RowContext;
  readonly known: KnownCompanies;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly report?: ((progress: { readonly done: number; readonly wanted: number }) => void) | undefined;
};

/** Offers asked for together; after each group the import may stop. */
const perGroup = 20;

/**
 * Asks for the details of offers whose rows lack values, and fills the gaps. A known value is never replaced.
 * Each offer is written by itself and then no longer wanted, so that an interrupted import goes on where it
 * stopped. If a whole group fails, the source is down, and the rest waits for the next import.
 */
export async function fillDetails(filling: Filling, details: DetailsSource): Promise<DetailsReport> {
  const { session, signal, report } = filling;
  const wanted = await session
    .selectFrom('offers')
    .select('id')
    .where('details_wanted', '=', true)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
  let [read, unusable, done] = [0, 0, 0];
  for (let start = 0; start < wanted.length; start += perGroup) {
    if (signal?.aborted) break;
    const group = wanted.slice(start, start + perGroup);
    const answers = await Promise.all(group.map(async ({ id }) => ({ id, answer: await askOne(details, id) })));
    const had = answers.filter(({ answer }) => answer !== 'failed');
    for (const { id, answer } of had)
      if (await fillOffer(filling, id, answer)) read += 1;
      else unusable += 1;
    done += group.length;
    report?.({ done, wanted: wanted.length });
    if (had.length === 0) break;
  }
  return { read, unusable, left: wanted.length - read - unusable };
}

async function askOne(details: DetailsSource, id: number): Promise<unknown> {
  try {
    return await details(id);
  } catch (error) {
    if (error instanceof UnreadableSource || (error instanceof Error && error.name === 'AbortError')) return 'failed';
    throw error;
  }
}

/** @returns false if the details are no offer, or another offer */
async function fillOffer({ session, context, known, now }: Filling, id: number, answer: unknown): Promise<boolean> {
  const reading = answer === null ? { reasons: ['gone'] } : readRow(answer, context);
  const row = 'accepted' in reading && reading.accepted.offer.id === id ? reading.accepted : null;
  try {
    await session.transaction().execute(async (transaction) => {
      if (row !== null) await fill(transaction, row, { known, now });
      await transaction.updateTable('offers').set({ details_wanted: false }).where('id', '=', id).execute();
    });
  } catch (error) {
    await known.reload();
    throw error;
  }
  return row !== null;
}

async function fill(
  transaction: Transaction<Tables>,
  row: AcceptedRow,
  { known, now }: Pick<Filling, 'known' | 'now'>,
): Promise<void> {
  const { offer } = row;
  const { contact } = offer;
  const companyId = (await putCompanies(transaction, [offer], known, now)).get(offer);
  await putSpecializations(transaction, [offer]);
  const specializations = offer.specializations.map((one) => one.id);
  await sql`
    update offers set
      company_id = case when company_id >= ${firstOwnIds.companies} then coalesce(${companyId ?? null}, company_id) else company_id end,
      language = case when description is null then ${offer.language} else language end,
      asked_languages = case when description is null or profile is null
        then (select coalesce(array_agg(distinct one order by one), '{}') from unnest(asked_languages || ${[...offer.askedLanguages]}::text[]) as one)
        else asked_languages end,
      description = coalesce(description, ${offer.description}),
      profile = coalesce(profile, ${offer.profile}),
      sector_id = coalesce(sector_id, ${offer.sectorId}),
      specialization_ids = case when cardinality(specialization_ids) = 0 then ${specializations}::integer[] else specialization_ids end,
      study_level_ids = case when cardinality(study_level_ids) = 0 then ${[...offer.studyLevelIds]}::integer[] else study_level_ids end,
      monthly_allowance = coalesce(monthly_allowance, ${offer.monthlyAllowance}),
      remote_work = remote_work or ${offer.remoteWork},
      environmental = environmental or ${offer.environmental},
      mission_end = case when mission_end is null or mission_end = ${computedEnd('offers')} then ${offer.missionEnd}::date else mission_end end,
      broadcast_end = coalesce(broadcast_end, ${offer.broadcastEnd}),
      contact_civility = coalesce(contact_civility, ${contact.civility}),
      contact_first_name = coalesce(contact_first_name, ${contact.firstName}),
      contact_last_name = coalesce(contact_last_name, ${contact.lastName}),
      contact_email = coalesce(contact_email, ${contact.email}),
      contact_url = coalesce(contact_url, ${contact.url}),
      external_job_id = coalesce(external_job_id, ${offer.externalJobId}),
      updated_at = ${now}
    where id = ${offer.id} and source = 'import'`.execute(transaction);
  await fillSourceRow(transaction, row);
}
