import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { readReference } from '#reference/read-reference.ts';
import type { OfferSource } from '#search/feed/offer-source.ts';
import { learnFromStaff } from './learn-from-staff.ts';
import { currentPlace, databaseIdentity, readChanges } from './read-changes.ts';
import { readOffers, readOffersAfter } from './read-offers.ts';

/** Feeds the index from the tables of the board. */
export function offerSource(db: Kysely<Tables>): OfferSource {
  return {
    // Whoever reads all offers anew begins with the reference, and so with the newest words and scale.
    reference: async () => {
      await learnFromStaff(db);
      return readReference(db);
    },
    count: async () => {
      const { count } = await db
        .selectFrom('offers')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    database: () => databaseIdentity(db),
    currentPlace: () => currentPlace(db),
    changesSince: (place) => readChanges(db, place),
    offersAfter: (id, max) => readOffersAfter(db, id, max),
    offersOf: (ids) => readOffers(db, ids),
  };
}
