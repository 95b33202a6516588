import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { latestOffers } from '#board/offers/cards/latest-offers.ts';
import { maySeeWholeOffer } from '#board/offers/offer-policy.ts';
import { presentOffer } from './present-offer.ts';
import { readOffer } from './read-offer.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

test('every account sees the whole offer, even an incomplete account or one that may not apply; a visitor does not', async () => {
  for (const status_id of [2, 3, 5, 9, 11])
    expect(maySeeWholeOffer(await insertCandidate(board, { status_id }))).toBe(true);
  expect(maySeeWholeOffer(visitor)).toBe(false);
});

test('a visitor sees the same facts as in lists, the state of the offer and its opening lines', async () => {
  const offer = await readOffer(board, await insertOffer(db), 'fr');
  const [card] = await latestOffers(board, { locale: 'fr', limit: 1 });
  expect(presentOffer(offer, visitor)).toEqual({
    whole: false,
    offer: { ...card, state: 'open', openingLines: 'Vous suivez les projets de la filiale.' },
  });
});

test('a new field of an offer stays hidden from visitors until it is listed', async () => {
  const offer = await readOffer(board, await insertOffer(db), 'fr');
  const grown = { ...offer, salaryNegotiable: 'SECRET', company: { ...offer.company, siren: 'SECRET' } };
  expect(JSON.stringify(presentOffer(grown, visitor))).not.toContain('SECRET');
});
