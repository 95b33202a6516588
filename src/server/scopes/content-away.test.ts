import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const brand = 'The name that editors gave the site';
const written = fixtureContent([fixtureDocument({ type: 'header', data: { brand } })]);
const address = '/offres/recherche';

test.each([
  [address, 200],
  ['/no/such/page', 404],
])('visitors do not share a page without its header: the next visitor gets the header (%s)', async (path, status) => {
  let isAway = true;
  const getSingle: typeof written.getSingle = (...asked) =>
    isAway ? Promise.reject(new ContentUnavailable('away')) : written.getSingle(...asked);
  const { app, cache } = await openServer(board, { parts: { content: { ...written, getSingle } } });
  const poorer = await app.inject(path);
  expect(poorer.statusCode).toBe(status);
  expect(poorer.headers['cache-control']).toBe('no-store');
  expect(poorer.body).not.toContain(brand);
  isAway = false;
  const whole = await app.inject(path);
  expect([whole.statusCode, whole.body.includes(brand)]).toEqual([status, true]);
  expect(cache.get(path)?.body.includes(brand)).toBe(status === 200 ? true : undefined);
});

test('pages are shared if editors wrote no header', async () => {
  const { app, cache } = await openServer(board, { parts: { content: fixtureContent() } });
  await app.inject(address);
  expect(cache.get(address)).toBeDefined();
});
