import type { Kysely } from 'kysely';
import { insertCompany, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import type { Tables } from '#database/tables.ts';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { someCities } from './random-offers.ts';

/** The companies of random offers. */
export const someCompanies = [
  { id: 1, sector_id: 100001, size_id: 1 },
  { id: 2, sector_id: null, size_id: 3 },
  { id: 3, sector_id: 100003, size_id: null },
];

/** Prepares a database for random offers. @returns the reference with all their companies and cities */
export async function prepareRandomBoard(db: Kysely<Tables>): Promise<Reference> {
  await insertReference(db);
  for (const company of someCompanies) await insertCompany(db, company);
  return {
    ...(await readReference(db)),
    companies: new Map(someCompanies.map(({ id }) => [id, { name: `Maison ${id}` }])),
    companySurvivors: new Map(),
    cities: new Map(
      ['DE', 'ES', 'JP', 'US'].flatMap((countryId) =>
        someCities.map((name) => [`${countryId}-${name.toLowerCase()}`, { fr: name, en: name, countryId }]),
      ),
    ),
  };
}
