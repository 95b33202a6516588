import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { newWebhookSecret } from '#board/context/webhook-secret.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOperator } from '../testing/offer-rows.ts';
import { removeWebhook, testWebhook } from './change-webhook.ts';
import { listWebhooks, readWebhook } from './list-webhooks.ts';
import { registerWebhook } from './register-webhook.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { Receiver } from './testing/receiver.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db);
const { jobs, left } = recordingJobs();
let now = noon;
const board = testBoard(db, { jobs, now: () => now });
const [mine, theirs] = [await insertOperator(board, 'Mine'), await insertOperator(board, 'Theirs')];
let receivers: Receiver[] = [];
let ids: number[] = [];

beforeEach(async () => {
  now = noon;
  await sql`truncate offers, webhooks cascade`.execute(db);
  receivers = [new Receiver(newWebhookSecret()), new Receiver(newWebhookSecret())];
  ids = [];
  for (const [at, operator] of [mine, theirs].entries()) {
    const asked = { url: `https://follower.example/${at}`, secret: receivers[at]?.secret ?? '', email: null };
    ids.push(await registerWebhook(board, operator, asked));
  }
});

const run = () =>
  sendWebhooks(board, {
    presenter:
      async () =>
      ({ id, kind, offer }) => ({ id, kind, title: offer?.title ?? null }),
    post: async (url, request) => {
      const receiver = receivers[Number(url.at(-1))];
      return receiver === undefined ? { status: 500 } : receiver.post(url, request);
    },
  });
const states = async () => (await listWebhooks(board)).map(({ failingSince, answer }) => [failingSince, answer]);

test('a receiver that fails delays only its own messages', async () => {
  const [failing, well] = receivers;
  if (failing) failing.fates = ['refused', 'refused'];
  await insertOffer(db, { id: 1, company_id });
  await run();
  expect(await states()).toEqual([
    [noon, 'status 500'],
    [null, 'status 204'],
  ]);
  await insertOffer(db, { id: 2, company_id });
  await run();
  expect([failing?.attempts.length, well?.kinds]).toEqual([1, ['1 published', '2 published']]);
});

test('a delivered message ends only the failures of its own webhook', async () => {
  for (const receiver of receivers) receiver.fates = ['refused'];
  await insertOffer(db, { id: 1, company_id });
  await run();
  const [first = 0] = ids;
  await testWebhook(board, { id: first, operatorId: mine.id });
  await run();
  expect(await states()).toEqual([
    [null, 'status 204'],
    [noon, 'status 500'],
  ]);
});

test('a receiver that wants no more messages stops only its own webhook, and only its operator is informed', async () => {
  left.length = 0;
  if (receivers[0]) receivers[0].fates = ['gone'];
  await insertOffer(db, { id: 1, company_id });
  expect(await run()).toEqual(ids.slice(0, 1));
  expect(left.map(({ data }) => data)).toEqual([{ webhookId: ids[0] }]);
  expect((await listWebhooks(board)).map(({ stoppedAt }) => stoppedAt)).toEqual([noon, null]);
});

test('an operator lists and removes only its own webhooks, and we can list all webhooks', async () => {
  expect((await listWebhooks(board, mine.id)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  expect((await listWebhooks(board)).map(({ operator }) => operator)).toEqual(['Mine', 'Theirs']);
  const [first = 0, second = 0] = ids;
  await expect(removeWebhook(board, { id: second, operatorId: mine.id })).rejects.toThrow('no such webhook');
  await removeWebhook(board, { id: first, operatorId: mine.id });
  expect([await readWebhook(board, first), (await readWebhook(board, second))?.id]).toEqual([undefined, second]);
});

test('the number of stored messages of a webhook does not depend on other webhooks', async () => {
  await insertOffer(db, { id: 1, company_id });
  await run();
  const [first = 0, second = 0] = ids;
  await db.updateTable('webhooks').set({ sequence: 5000 }).where('id', '=', first).execute();
  await insertOffer(db, { id: 2, company_id });
  await run();
  const rows = await db.selectFrom('webhook_messages').select(['webhook_id', 'sequence']).orderBy('sequence').execute();
  expect(rows.filter(({ webhook_id }) => webhook_id === second).map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(rows.filter(({ webhook_id }) => webhook_id === first).map(({ sequence }) => sequence)).toEqual([5001]);
});
