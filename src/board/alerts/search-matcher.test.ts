import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { criterionOf } from '#search/criteria/criteria.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import type { NaiveOffer } from '#search/testing/naive-search.ts';
import { randomAddress } from '#search/testing/random-address.ts';
import { criteriaMeeting } from '#search/testing/random-criteria.ts';
import { randomOffers } from '#search/testing/random-offers.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { addressToSave, savedCriteria } from '#board/saved-searches/saved-address.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Board } from '#board/context/board.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { newOffersOf } from './new-offers.ts';
import { lastOf } from './offer-set.ts';
import { SearchMatcher } from './search-matcher.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const companies = [
  { id: 1, sector_id: 100001, size_id: 1 },
  { id: 2, sector_id: null, size_id: 3 },
];
let reference: Reference;
beforeAll(async () => {
  await insertReference(db);
  for (const company of companies) await insertCompany(db, company);
  reference = await board.reference();
});

const addresses = (offers: NaiveOffer[]) =>
  fc.oneof(criteriaMeeting(offers, reference).map(writeCriteria), randomAddress(reference));

async function matcherOf(ids: readonly number[], board: Board) {
  const matcher = new SearchMatcher(
    board,
    await newOffersOf(
      board,
      ids.map((id) => ({ id, round: 1 })),
    ),
  );
  return async (address: string) =>
    lastOf(await matcher.match(address, 'fr'), 0, 100)
      .places.map((place) => ids[place])
      .toSorted((a = 0, b = 0) => a - b);
}

/**
 * Returns a board whose index does not look for changes in the database. Looking before each of a thousand
 * searches took nearly all the time of the test.
 */
async function standing(): Promise<Board> {
  const [index, names] = [await board.search(), await board.reference()];
  return { ...board, search: async () => index, reference: async () => names };
}

async function foundBy(address: string, board: Board): Promise<number[]> {
  const criteria = savedCriteria(address, await board.reference());
  const { total, offers } = await findOffers(board, criteria, { limit: 100, locale: 'fr' });
  return offers
    .slice(0, total)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}

test('for any offers and criteria, an alert finds the same offers as its search, even when it runs again', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomOffers(companies).chain((offers) =>
        fc.tuple(fc.constant(offers), fc.array(addresses(offers), { minLength: 20, maxLength: 30 })),
      ),
      async ([offers, asked]) => {
        await db.deleteFrom('offers').execute();
        await db
          .insertInto('offers')
          .values(offers.map(({ company: _company, ...row }) => row))
          .execute();
        const still = await standing();
        const match = await matcherOf(
          offers.map(({ id }) => id),
          still,
        );
        for (const some of asked) {
          const address = addressToSave(some.toString(), await still.reference());
          const found = await foundBy(address, still);
          expect([await match(address), await match(address)]).toEqual([found, found]);
        }
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);

test.each([
  'query=achteur',
  'query=%22chef+de+projet%22',
  'query=-stage',
  'query=VIE4711',
  'query=projet+Munich&gerographicZones=5',
  'query=Munich',
  'query=le',
  '',
])('an alert reads a text as the search does: %s', async (address) => {
  await db.deleteFrom('offers').execute();
  const ids = [
    await insertOffer(db, { title: 'Acheteur', id: 4711 }),
    await insertOffer(db, { title: 'Chef de projet', city_fr: 'Munich', city_en: 'Munich' }),
    await insertOffer(db, { title: 'Projet de chef, stage' }),
  ];
  const match = await matcherOf(ids, board);
  expect(await match(address)).toEqual(await foundBy(address, board));
});

test('an alert for a removed city finds no offers, instead of all offers of the country', async () => {
  const match = await matcherOf([await insertOffer(db)], board);
  expect(await match('gerographicZones=5&countriesIds=DE')).toHaveLength(1);
  expect(await match(`gerographicZones=5&countriesIds=DE&${criterionOf('cities').parameters[0]}=DE-atlantis`)).toEqual(
    [],
  );
});
