import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { noteKnownRounds, noteRound } from '#board/operators/rounds/note-rounds.ts';
import { favouritesClosing } from '#board/jobs/favourite-jobs.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour, minute, second } from '#durations.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { tableRows } from '#office/testing/table-rows.ts';

const { db } = await testDatabase();
const jobs = await testJobs(db, [favouritesClosing]);
const { enterAs, ask, board } = openOffice({ db, jobs, now: () => new Date() });
const { session } = await enterAs('operator');
await noteKnownRounds(board, [{ name: 'alerts', every: minute }]);

afterEach(() => sql`delete from pgboss.job`.execute(db));

test('an operator asks for a round; a second request is refused in words', async () => {
  const run = () =>
    ask('/bureau/travaux', {
      session,
      form: [
        ['do', 'run'],
        ['round', 'alerts'],
      ],
    });
  expect(await (await ask('/bureau/travaux', { session })).text()).toContain('Lancer – Alertes');
  expect((await run()).headers.get('location')).toBe('/bureau/travaux?fait=asked');
  expect(await (await ask('/bureau/travaux?fait=asked', { session })).text()).toContain('Le passage est demandé');
  const refused = await run();
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('déjà demandé');
});

test('the page counts waiting and failed e-mails, and lets failed ones be tried at once', async () => {
  const data = { candidateId: 1, offerIds: [1], day: '2026-11-26' };
  for (let count = 0; count < 3; count += 1) await jobs.enqueue(db, favouritesClosing, data);
  await sql`
    update pgboss.job set state = 'retry', retry_count = 1, start_after = now() + interval '1 hour'
    where id = (select id from pgboss.job where name = ${favouritesClosing.name} limit 1)`.execute(db);
  const page = await (await ask('/en/bureau/travaux', { session })).text();
  expect(tableRows(page).map((row) => row.slice(0, 4))).toContainEqual(['Favourites closing soon', '2', '0', '1']);
  const retry = () =>
    ask('/bureau/travaux', {
      session,
      form: [
        ['do', 'retry'],
        ['queue', favouritesClosing.name],
      ],
    });
  expect((await retry()).headers.get('location')).toBe('/bureau/travaux?fait=retried');
  expect((await retry()).status).toBe(409);
  const { rows } = await sql`select from pgboss.job where state = 'retry' and start_after > now()`.execute(db);
  expect(rows).toEqual([]);
});

test('the times of work that runs several times a minute have seconds', async () => {
  const begunAt = new Date(Date.now() + hour);
  const ended = { begunAt, tookMs: 2, failure: null, did: 0 };
  await noteKnownRounds(board, [
    { name: 'webhooks', every: 5 * second },
    { name: 'sweep', every: hour },
  ]);
  for (const name of ['webhooks', 'sweep']) await noteRound(board, { ...ended, name });
  const rows = tableRows(await (await ask('/en/bureau/travaux', { session })).text());
  const timesOf = (name: string) => rows.find(([first]) => first === name)?.filter((cell) => /\d:\d\d/.test(cell));
  const [last, next] = timesOf('Webhooks') ?? [];
  expect(last).toMatch(/\d:\d\d:\d\d/);
  expect(next).not.toBe(last);
  for (const time of timesOf('Deletion of expired data') ?? []) expect(time).not.toMatch(/\d:\d\d:\d\d/);
});
