import { beforeEach, expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Endpoint, Example } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { listWebhooksEndpoint } from './list-webhooks.ts';
import { registerWebhookEndpoint } from './register-webhook.ts';
import { removeWebhookEndpoint } from './remove-webhook.ts';
import { replayWebhookEndpoint } from './replay-webhook.ts';
import { testWebhookEndpoint } from './test-webhook.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const [owner, stranger] = [await insertOperator(board, 'Owner'), await insertOperator(board, 'Stranger')];
beforeEach(() => db.deleteFrom('webhooks').execute());

const url = 'https://follower.example.org/offers';

async function ask(endpoint: Endpoint, { path = {}, body }: Pick<Example, 'path' | 'body'>, operator = owner) {
  return (await askEndpoint(endpoint, board, { path, body, operator })).body;
}

const register = async (body: Record<string, unknown> = { url }, operator = owner) =>
  registerWebhookEndpoint.response.parse(await ask(registerWebhookEndpoint, { body }, operator));
const list = async (operator = owner) =>
  listWebhooksEndpoint.response.parse(await ask(listWebhooksEndpoint, {}, operator)).webhooks;

test('an operator lists only its own webhooks, without their secrets', async () => {
  const { webhook, secret } = await register();
  await register({ url: 'https://other.example.org/' }, stranger);
  expect(await list()).toEqual([webhook]);
  expect(JSON.stringify(await list())).not.toContain(secret);
});

test('removal, test and replay of another operator’s webhook are answered with 404', async () => {
  const { webhook } = await register();
  const path = { id: webhook.id };
  await expect(ask(removeWebhookEndpoint, { path }, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(ask(testWebhookEndpoint, { path }, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(ask(replayWebhookEndpoint, { path, body: {} }, stranger)).rejects.toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(1);
});

test('a removed webhook is gone, and removing it again answers 404', async () => {
  const { webhook } = await register();
  expect(await ask(removeWebhookEndpoint, { path: { id: webhook.id } })).toEqual({ id: webhook.id });
  expect(await list()).toEqual([]);
  await expect(ask(removeWebhookEndpoint, { path: { id: webhook.id } })).rejects.toMatchObject({ status: 404 });
});

test('an operator’s own secret is used; without one a secret is generated', async () => {
  const own = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect((await register({ url, secret: own })).secret).toBe(own);
  const made = (await register({ url: 'https://other.example.org/' })).secret;
  expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);
});

test.each([
  ['a secret of 8 bytes', { url, secret: 'whsec_YWJjZGVmZ2g=' }, 'secret'],
  ['a secret without its prefix', { url, secret: Buffer.alloc(32).toString('base64') }, 'secret'],
  ['an address without TLS', { url: 'http://follower.example.org/' }, 'url'],
  ['an address of this machine', { url: 'https://localhost/' }, 'url'],
  ['an address of a private network', { url: 'https://10.0.0.1/' }, 'url'],
  ['no address', {}, 'url'],
  ['an e-mail that is none', { url, email: 'operations' }, 'email'],
  ['an e-mail that no server takes', { url, email: `${'a'.repeat(65)}@example.org` }, 'email'],
])('%s is refused with the name of the field', async (_what, body, name) => {
  const error = await register(body).catch((failure: unknown) => failure);
  expect(error instanceof InvalidRequest ? error.faults : error).toMatchObject([{ in: 'body', name }]);
  expect(await list()).toEqual([]);
});

test('a replay takes a time or a message, not both', async () => {
  const { webhook } = await register();
  const both = { since: '2026-11-20T00:00:00Z', message: '0b0e3b0e-6f0e-4a0e-8f0e-0b0e3b0e6f0e' };
  await expect(ask(replayWebhookEndpoint, { path: { id: webhook.id }, body: both })).rejects.toThrow(InvalidRequest);
});
