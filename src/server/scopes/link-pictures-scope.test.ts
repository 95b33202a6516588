import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer, type OpenServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
let server: OpenServer;
let offer: number;
let company: number;

beforeAll(async () => {
  await insertReference(db);
  offer = await insertOffer(db, { title: 'Ingénieur procédés' });
  company = await insertCompany(db);
  await insertOffer(db, { company_id: company });
  server = await openServer(testBoard(db));
});
afterAll(() => server.app.close());

const ask = (path: string, headers = {}) => server.app.inject({ path, headers });

/** Returns the address of a page's picture from its head. */
async function pictureOf(page: string): Promise<string> {
  const { body } = await ask(page);
  const [, image = ''] = /<meta property="og:image" content="https:\/\/mvi\.example([^"]+)"/.exec(body) ?? [];
  return image;
}

test('a page states its picture’s address and true size', async () => {
  for (const page of [
    '/',
    '/en',
    `/offres/${offer}`,
    `/en/entreprises/${company}`,
    '/offres/recherche?query=x',
    '/nulle-part',
  ]) {
    const { statusCode, headers, rawPayload } = await ask(await pictureOf(page));
    expect([page, statusCode, headers['content-type']]).toEqual([page, 200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('a picture may be cached and embedded, and a valid copy gets 304', async () => {
  const path = await pictureOf(`/offres/${offer}`);
  const { headers } = await ask(path);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await ask(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('a changed title gets a new picture at once', async () => {
  const id = await insertOffer(db, { title: 'Before' });
  const path = await pictureOf(`/offres/${id}`);
  const before = (await ask(path)).headers.etag;
  await db.updateTable('offers').set({ title: 'After' }).where('id', '=', id).execute();
  expect((await ask(path)).headers.etag).not.toBe(before);
});

test('unpublished pages have no picture, and text in an address is never drawn', async () => {
  const early = await insertOffer(db, { broadcast_start: daysFromNoon(1) });
  const gone = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  const pages = [
    `offres/${early}`,
    `offres/${gone}`,
    'offres/0',
    'offres/x',
    'offres/99999999999999',
    'entreprises/-1',
    'connexion',
    'Offres',
    'offres/',
    '',
  ];
  for (const page of pages) expect([page, (await ask(`/apercu/${page}.png?lang=fr`)).statusCode]).toEqual([page, 404]);
  for (const path of [
    '/apercu/site.png',
    '/apercu/site.png?lang=de',
    '/apercu/site.png?lang=fr&lang=en',
    '/apercu/site',
    '/apercu/%2e%2e/site.png?lang=fr',
  ])
    expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
  const told = await ask('/apercu/site.png?lang=fr&title=mine');
  expect(told.rawPayload.equals((await ask('/apercu/site.png?lang=fr')).rawPayload)).toBe(true);
});
