import { once } from 'node:events';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageSchema } from './webhooks/webhook-schemas.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { offerRow } from '#board/operators/testing/offer-rows.ts';
import { signedHeaders } from '#board/operators/webhooks/sign-message.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { webhooksJob } from '#server/schedule/deliver-webhooks.ts';
import { v1Scope } from '#server/scopes/v1-scope.ts';
import { routing } from '#server/http/routing.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const publicUrl = new URL('https://mvi.example');
const app = fastify(routing);
await app.register(v1Scope, { prefix: '/api/v1', board, publicUrl, rateLimits: false, webhooksAnywhere: true });
const writer = (await makeKey(board, { name: 'Atelier', scopes: ['offers:write'] })).text;
const follower = (await makeKey(board, { name: 'Follower', scopes: ['webhooks'] })).text;
const stranger = (await makeKey(board, { name: 'Stranger', scopes: ['webhooks'] })).text;

const got: { headers: Record<string, unknown>; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  got.push({ headers: request.headers, body: Buffer.concat(await Array.fromAsync(request)).toString() });
  response.writeHead(got.length === 1 ? 500 : 204).end();
});
beforeAll(() => once(receiver.listen(0, '127.0.0.1'), 'listening'));
afterAll(async () => {
  await app.close();
  receiver.close();
});

type Asked = { key?: string; method?: 'GET' | 'POST' | 'DELETE'; body?: unknown };
async function ask(path: string, { key, method = 'POST', body }: Asked = {}) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await app.inject({ method, url: `/api/v1${path}`, headers, ...payload });
  return { status: answer.statusCode, told: answer.json(), headers: answer.headers };
}
const batch = (offers: readonly unknown[], key?: string) =>
  ask('/offers:batch', { body: { offers }, ...(key && { key }) });

test('each row of a batch gets its own result', async () => {
  await batch([offerRow('kept')], writer);
  const rows = [offerRow('new'), offerRow('kept', { title: 'Acheteuse' }), { externalId: 'bad', titel: 'Acheteur' }];
  const { status, told } = await batch(rows, writer);
  expect(status).toBe(200);
  expect(told.offers).toMatchObject([{ outcome: 'created' }, { outcome: 'updated' }, { outcome: 'rejected' }]);
  expect(told.offers[2].faults.length).toBeGreaterThan(0);
});

test('a batch is refused if its key is missing, unknown or lacks the scope', async () => {
  const missing = await batch([offerRow('a')]);
  expect(missing).toMatchObject({
    status: 401,
    told: { code: 'key.missing' },
    headers: { 'www-authenticate': 'Bearer' },
  });
  expect(await batch([offerRow('a')], 'mvi_nonsense')).toMatchObject({ status: 401, told: { code: 'key.unknown' } });
  expect(await batch([offerRow('a')], follower)).toMatchObject({ status: 403, told: { code: 'key.scope' } });
});

test('a batch of more than 500 rows, or of more than 1 MB, is refused as a whole', async () => {
  const many = Array.from({ length: 501 }, (_, at) => offerRow(`many-${at}`));
  expect(await batch(many, writer)).toMatchObject({ status: 400, told: { errors: [{ in: 'body', name: 'offers' }] } });
  const long = offerRow('long', { description: 'x'.repeat(1_100_000) });
  expect((await batch([long], writer)).status).toBe(413);
  const kept = await db.selectFrom('offers').select('external_id').where('external_id', 'like', '%n%').execute();
  expect(kept.filter(({ external_id }) => external_id !== 'new')).toEqual([]);
});

const deliver = () =>
  webhooksJob(board, app.log, { publicUrl, webhooksAnywhere: true, stopping: new AbortController().signal });

test('a webhook receives the signed changes of a batch until it accepts them; other operators cannot see the webhook', async () => {
  const bound = receiver.address();
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/hook`;
  const { status, told } = await ask('/webhooks', { key: follower, body: { url } });
  expect(status).toBe(200);
  const own = `/webhooks/${told.webhook.id}`;
  await batch([offerRow('told')], writer);
  await deliver();
  await ask(`${own}/test`, { key: follower });
  await deliver();
  const messages = got.map(({ body }) => messageSchema.parse(JSON.parse(body)));
  expect(messages.map(({ type }) => type)).toEqual(['offers.changed', 'offers.changed', 'webhook.test']);
  expect(messages[0]).toMatchObject({ data: { changes: [{ kind: 'published', offer: { state: 'open' } }] } });
  for (const { headers, body } of got)
    expect(headers).toMatchObject(signedHeaders(told.secret, { id: String(headers['webhook-id']), body }, board.now()));
  const [listed] = (await ask('/webhooks', { key: follower, method: 'GET' })).told.webhooks;
  expect(listed).toMatchObject({ state: 'on', sequence: 2, lastAttempt: { answer: 'status 204' } });
  expect((await ask(`${own}/replay`, { key: stranger, body: {} })).status).toBe(404);
  expect((await ask(own, { key: stranger, method: 'DELETE' })).status).toBe(404);
  expect((await ask(own, { key: follower, method: 'DELETE' })).status).toBe(200);
  expect((await ask('/webhooks', { key: follower, method: 'GET' })).told.webhooks).toEqual([]);
});

test('a secret is shown once and stored encrypted', async () => {
  const { told } = await ask('/webhooks', { key: follower, body: { url: 'https://follower.example/' } });
  const listed = await ask('/webhooks', { key: follower, method: 'GET' });
  const [row] = await db.selectFrom('webhooks').select('secret').execute();
  expect(JSON.stringify(listed.told) + row?.secret.toString()).not.toContain(told.secret.slice(6, 20));
});

test('the address of a webhook is normalised, and a host name that can never be public is refused', async () => {
  const asked = { key: follower, body: { url: 'HTTPS://Follower.Example.ORG:443/a/../hook#part' } };
  expect((await ask('/webhooks', asked)).told.webhook.url).toBe('https://follower.example.org/hook');
  const strict = fastify(routing);
  await strict.register(v1Scope, { prefix: '/api/v1', board, publicUrl, rateLimits: false });
  const headers = { authorization: `Bearer ${follower}` };
  for (const host of ['localhost', 'metadata.google.internal', 'postgres', 'follower.example']) {
    const payload = { url: `https://${host}/hook` };
    const refused = await strict.inject({ method: 'POST', url: '/api/v1/webhooks', headers, payload });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ name: 'url' }]]);
  }
  await strict.close();
});

test('a forbidden address and a weak secret are refused with the name of the field', async () => {
  const secrets = ['short', 'whsec_c2hvcnQ='];
  for (const secret of secrets)
    expect((await ask('/webhooks', { key: follower, body: { url: 'https://a.example/', secret } })).told).toMatchObject(
      {
        errors: [{ name: 'secret' }],
      },
    );
  for (const url of ['ftp://a.example/', 'https://me:secret@a.example/', 'nonsense'])
    expect((await ask('/webhooks', { key: follower, body: { url } })).told).toMatchObject({
      errors: [{ name: 'url' }],
    });
});
