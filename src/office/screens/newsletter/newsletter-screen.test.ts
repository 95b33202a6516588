import { beforeEach, expect, test } from 'vitest';
import { noteKnownRounds } from '#board/operators/rounds/note-rounds.ts';
import { sendNewsletter } from '#board/newsletter/send-newsletter.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
// Before the first Tuesday of December.
const november = new Date('2026-11-26T12:00:00Z');
const december = new Date('2026-12-01T09:00:00Z');
const clock = { now: november };
const queued: object[] = [];
const sent: string[] = [];
const piece = {
  documentId: 'a',
  locale: 'fr',
  title: 'Salon',
  summary: null,
  path: '/news/salon',
  day: '2026-11-26',
} as const;
let isAway = false;
const newsSince = async () => {
  if (isAway) throw new ContentUnavailable('away');
  return [piece];
};
const { enterAs, ask, board } = openOffice(
  { db, now: () => clock.now, jobs: { enqueue: async (_db, _job, data) => void queued.push(data) } },
  {
    newsletter: {
      newsSince,
      write: async ({ locale, news }) => ({
        subject: `${locale}: ${news[0]?.title}`,
        html: '<p>Salon</p>',
        text: 'Salon',
      }),
      send: async ({ subject }, to) => void sent.push(`${to} ${subject}`),
    },
  },
);
const { session, email } = await enterAs('operator');
const post = (form: Record<string, string>) => ask('/bureau/lettre', { session, form: Object.entries(form) });
const show = async () => (await ask('/bureau/lettre', { session })).text();
const issues = () => db.selectFrom('newsletter_issues').selectAll().execute();

beforeEach(async () => {
  for (const table of ['newsletter_news', 'newsletter_issues', 'newsletter_skips', 'newsletter_subscriptions'] as const)
    await db.deleteFrom(table).execute();
  await noteKnownRounds(board, [{ name: 'newsletter', every: hour }]);
  await db.updateTable('scheduled_rounds').set({ asked_at: null }).execute();
  const asked = { question: crypto.randomUUID(), confirmed_at: november, text_version: '2026-11-22' };
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email: 'zoe@example.org', locale: 'fr', ...asked })
    .execute();
  queued.length = 0;
  sent.length = 0;
  isAway = false;
  clock.now = november;
});

test('the page shows the next issue as it would be now, and saves nothing', async () => {
  const page = await show();
  expect(page).toContain('fr: Salon');
  expect(page).toContain('Rien de nouveau dans cette langue');
  expect(page).toContain('mardi 1er décembre 2026');
  expect(await issues()).toEqual([]);
  const frame = await ask('/bureau/lettre/apercu?langue=fr', { session });
  expect(frame.headers.get('content-security-policy')).toContain('sandbox');
  expect((await ask('/bureau/lettre/apercu?langue=en', { session })).status).toBe(404);
});

test('a test goes to the own address alone', async () => {
  await post({ do: 'test' });
  expect(sent).toEqual([`${email} fr: Salon`]);
  expect(queued).toEqual([]);
});

test('an issue is sent now after a page with the number of subscribers, once', async () => {
  expect(await (await post({ do: 'ask' })).text()).toContain('1 abonné reçoit ce numéro');
  const ends = await Promise.all([post({ do: 'send' }), post({ do: 'send' })]);
  expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
  expect(await issues()).toMatchObject([{ number: 1, month: '2026-11' }]);
  expect(await db.selectFrom('scheduled_rounds').select('asked_at').execute()).toEqual([{ asked_at: november }]);
  await sendNewsletter(board, newsSince);
  expect(queued).toHaveLength(1);
  expect(await issues()).toMatchObject([{ letters: 1, silent: 0 }]);
});

test('a skipped issue is not created on its day, unless it is restored', async () => {
  expect((await post({ do: 'skip', month: '2026-12' })).headers.get('location')).toContain('fait=skipped');
  expect((await post({ do: 'skip', month: '2026-12' })).status).toBe(409);
  expect(await show()).toContain('Sauté');
  clock.now = december;
  await sendNewsletter(board, newsSince);
  expect(await issues()).toEqual([]);
  clock.now = november;
  await post({ do: 'unskip', month: '2026-12' });
  clock.now = december;
  await sendNewsletter(board, newsSince);
  expect(await issues()).toMatchObject([{ month: '2026-12' }]);
});

test('an issue that was not the next one on the screen is not skipped', async () => {
  expect((await post({ do: 'skip', month: '2027-06' })).status).toBe(409);
});

test('while the news cannot be read, the page says so, and nothing is sent', async () => {
  isAway = true;
  expect(await show()).toContain('pas d’aperçu');
  expect((await post({ do: 'send' })).status).toBe(409);
  expect(await issues()).toEqual([]);
});
