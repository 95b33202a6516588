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
  importFiles: (started_at) => importRun({ started_at, upload: Buffer.from('rows') }),
  importImages: async (started_at) => {
    const run_id = await importRun({ started_at });
    const image = { is_new: true, after: 'x' };
    return db
      .insertInto('import_images')
      .values({ run_id, offer_id: await offer(), ...image })
      .execute();
  },
  reviewGuests: (made_at) => reviewLink({ made_at }),
  newsletterConsentRequests: (asked_at) => subscription({ asked_at }),
  newsletterSubscriptions: (confirmed_at) => subscription({ confirmed_at, text_version: '2026-11-22' }),
  endedNewsletters: (ended_at) => subscription({ ended_at }),
  jobOutputs: (at) =>
    sql`insert into pgboss.job (name, state, completed_on, output) values (${waitingJob.name}, 'failed', ${at}, '{"message": "zoe@example.org"}')`.execute(
      db,
    ),
};

async function importRun(run: { started_at: Date; upload?: Buffer; claimed_at?: Date | null }): Promise<number> {
  const row = { kind: 'dryRun', claimed_at: run.started_at, ...run } as const;
  return (await db.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function reviewLink({ made_at }: { made_at: Date }): Promise<number> {
  const [document_id, version] = [crypto.randomUUID(), 1];
  const document = { id: document_id, type: 'news', key: document_id, lang: 'fr', changed_at: noon } as const;
  await db.insertInto('content.documents').values(document).execute();
  await db
    .insertInto('content.versions')
    .values({ document_id, version, tags: [], data: '{}', saved_at: noon, saved_by: 'staff:ada' })
    .execute();
  const link = { document_id, version, guest: 'Jeanne Martin', counts: true, made_by: 'staff:rita' };
  const row = { fingerprint: Buffer.from(crypto.randomUUID()), ...link, made_at, expires_at: made_at };
  return (await db.insertInto('content.review_links').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

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

test('a run that has waited too long goes with its file, because without it the source would be imported', async () => {
  const started_at = new Date(noon.getTime() - 8 * day);
  const waiting = await importRun({ started_at, claimed_at: null, upload: Buffer.from('rows') });
  const done = await importRun({ started_at, upload: Buffer.from('rows') });
  const plain = await importRun({ started_at, claimed_at: null });
  expect(await sweep(board)).toEqual({ importFiles: 2 });
  const runs = db.selectFrom('import_runs').select(['id', 'upload']).orderBy('id');
  expect(await runs.where('id', 'in', [waiting, done, plain]).execute()).toEqual([
    { id: done, upload: null },
    { id: plain, upload: null },
  ]);
});

test('former values of a run that is being rolled back stay, all of them', async () => {
  const run_id = await importRun({ started_at: new Date(noon.getTime() - 31 * day) });
  const image = { run_id, is_new: true, after: 'x' };
  for (let count = 0; count < 3; count += 1)
    await db
      .insertInto('import_images')
      .values({ ...image, offer_id: await offer() })
      .execute();
  await db.transaction().execute(async (rollback) => {
    await rollback.selectFrom('import_runs').select('id').where('id', '=', run_id).forUpdate().execute();
    expect(await sweep(board)).toEqual({});
  });
  expect(await sweep(board)).toEqual({ importImages: 3 });
});

test('the name of a guest goes, and the link and the verdict stay', async () => {
  const at = new Date(noon.getTime() - 366 * day);
  const id = await reviewLink({ made_at: at });
  const link = db.selectFrom('content.review_links').where('id', '=', id);
  const { document_id, version } = await link.select(['document_id', 'version']).executeTakeFirstOrThrow();
  const review = { document_id, version, verdict: 'approved', given_at: at } as const;
  const given = [`guest:${String(id)}`, 'guest:Jeanne Martin 2', 'staff:rita'];
  for (const given_by of given)
    await db
      .insertInto('content.reviews')
      .values({ ...review, given_by })
      .execute();
  expect(await sweep(board)).toEqual({ reviewGuests: 2 });
  expect(await link.select(['guest', 'document_id']).execute()).toEqual([{ guest: '', document_id }]);
  const left = await db
    .selectFrom('content.reviews')
    .select('given_by')
    .where('document_id', '=', document_id)
    .orderBy('id')
    .execute();
  expect(left.map(({ given_by }) => given_by)).toEqual([`guest:${String(id)}`, 'guest:', 'staff:rita']);
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
