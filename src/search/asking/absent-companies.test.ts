import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
let left = 0;

beforeAll(async () => {
  await insertReference(db);
  left = await insertCompany(db, { name: 'CREDIT LYONNAIS' });
  const natixis = await insertCompany(db, { name: 'NATIXIS' });
  const cic = await insertCompany(db, { name: 'CREDIT INDUSTRIEL ET COMMERCIAL' });
  await insertOffer(db, { title: 'Juriste', company_id: left, broadcast_end: daysFromNoon(-1) });
  await insertOffer(db, { title: 'Juriste', company_id: cic });
  await insertOffer(db, { title: 'Acheteur', company_id: cic });
  await insertOffer(db, { title: 'Banque privée', company_id: natixis });
});

function search(asked: { query?: string; companies?: number[] }) {
  return searchOffers(board, { ...noCriteria, ...asked }, { locale: 'fr' });
}

test.each(['BNP Paribas', 'bnp', 'BNPP'])(
  '«%s» is a company without offers: the search says so and never corrects it',
  async (query) => {
    const { notes, absent } = await search({ query });
    expect(notes.corrected).toBeNull();
    expect(absent.map(({ name }) => name)).toEqual(['BNP Paribas']);
  },
);

test('a search for an absent company proposes companies of the same field that have offers, and the field itself, with counts', async () => {
  const [{ proposals } = { proposals: [] }] = (await search({ query: 'BNP Paribas' })).absent;
  expect(
    proposals.map(({ kind, choice, criteria, total }) => [kind, choice?.together?.fr ?? criteria.query, total]),
  ).toEqual([
    ['company', 'Crédit Mutuel', 2],
    ['company', 'BPCE', 1],
    ['field', 'banque', 3],
  ]);
});

test('the proposals contain the other criteria of the search, if there are any', async () => {
  const [{ proposals } = { proposals: [] }] = (await search({ query: 'juriste chez BNP Paribas' })).absent;
  expect(proposals.map(({ kind, criteria, total }) => [kind, criteria.query, total])).toContainEqual([
    'company',
    'juriste',
    1,
  ]);
  expect(proposals.at(-1)).toMatchObject({ kind: 'without', criteria: { query: 'juriste', companies: [] }, total: 1 });
});

test('a company is absent once its last offer has ended', async () => {
  const { absent, criteria } = await search({ query: 'Crédit Lyonnais' });
  expect(criteria.companies).toEqual([left]);
  expect(absent.map(({ name }) => name)).toEqual(['CREDIT LYONNAIS']);
});

test('a company with an offer is never absent, whatever the other criteria are', async () => {
  expect((await search({ query: 'xylophone chez Natixis' })).absent).toEqual([]);
});
