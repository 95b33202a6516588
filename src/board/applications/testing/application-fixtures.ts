import type { Insertable, Kysely } from 'kysely';
import { insertOffer, noon } from '#board/offers/testing/offer-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { copyOffer } from '../offer-copies/copy-offers.ts';

/**
 * Inserts an application of a candidate with the copy of its offer, to a new offer unless an offer is given.
 * @returns its id
 */
export async function insertApplication(
  db: Kysely<Tables>,
  { candidate }: SignedInViewer,
  columns: Partial<Insertable<Tables['applications']>> = {},
): Promise<string> {
  const cv = { cv_file_key: 'key', cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const { id } = await db
    .insertInto('applications')
    .values({
      offer_id: columns.offer_id ?? (await insertOffer(db)),
      candidate_id: candidate.id,
      ...person,
      ...cv,
      applied_at: noon,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyOffer(db, id, noon);
  return id;
}
