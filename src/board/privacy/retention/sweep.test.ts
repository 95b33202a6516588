import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { waitingJob } from '#jobs/testing/waiting-job.ts';
import { batch, type RetentionRule, retentionRules } from './rules.ts';
import { sweep } from './sweep.ts';

const { db } = await testDatabase();
await insertReference(db);
await testJobs(db, [waitingJob]);
const board = testBoard(db);
const { candidate } = await insertCandidate(board);
const offer = () => insertOffer(db);

type Name = (typeof retentionRules)[number]['name'];
type FileRule = 'unnamedFiles' | 'setAsideFiles';

/** Inserts a row of each kind whose retention period begins at a moment. */
const leave: Record<Exclude<Name, FileRule>, (at: Date) => Promise<unknown>> = {
  readNotifications: (read_at) => notification({ read_at, created_at: noon }),
  notifications: (created_at) => notification({ created_at }),
  droppedFavourites: async (dropped_at) =>
    db
      .insertInto('favourites')
      .values({ candidate_id: candidate.id, offer_id: await offer(), dropped_at })
      .execute(),
  removedSearches: (removed_at) =>
    db
      .insertInto('saved_searches')
      .values({
        candidate_id: candidate.id,
        name: 'x',
        address: String(removed_at.getTime()),
        locale: 'fr',
        removed_at,
      })
      .execute(),
  withdrawnApplications: (withdrawn_at) => application(withdrawn_at, { withdrawn_at }),
  applications: (at) => application(at),
  closedAccounts: (closed_at) =>
    insertCandidate({ db }, { last_connection_at: noon, closed_at, status_before_closing: 2, status_id: 1 }),
  unusedAccounts: (at) =>
    insertCandidate({ db }, { last_connection_at: at, end_told_at: new Date(at.getTime() + 699 * day) }),
  seenOffers: async (seen_at) =>
    db
      .insertInto('seen_offers')
      .values({ candidate_id: candidate.id, offer_id: await offer(), seen_at })
      .execute(),
  endedHiddenOffers: async (withdrawn_at) =>
    db
      .insertInto('hidden_offers')
      .values({ candidate_id: candidate.id, offer_id: await insertOffer(db, { withdrawn_at }), hidden_at: noon })
      .execute(),
  viewDays: async (at) =>
    db
      .insertInto('offer_view_days')
      .values({ day: at.toISOString(), offer_id: await offer(), address: Buffer.from('x'), browsers: [] })
      .execute(),
  expectedRegistrations: async (since_at) => {
    const { candidate: newcomer } = await insertCandidate({ db }, { last_connection_at: noon });
    return db
      .insertInto('expected_registrations')
      .values({ candidate_id: newcomer.id, kind: 'simple', since_at })
      .execute();
  },
  archiveTurns: async (ends_at) => {
    const { candidate: owner } = await insertCandidate({ db }, { last_connection_at: noon });
    return sql`insert into archive_turns values (${owner.id}, array[${ends_at}::timestamptz], ${ends_at})`.execute(db);
  },
  contactCodes: (asked_at) => {
    const code = { email: 'other@example.org', network: '192.0.2.1', locale: 'fr' } as const;
    return db
      .insertInto('contact_codes')
      .values({ candidate_id: candidate.id, ...code, asked_at })
      .execute();
  },
  contactAddresses: (used_at) => {
    const email = `${used_at.getTime()}@example.org`;
    return db
      .insertInto('contact_addresses')
      .values({ candidate_id: candidate.id, email, proven_at: used_at, used_at })
      .execute();
  },
  contactMessages: (written_at) =>
    db
      .insertInto('contact_messages')
      .values({ name: 'Zoé', email: 'zoe@example.org', subject: 'x', message: 'y', locale: 'fr', written_at })
      .execute(),
  askedSearches: (at) =>
    db
      .insertInto('asked_searches')
      .values({
        day: at.toISOString().slice(0, 10),
        locale: 'fr',
        text: 'x',
        searches: 1,
        visitors: 1,
        without_results: 0,
        opened: 0,
      })
      .execute(),
  abuseReports: (reported_at) =>
    db
      .insertInto('abuse_reports')
      .values({
        subject_kind: 'offer',
        subject_id: 1,
        subject_name: 'x',
        reason: 'fraud',
        message: null,
        email: null,
        locale: 'fr',
        reported_at,
      })
      .execute(),
  givenUpLetters: (given_up_at) =>
    db
      .insertInto('given_up_letters')
      .values({ id: crypto.randomUUID(), letter: 'alert.mail-digest', is_refused: false, given_up_at })
      .execute(),
  newsletterConsentRequests: (asked_at) => subscription({ asked_at }),
  newsletterSubscriptions: (confirmed_at) => subscription({ confirmed_at, text_version: '2026-11-22' }),
  endedNewsletters: (ended_at) => subscription({ ended_at }),
  jobOutputs: (at) =>
    sql`insert into pgboss.job (name, state, completed_on, output) values (${waitingJob.name}, 'failed', ${at}, '{"message": "zoe@example.org"}')`.execute(
      db,
    ),
};

