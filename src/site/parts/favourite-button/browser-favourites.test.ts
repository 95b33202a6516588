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
import { readCookies } from '#http/cookies.ts';
import {
  asksForHearts,
  browserFavourites,
  removeFromBrowser,
  forgetInBrowser,
  addToBrowser,
  servedFavourites,
} from './browser-favourites.ts';

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

const byScript = (id: number) => ({ id, byForm: false });
const byForm = (id: number) => ({ id, byForm: true });

/** Saves offers one after the other, as a browser does. Returns the last cookie. */
async function keepAll(ids: readonly number[], line = ''): Promise<string> {
  const [id, ...rest] = ids;
  if (id === undefined) return line;
  const kept = await addToBrowser(requestWith(line), parts, byScript(id));
  return keepAll(rest, kept.refused === null ? kept.cookie : line);
}

test('a browser stores each of its favourites once, in their order, the latest last', async () => {
  const [a, b] = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  expect(idsIn(await keepAll([a, b]))).toEqual([a, b]);
  expect(idsIn(await keepAll([a, b, a]))).toEqual([b, a]);
});

test('a favourite can be removed, and all favourites can be deleted', async () => {
  const [a, b] = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  const line = await keepAll([a, b]);
  expect(idsIn(removeFromBrowser(requestWith(line), publicUrl, byScript(a)))).toEqual([b]);
  expect(idsIn(removeFromBrowser(requestWith(line), publicUrl, byScript(999_999)))).toEqual([a, b]);
  expect(forgetInBrowser(publicUrl)).toMatch(/Max-Age=0\b/);
});

const headerOf = (line: string) => requestWith(line).headers.get('cookie') ?? '';

test('the server marks favourites on pages after a form without scripts, until a script changes a favourite or all are removed', async () => {
  const [a, b] = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  const sent = async (click: { id: number; byForm: boolean }, line: string) => {
    const kept = await addToBrowser(requestWith(line), parts, click);
    return kept.refused === null ? kept.cookie : '';
  };
  const first = await sent(byForm(a), await sent(byScript(b), ''));
  expect([servedFavourites(headerOf(first)), idsIn(first)]).toEqual([
    [b, a],
    [b, a],
  ]);
  expect(asksForHearts(readCookies(headerOf(first)))).toBe(true);
  const dropped = removeFromBrowser(requestWith(first), publicUrl, byForm(b));
  expect(servedFavourites(headerOf(dropped))).toEqual([a]);
  expect(servedFavourites(headerOf(removeFromBrowser(requestWith(dropped), publicUrl, byForm(a))))).toBeUndefined();
  const later = await sent(byScript(b), dropped);
  expect([servedFavourites(headerOf(later)), idsIn(later)]).toEqual([undefined, [a, b]]);
});

test('an ended offer can be saved, but not an offer that was never public', async () => {
  const { withdrawn, coming, filled, over } = await insertClosedOffers(db, { company_id });
  for (const id of [withdrawn, coming, 999_999])
    expect(await addToBrowser(requestWith(''), parts, byScript(id))).toEqual({ refused: 'gone' });
  expect(idsIn(await keepAll([filled, over]))).toEqual([filled, over]);
});

test('a browser stores up to forty favourites, not counting offers that left the board', async () => {
  const ids: number[] = [];
  for (let count = 0; count <= maximumOfBrowser; count += 1) ids.push(await insertOffer(db, { company_id }));
  const [first = 0, ...rest] = ids;
  const line = await keepAll(rest);
  expect(idsIn(line)).toHaveLength(maximumOfBrowser);
  expect(await addToBrowser(requestWith(line), parts, byScript(first))).toEqual({ refused: 'tooMany' });
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
