import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { CompanyTakesNone } from './application-target.ts';
import { applyToCompany } from './apply-to-company.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { myApplications } from './my-applications.ts';
import { readReceived } from './recruiter/read-received.ts';
import { AlreadyApplied } from './send-application.ts';
import { readApplication } from './transmit-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });

async function send(viewer: SignedInViewer, companyId: number | string) {
  const cv = db.selectFrom('cvs').select('id').where('candidate_id', '=', viewer.candidate.id);
  const { id: cvId } = await cv.executeTakeFirstOrThrow();
  const person = { email: 'zoe@example.org', lastName: 'Ørsted', firstName: 'Zoé' };
  return applyToCompany(board, viewer, { companyId: `${companyId}`, ...person, cvId, locale: 'fr' });
}

/** Inserts a company with one offer for each contact, the newest first. */
async function companyNaming(...contacts: (string | null)[]): Promise<number> {
  const company_id = await insertCompany(db, { name: 'Atelier Boréal' });
  for (const [index, contact_email] of contacts.entries())
    await insertOffer(db, { company_id, contact_email, broadcast_start: daysFromNoon(-1 - index) });
  return company_id;
}

test('a spontaneous application goes to the contact of the newest offer that names a contact', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const company = await companyNaming(null, 'not an address', 'new@example.org', 'old@example.org');
  const { id } = await send(viewer, company);
  expect(await readApplication(board, id)).toMatchObject({
    contact_email: 'new@example.org',
    title: null,
    company_name: 'Atelier Boréal',
  });
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([
    { id, offer: null, companyName: 'Atelier Boréal', state: 'sent' },
  ]);
  expect(await readReceived(board, id, 'en')).toMatchObject({ title: null, companyName: 'Atelier Boréal' });
  const { rows } = await sql`select 1 from pgboss.job where data ->> 'applicationId' = ${id}`.execute(db);
  expect(rows).toHaveLength(2);
});

test('a recruiter may answer a spontaneous application only to the account’s address or a confirmed address', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const first = await send(viewer, await companyNaming('contact@example.org'));
  expect(await readApplication(board, first.id)).toMatchObject({ email: viewer.candidate.email });
  const proven = { email: 'zoe@example.org', proven_at: noon, used_at: noon };
  await db
    .insertInto('contact_addresses')
    .values({ candidate_id: viewer.candidate.id, ...proven })
    .execute();
  const second = await send(viewer, await companyNaming('contact@example.org'));
  expect(await readApplication(board, second.id)).toMatchObject({ email: 'zoe@example.org' });
});

test('a candidate can apply to a company once, even with several forms at the same time', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const company = await companyNaming('contact@example.org');
  const sent = await Promise.allSettled([send(viewer, company), send(viewer, company)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(send(viewer, company)).rejects.toBeInstanceOf(AlreadyApplied);
  await expect(send(viewer, await companyNaming('contact@example.org'))).resolves.toHaveProperty('id');
});

test('a company whose offers name no contact accepts no applications', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await expect(send(viewer, await companyNaming(null, 'a, b@example.org'))).rejects.toBeInstanceOf(CompanyTakesNone);
  await expect(send(viewer, await companyNaming())).rejects.toBeInstanceOf(CompanyTakesNone);
});

test.each(['0', '-1', '1e3', 'x', '', '99999999999', '2147483648', '٣'])(
  'the text %j is not the id of a company',
  async (id) => {
    const viewer = await insertCandidate(board, { complete: true });
    await expect(send(viewer, id)).rejects.toBeInstanceOf(CompanyNotFound);
  },
);

test('a simple account must complete its profile before applying to a company', async () => {
  const viewer = await insertCandidate(board);
  const person = { email: 'zoe@example.org', lastName: 'Ørsted', firstName: 'Zoé', locale: 'fr' as const };
  const cvId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
  const companyId = `${await companyNaming('contact@example.org')}`;
  await expect(applyToCompany(board, viewer, { companyId, cvId, ...person })).rejects.toMatchObject({
    reason: 'completeProfile',
  });
});

test('if a company is removed during an application to it, the application gets the error that the company does not exist', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const company = await companyNaming('contact@example.org');
  const { sending } = await db.transaction().execute(async (transaction) => {
    await sql`select from companies where id = ${company} for update`.execute(transaction);
    const sending = send(viewer, company);
    sending.catch(() => {});
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(db)).rows.length === 0) await wait(5);
    await transaction.deleteFrom('offers').where('company_id', '=', company).execute();
    await transaction.deleteFrom('companies').where('id', '=', company).execute();
    return { sending };
  });
  await expect(sending).rejects.toBeInstanceOf(CompanyNotFound);
});