async function application(applied_at: Date, more: { withdrawn_at?: Date } = {}): Promise<unknown> {
  const cv_file_key = await board.files.put(Buffer.from('a CV'));
  return insertApplication(db, { kind: 'candidate', candidate }, { applied_at, cv_file_key, ...more });
}

function subscription(state: { asked_at?: Date; confirmed_at?: Date; ended_at?: Date; text_version?: string }) {
  const question = crypto.randomUUID();
  const row = { email: `${question}@example.org`, locale: 'fr', question, ...state } as const;
  return db.insertInto('newsletter_subscriptions').values(row).execute();
}

function notification(times: { read_at?: Date; created_at: Date }): Promise<unknown> {
  const row = { candidate_id: candidate.id, kind: 'favouriteClosing', ids: '{}', ...times };
  return db.insertInto('notifications').values(row).execute();
}

// The time of a view is a calendar day. This day ends only with its last moment, so a view may be a day
// older.
/** Rules whose rows have a day and no time. */
const byDay = new Set<string>(['viewDays', 'askedSearches']);

test.each(retentionRules.filter((rule) => rule.name !== 'unnamedFiles' && rule.name !== 'setAsideFiles'))(
  'the rule $name deletes data after $days days and no earlier, and deletes nothing else',
  async ({ name, days }) => {
    const end = noon.getTime() - days * day;
    await leave[name](new Date(end + (byDay.has(name) ? day : 1)));
    expect(await sweep(board)).toEqual({});
    await leave[name](new Date(end - (byDay.has(name) ? day : 1)));
    expect(await sweep(board)).toEqual({ [name]: 1 });
    expect(await sweep(board)).toEqual({});
  },
);

test('the output of a job that will be retried stays; a finished job stays too, but without its output', async () => {
  const old = new Date(noon.getTime() - 100 * day);
  await sql`insert into pgboss.job (name, state, created_on, output) values (${waitingJob.name}, 'retry', ${old}, '{"message": "x"}')`.execute(
    db,
  );
  expect(await sweep(board)).toEqual({});
});

test('one sweep deletes more than a batch, and simultaneous sweeps divide the work', async () => {
  const read_at = new Date(noon.getTime() - 91 * day);
  const row = { candidate_id: candidate.id, kind: 'favouriteClosing', ids: '{}', created_at: noon, read_at };
  await db
    .insertInto('notifications')
    .values(Array.from({ length: batch + 5 }, () => row))
    .execute();
  const counts = await Promise.all([sweep(board), sweep(board)]);
  await sweep(board);
  const total = counts.reduce((sum, { readNotifications = 0 }) => sum + readNotifications, 0);
  expect(total).toBeGreaterThanOrEqual(batch);
  const { left } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('read_at', '=', read_at)
    .executeTakeFirstOrThrow();
  expect(left).toBe(0);
});

test('a failing rule does not stop the others', async () => {
  const swept: string[] = [];
  const works: RetentionRule = {
    name: 'works',
    days: 1,
    sweep: async () => {
      swept.push('works');
      return 0;
    },
  };
  const fails = { ...works, name: 'fails', sweep: () => Promise.reject(new Error('no')) };
  await expect(sweep(board, [fails, works])).rejects.toBeInstanceOf(AggregateError);
  expect(swept).toEqual(['works']);
});
