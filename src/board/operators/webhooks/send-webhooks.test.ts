import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { insertOperator } from '../testing/offer-rows.ts';
import { replayWebhook, testWebhook } from './change-webhook.ts';
import { listWebhooks, readWebhook } from './list-webhooks.ts';
import { registerWebhook } from './register-webhook.ts';
import { sendWebhooks, type Sending } from './send-webhooks.ts';
import type { PresentChange } from './take-message.ts';
import { type Fate, Receiver } from './testing/receiver.ts';
import { webhookStopped } from './webhook-jobs.ts';
import { newWebhookSecret } from '#board/context/webhook-secret.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db);
let passed = 0;
const jobs = await testJobs(db, [webhookStopped]);
const board = testBoard(db, { jobs, now: () => new Date(noon.getTime() + passed) });
const operator = await insertOperator(board, 'Follower');
const present: PresentChange = ({ id, kind, offer }) => ({ id, kind, title: offer?.title ?? null });

let receiver: Receiver;
let own: { id: number; operatorId: number };
async function begin(): Promise<void> {
  passed = 0;
  await sql`truncate offers cascade`.execute(db);
  await sql`truncate webhooks, pgboss.job cascade`.execute(db);
  receiver = new Receiver(newWebhookSecret());
  const asked = { url: 'https://follower.example/hook', secret: receiver.secret, email: null };
  own = { id: await registerWebhook(board, operator, asked), operatorId: operator.id };
}
beforeEach(begin);

const run = (more: Partial<Sending> = {}) =>
  sendWebhooks(board, { presenter: async () => present, post: receiver.post, ...more });
const change = (id: number) => db.updateTable('offers').where('id', '=', id);
const webhook = async () => (await listWebhooks(board, operator.id))[0];

test('a webhook gets the offers that are published, changed and withdrawn after its registration', async () => {
  await insertOffer(db, { id: 1, company_id });
  await run();
  await change(1).set({ title: 'Autre' }).execute();
  await run();
  await change(1).set({ withdrawn_at: noon }).execute();
  await run();
  await run();
  expect(receiver.kinds).toEqual(['1 published', '1 updated', '1 withdrawn']);
  expect(receiver.messages.map(({ data }) => data.sequence)).toEqual([1, 2, 3]);
});

test('a message names its sender', async () => {
  await insertOffer(db, { id: 1, company_id });
  await run();
  expect(receiver.attempts[0]?.sender).toMatch(/^Mon-Volontariat-International-Webhooks\/\d/);
});

test('a webhook gets offers from before its registration only on request', async () => {
  await insertOffer(db, { id: 1, company_id });
  const late = new Receiver(newWebhookSecret());
  await registerWebhook(board, operator, { url: 'https://late.example/', secret: late.secret, email: null });
  const post: Sending['post'] = (url, request) => (url.includes('late') ? late : receiver).post(url, request);
  await run({ post });
  expect(receiver.kinds).toEqual(['1 published']);
  expect(late.kinds).toEqual([]);
  const [, { id } = own] = await listWebhooks(board, operator.id);
  await replayWebhook(board, { id, operatorId: operator.id }, {});
  await run({ post });
  expect(late.kinds).toEqual(['1 published']);
});

test('a failed message is repeated unchanged, after growing waits', async () => {
  await insertOffer(db, { id: 1, company_id });
  receiver.fates = ['refused', 'lost', 'answer lost', 'refused'];
  const waits: number[] = [];
  while (waits.length < 4) {
    await run();
    await change(1)
      .set({ title: `Titre ${waits.length}` })
      .execute();
    const wait = ((await webhook())?.nextAt.getTime() ?? 0) - board.now().getTime();
    waits.push(wait / 1000);
    passed += wait - 1;
    await run();
    passed += 1;
  }
  await run();
  const shortest = [5, 20, 80, 320];
  expect(waits.every((wait, at) => wait >= (shortest[at] ?? 0) && wait <= 1.2 * (shortest[at] ?? 0))).toBe(true);
  expect(new Set(receiver.attempts.slice(0, 5).map(({ id, body }) => id + body)).size).toBe(1);
  expect(receiver.kinds).toEqual(['1 published', '1 updated']);
  expect(await webhook()).toMatchObject({ failingSince: null, answer: 'status 204' });
});

test('a receiver that requests a wait gets nothing until the wait is over', async () => {
  await insertOffer(db, { id: 1, company_id });
  receiver.fates = ['busy'];
  await run();
  passed += hour - 1;
  await run();
  expect(receiver.attempts).toHaveLength(1);
  passed += 1;
  await run();
  expect(receiver.kinds).toEqual(['1 published']);
});

