import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { minute } from '#durations.ts';
import { pingEngines } from '#board/offers/changes/ping-engines.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { indexNowScope, sendToIndexNow } from './index-now.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
const messageSchema = z.strictObject({
  host: z.string(),
  key: z.string(),
  keyLocation: z.url(),
  urlList: z.array(z.url()),
});

/** Starts an endpoint that accepts messages as IndexNow does, or refuses them. */
const taken: z.output<typeof messageSchema>[] = [];
let status = 200;
let asked = 0;
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    asked += 1;
    if (status < 300) taken.push(messageSchema.parse(JSON.parse(body)));
    response.writeHead(status).end();
  });
});

const site = { key: 'a1b2c3d4', publicUrl: new URL('https://mvi.example'), indexnowUrl: '' };
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  site.indexnowUrl = `http://127.0.0.1:${port(receiver.address())}/indexnow`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(async () => {
  [now, status] = [noon, 200];
  await db.deleteFrom('index_pings').execute();
  await ping();
  taken.length = 0;
  asked = 0;
});

const port = (address: AddressInfo | string | null) =>
  address === null || typeof address === 'string' ? 0 : address.port;
const ping = () => pingEngines(board, (ids) => sendToIndexNow(site, ids));
const minutesLater = (minutes: number) => (now = new Date(noon.getTime() + minutes * minute));
const told = () => taken.flatMap(({ urlList }) => urlList);
const pagesOf = (id: number) => [`https://mvi.example/offres/${id}`, `https://mvi.example/en/offres/${id}`];

test('published and withdrawn offers are sent once in both languages, changed offers never', async () => {
  const id = await insertOffer(db);
  await ping();
  await ping();
  const offer = db.updateTable('offers').where('id', '=', id);
  await offer.set({ title: 'Autre' }).execute();
  await ping();
  expect(told()).toEqual(pagesOf(id));
  expect(taken[0]).toMatchObject({
    host: 'mvi.example',
    key: site.key,
    keyLocation: 'https://mvi.example/a1b2c3d4.txt',
  });
  await offer.set({ withdrawn_at: noon }).execute();
  await ping();
  expect(told()).toEqual([...pagesOf(id), ...pagesOf(id)]);
});

test('the first run sends no older offers, because the sitemaps list them', async () => {
  const id = await insertOffer(db);
  await db.deleteFrom('index_pings').execute();
  now = daysFromNoon(3650);
  await ping();
  expect(told()).not.toContain(pagesOf(id)[0]);
});

test('a refused message is sent again after growing waits, and no message is lost', async () => {
  const first = await insertOffer(db);
  status = 503;
  await expect(ping()).rejects.toThrow('503');
  await ping();
  expect(asked, 'nobody is asked during a wait').toBe(1);
  minutesLater(1);
  await expect(ping()).rejects.toThrow('503');
  const second = await insertOffer(db);
  status = 200;
  minutesLater(2);
  await ping();
  expect(asked, 'the second wait is longer').toBe(2);
  minutesLater(3);
  await ping();
  expect(told().toSorted()).toEqual([...pagesOf(first), ...pagesOf(second)].toSorted());
});

test('another process continues after a process that dies', async () => {
  const id = await insertOffer(db);
  const telling = Promise.withResolvers<void>();
  const dead = pingEngines(board, () => telling.promise);
  await expect
    .poll(async () => (await db.selectFrom('index_pings').select('due_at').executeTakeFirstOrThrow()).due_at > now)
    .toBe(true);
  await ping();
  expect(taken).toEqual([]);
  minutesLater(5);
  await ping();
  expect(told()).toEqual(pagesOf(id));
  telling.reject(new Error('died'));
  await expect(dead).rejects.toThrow('died');
});

test('the key file is at the address that the message states', async () => {
  const app = fastify();
  await app.register(indexNowScope, { key: site.key });
  const answer = await app.inject('/a1b2c3d4.txt');
  expect([answer.statusCode, answer.body]).toEqual([200, site.key]);
  await app.close();
});
