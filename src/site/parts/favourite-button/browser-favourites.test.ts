import { beforeAll, expect, test } from 'vitest';
import { maximumOfBrowser } from '#board/favourites/favourite-limits.ts';
import {
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { browserFavourites, removeFromBrowser, forgetInBrowser, addToBrowser } from './browser-favourites.ts';

const { db } = await testDatabase();
const publicUrl = new URL('https://mvi.example');
const parts = { board: testBoard(db), publicUrl };
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db);
});

const requestWith = (line: string) =>
  new Request(publicUrl, { headers: line === '' ? {} : { cookie: line.split(';')[0] ?? '' } });
const idsIn = (line: string) => browserFavourites(requestWith(line), publicUrl);

/** Saves offers one after the other, as a browser does. */
async function keepAll(ids: readonly number[], line = ''): Promise<string> {
  const [id, ...rest] = ids;
  if (id === undefined) return line;
  const kept = await addToBrowser(requestWith(line), parts, id);
  return keepAll(rest, kept.refused === null ? kept.cookie : line);
}

test('a browser keeps its favourites in their order, the last last, each once', async () => {
  const [a, b] = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  expect(idsIn(await keepAll([a, b]))).toEqual([a, b]);
  expect(idsIn(await keepAll([a, b, a]))).toEqual([b, a]);
});

test('a favourite is dropped, and all are forgotten', async () => {
  const [a, b] = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  const line = await keepAll([a, b]);
  expect(idsIn(removeFromBrowser(requestWith(line), publicUrl, a))).toEqual([b]);
  expect(idsIn(removeFromBrowser(requestWith(line), publicUrl, 999_999))).toEqual([a, b]);
  expect(forgetInBrowser(publicUrl)).toMatch(/Max-Age=0\b/);
});

test('an offer that is not public cannot be kept, one that has ended can', async () => {
  const { withdrawn, coming, filled, over } = await insertClosedOffers(db, { company_id });
  for (const id of [withdrawn, coming, 999_999])
    expect(await addToBrowser(requestWith(''), parts, id)).toEqual({ refused: 'gone' });
  expect(idsIn(await keepAll([filled, over]))).toEqual([filled, over]);
});

test('a browser holds forty favourites; those that left the board make room', async () => {
  const ids: number[] = [];
  for (let count = 0; count <= maximumOfBrowser; count += 1) ids.push(await insertOffer(db, { company_id }));
  const [first = 0, ...rest] = ids;
  const line = await keepAll(rest);
  expect(idsIn(line)).toHaveLength(maximumOfBrowser);
  expect(await addToBrowser(requestWith(line), parts, first)).toEqual({ refused: 'tooMany' });
  await db
    .deleteFrom('offers')
    .where('id', '=', rest[0] ?? 0)
    .execute();
  expect(idsIn(await keepAll([first], line))).toEqual([...rest.slice(1), first]);
});

test('any cookie is read without an error', () => {
  const [name = ''] = forgetInBrowser(publicUrl).split('=');
  for (const value of ['', 'x', '1.2.x', '%00', '-1', '9'.repeat(400)]) {
    const ids = browserFavourites(new Request(publicUrl, { headers: { cookie: `${name}=${value}` } }), publicUrl);
    expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true);
  }
});