test('after a crash during the sending, another process sends the same message again', async () => {
  await insertOffer(db, { id: 1, company_id });
  const sent = Promise.withResolvers<void>();
  const post: Sending['post'] = async (url, request) => {
    await receiver.post(url, request);
    sent.resolve();
    return new Promise(() => undefined);
  };
  void run({ post });
  await sent.promise;
  await run();
  expect(receiver.attempts).toHaveLength(1);
  passed += minute;
  await run();
  expect(receiver.attempts).toHaveLength(2);
  expect(receiver.kinds).toEqual(['1 published']);
});

test('a process that stops leaves its message to the next process at once, and the attempt does not count as a failure', async () => {
  await insertOffer(db, { id: 1, company_id });
  const stopping = new AbortController();
  const post: Sending['post'] = async () => {
    stopping.abort();
    throw new Error('cut off');
  };
  await run({ post, stopping: stopping.signal });
  expect(await webhook()).toMatchObject({ failingSince: null });
  await run();
  expect(receiver.kinds).toEqual(['1 published']);
});

test('only one of several simultaneous processes sends the message', async () => {
  for (let id = 1; id <= 50; id++) await insertOffer(db, { id, company_id });
  await Promise.all([run(), run(), run()]);
  await run();
  expect(receiver.attempts).toHaveLength(3);
  expect(receiver.titles.size).toBe(50);
});

test('three days of failures stop a webhook, which is reported once and can be restarted', async () => {
  await insertOffer(db, { id: 1, company_id });
  receiver.fates = Array.from({ length: 30 }, (): Fate => 'refused');
  const stopped = [];
  for (let hours = 0; hours <= 90; hours += 6) {
    passed = hours * hour;
    stopped.push(...(await run()));
  }
  expect(stopped).toEqual([own.id]);
  const { rows } = await sql`select data from pgboss.job`.execute(db);
  expect(rows).toEqual([{ data: { webhookId: own.id } }]);
  const attempts = receiver.attempts.length;
  receiver.fates = [];
  await run();
  expect(receiver.attempts).toHaveLength(attempts);
  await testWebhook(board, own);
  await run();
  expect(receiver.messages.map(({ type }) => type)).toEqual(['offers.changed', 'webhook.test']);
});

test('a receiver that answers «gone» gets no more messages', async () => {
  await insertOffer(db, { id: 1, company_id });
  receiver.fates = ['gone'];
  expect(await run()).toEqual([own.id]);
  expect(await readWebhook(board, own.id)).toMatchObject({ stoppedAt: noon, answer: 'status 410' });
});

test('a replay repeats the changes since a message or a moment, with new message ids', async () => {
  for (const id of [1, 2]) {
    await insertOffer(db, { id, company_id });
    await run();
  }
  await replayWebhook(board, own, { message: receiver.attempts[1]?.id });
  await run();
  expect(receiver.kinds).toEqual(['1 published', '2 published', '2 published']);
  await replayWebhook(board, own, { since: new Date(0) });
  await run();
  expect(receiver.kinds.slice(3)).toEqual(['1 published', '2 published']);
  expect(receiver.messages.map(({ data }) => data.sequence)).toEqual([1, 2, 3, 4]);
});

test('after a copy of the database was restored, the receiver is told of every offer that no longer exists', async () => {
  await insertOffer(db, { id: 1, company_id });
  await run();
  await change(1).set({ withdrawn_at: noon }).execute();
  await sql`update webhooks set place = jsonb_set(place, '{database}', '"another"')`.execute(db);
  await run();
  expect(receiver.titles).toEqual(new Map());
});

test('whatever failures receivers and processes have, the receiver finally has the offers of the current board', async () => {
  const act = fc.constantFrom('publish', 'change', 'withdraw', 'run');
  const fate = fc.constantFrom<Fate>('taken', 'answer lost', 'refused', 'lost');
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 4, maxLength: 12 }),
      fc.array(fate, { maxLength: 8 }),
      async (acts, fates) => {
        await begin();
        receiver.fates = fates;
        for (const [at, act] of acts.entries()) {
          const id = (at % 3) + 1;
          if (act === 'publish') await insertOffer(db, { id: at + 10, company_id });
          if (act === 'change')
            await change(id + 9)
              .set({ title: `Titre ${at}`, withdrawn_at: null })
              .execute();
          if (act === 'withdraw')
            await change(id + 9)
              .set({ withdrawn_at: noon })
              .execute();
          if (act === 'run') await run();
          passed += hour;
        }
        do {
          passed += 6 * hour;
          await run();
        } while (await isWaiting());
        expect(receiver.titles).toEqual(await openTitles());
      },
    ),
    { numRuns: 8 },
  );
});

async function isWaiting(): Promise<boolean> {
  const rows = db.selectFrom('webhook_messages').select('id').where('body', 'is not', null);
  return (await rows.execute()).length > 0;
}

async function openTitles(): Promise<Map<number, string>> {
  const rows = await db.selectFrom('offers as o').select(['o.id', 'o.title']).where(isOpen(board.now())).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
