import type { Insertable, Kysely } from 'kysely';
import { day } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { loadReference } from '#reference/load-reference.ts';

let lastId = 1000;

/** Current time in tests, unless a test sets another time. */
export const noon = new Date('2026-11-21T12:00:00Z');

/** Returns the moment `days` days after `noon`, or before `noon` if the number is negative. */
export function daysFromNoon(days: number): Date {
  return new Date(noon.getTime() + days * day);
}

/** Returns the calendar day, 'YYYY-MM-DD', `days` days after `noon`. */
export function dateFromNoon(days: number): string {
  return daysFromNoon(days).toISOString().slice(0, 10);
}

/**
 * Inserts zones, countries, sectors, specializations, study levels and company sizes as every start of the
 * program loads them.
 */
export async function insertReference(db: Kysely<Tables>): Promise<void> {
  await loadReference(db);
}

/**
 * Inserts a company with default values for everything that the test does not set. Needs the reference
 * tables.
 */
export async function insertCompany(
  db: Kysely<Tables>,
  overrides: Partial<Insertable<Tables['companies']>> = {},
): Promise<number> {
  const id = overrides.id ?? ++lastId;
  await db
    .insertInto('companies')
    .values({ id, name: `Maison ${id}`, source: 'demo', ...overrides })
    .execute();
  return id;
}

/**
 * Inserts an offer that is open at `noon`: a V.I.E. of 12 months in Berlin, with a new company unless the
 * test names one. Needs the reference tables.
 * @returns the id of the offer
 */
export async function insertOffer(
  db: Kysely<Tables>,
  overrides: Partial<Insertable<Tables['offers']>> = {},
): Promise<number> {
  const id = overrides.id ?? ++lastId;
  await db
    .insertInto('offers')
    .values({
      id,
      reference: `VIE${id}`,
      company_id: overrides.company_id ?? (await insertCompany(db)),
      title: 'Chargé de projet',
      language: 'fr',
      description: 'Vous suivez les projets de la filiale.',
      profile: 'Curieux et rigoureux.',
      mission_type_id: 1,
      duration_months: 12,
      city_fr: 'Berlin',
      city_en: 'Berlin',
      country_id: 'DE',
      mission_start: dateFromNoon(60),
      created_at: daysFromNoon(-10),
      broadcast_start: daysFromNoon(-9),
      broadcast_end: daysFromNoon(80),
      source: 'demo',
      fingerprint: `${id}`,
      ...overrides,
    })
    .execute();
  return id;
}

/**
 * Inserts one offer for each reason for which an offer is not open at `noon`, and returns the ids. Each time
 * lies just beyond its limit.
 */
export async function insertClosedOffers(
  db: Kysely<Tables>,
  overrides: Partial<Insertable<Tables['offers']>> = {},
): Promise<Record<'filled' | 'withdrawn' | 'over' | 'coming', number>> {
  return {
    filled: await insertOffer(db, { ...overrides, filled_at: noon }),
    withdrawn: await insertOffer(db, { ...overrides, withdrawn_at: noon }),
    over: await insertOffer(db, { ...overrides, broadcast_end: noon }),
    coming: await insertOffer(db, { ...overrides, broadcast_start: new Date(noon.getTime() + 1) }),
  };
}
