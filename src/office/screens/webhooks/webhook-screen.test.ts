import { beforeEach, expect, test } from 'vitest';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { readKey } from '#board/operators/keys/read-key.ts';
import { registerWebhook } from '#board/operators/webhooks/register-webhook.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const { enterAs, ask, board } = openOffice({ db });
const { session } = await enterAs('operator');
const { text } = await makeKey(board, { name: 'Atelier', scopes: ['webhooks'] });
const operator = await readKey(board, text, 'webhooks');
let id = 0;
const post = (form: Record<string, string>) => ask(`/bureau/webhooks/${id}`, { session, form: Object.entries(form) });
const webhook = () => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute();
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  id = await registerWebhook(board, operator, { url: 'https://receiver.example/hook', secret, email: null });
});

test('an operator stops a webhook, and starts it again', async () => {
  expect(await (await ask('/bureau/webhooks', { session })).text()).toContain('https://receiver.example/hook');
  expect((await post({ do: 'stop' })).headers.get('location')).toContain('fait=stopped');
  expect(await webhook()).toMatchObject({ stopped_at: noon });
  expect(await (await ask(`/bureau/webhooks/${id}`, { session })).text()).toContain('Relancer');
  await post({ do: 'start' });
  expect(await webhook()).toMatchObject({ stopped_at: null });
});

test('a test message is asked for', async () => {
  await post({ do: 'test' });
  expect(await webhook()).toMatchObject({ test_asked: true });
});

test('a replay begins at a moment on clocks in Paris, or at a kept message', async () => {
  expect((await post({ do: 'replay', date: '', time: '12:00' })).status).toBe(422);
  await post({ do: 'replay', date: '2026-07-01', time: '12:00' });
  expect(await webhook()).toMatchObject({ place: { seenAt: Date.parse('2026-07-01T10:00:00Z') } });
  const unknown = await post({ do: 'replay', message: crypto.randomUUID() });
  expect(unknown.headers.get('location')).toContain('fait=messageGone');
});

test('a webhook is deleted after a page that says what disappears; later acts say that it is gone', async () => {
  expect(await (await post({ do: 'ask' })).text()).toContain('Atelier ne sera plus prévenu');
  expect((await post({ do: 'delete' })).headers.get('location')).toBe('/bureau/webhooks?fait=deleted');
  expect(await webhook()).toBeUndefined();
  expect((await post({ do: 'stop' })).headers.get('location')).toBe('/bureau/webhooks?fait=gone');
  const acts = await db.selectFrom('staff.audit').select('act').where('subject_kind', '=', 'webhook').execute();
  expect(acts.at(-1)).toEqual({ act: 'webhook.delete' });
});

test('the page of the webhooks leads to what a first one needs: a key, and how the API registers it', async () => {
  await db.deleteFrom('webhooks').execute();
  const html = await (await ask('/en/bureau/webhooks', { session })).text();
  expect(html).toContain('No webhooks yet.');
  for (const address of ['/en/bureau/cles', '/api/docs']) expect(html).toContain(`href="${address}"`);
});
