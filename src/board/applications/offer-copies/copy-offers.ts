import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { learnScale } from '#reference/learn-scale.ts';
import { shownAllowance } from '#reference/shown-allowance.ts';

type Db = Kysely<Tables>;

/**
 * Copies the offer of an application as it is now, with the allowance that its page shows. Belongs to the
 * transaction that saves the application. Does nothing for an application to a company.
 */
export async function copyOffer(db: Db, applicationId: string, now: Date): Promise<void> {
  await copy(db, sql`a.id = ${applicationId}`, now);
  await readScale(db, sql`application_id = ${applicationId}`);
}

/** Limit of copies in one transaction. */
const batch = 500;

/**
 * Adds missing copies: during an upgrade, a process of an earlier version may still save applications without
 * them. Also estimates the allowances of copies that the migration made, because SQL cannot read the scale.
 */
export async function completeCopies({ db, now }: Pick<Board, 'db' | 'now'>): Promise<void> {
  const isMissing = sql<boolean>`not exists (select from application_offers where application_id = a.id)`;
  await repeated(() => copy(db, isMissing, now()));
  await repeated(() => db.transaction().execute((transaction) => readScale(transaction, sql`true`)));
}

async function repeated(work: () => Promise<number>): Promise<void> {
  while ((await work()) === batch);
}

/** @returns the number of new copies, at most a batch */
async function copy(db: Db, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into application_offers (application_id, copied_at, title, language, company_name, reference, description,
      profile, mission_type_id, duration_months, city_fr, city_en, country_id, mission_start, mission_end,
      broadcast_start, broadcast_end, allowance, needs_scale)
    select a.id, ${now}, o.title, o.language, c.name, o.reference, o.description,
      o.profile, o.mission_type_id, o.duration_months, o.city_fr, o.city_en, o.country_id, o.mission_start, o.mission_end,
      o.broadcast_start, o.broadcast_end, o.monthly_allowance, o.monthly_allowance is null
    from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id
    where ${which} limit ${batch}
    on conflict (application_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Estimates the allowances that offers do not state. Skips copies that another process is estimating.
 * @returns the number of copies for which the scale was read, at most a batch
 */
async function readScale(db: Db, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string; country: string; city: string }>`
    select application_id as id, country_id as country, city_en as city from application_offers
    where needs_scale and ${which} limit ${batch} for update skip locked`.execute(db);
  if (rows.length === 0) return 0;
  await learnScale(db);
  const shown = rows.map(({ country, city }) => shownAllowance(null, country, city));
  await sql`
    update application_offers set needs_scale = false, allowance = read.euros, scale_year = read.year
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${shown.map((one) => one?.euros ?? null)}::numeric[],
      ${shown.map((one) => one?.scaleYear ?? null)}::integer[]) as read (id, euros, year)
    where application_id = read.id`.execute(db);
  return rows.length;
}
