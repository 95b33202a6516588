import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { myConsents } from '#board/privacy/my-consents.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import type { SignedInViewer, Viewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { type ApplicationToOffer, applyToOffer } from './apply-to-offer.ts';
import { applicationConfirmation, applicationJobs } from '#board/jobs/application-jobs.ts';
import { maximumApplicationsADay } from './application-limits.ts';
import { readOfferCopy } from './offer-copies/offer-copy.ts';
import { AlreadyApplied } from './send-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const jobs = await testJobs(db, applicationJobs);
const board = testBoard(db, { jobs });

async function cvOf(viewer: Viewer): Promise<string> {
  const id = viewer.kind === 'candidate' ? viewer.candidate.id : 0;
  return (await db.selectFrom('cvs').select('id').where('candidate_id', '=', id).executeTakeFirstOrThrow()).id;
}
async function form(
  viewer: Viewer,
  offerId: number,
  more: Partial<ApplicationToOffer> = {},
): Promise<ApplicationToOffer> {
  const email = (viewer.kind === 'candidate' && viewer.candidate.email) || 'zoe@example.org';
  const names = { email, lastName: 'Ørsted', firstName: 'Zoé' };
  return {
    offerId: String(offerId),
    ...names,
    cvId: await cvOf(viewer).catch(() => ''),
    coverLetter: new File([], ''),
    message: '',
    locale: 'fr',
    ...more,
  };
}
const applicationsTo = (offerId: number) =>
  db.selectFrom('applications').selectAll().where('offer_id', '=', offerId).execute();

async function insertApplication(viewer: SignedInViewer): Promise<void> {
  const cv = { cv_file_key: 'key', cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  await db
    .insertInto('applications')
    .values({ offer_id: await insertOffer(db), candidate_id: viewer.candidate.id, ...person, ...cv, applied_at: noon })
    .execute();
}

async function jobsOf(applicationId: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pgboss.job where data ->> 'applicationId' = ${applicationId} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
async function codeOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof InvalidInput ? error.fields : error instanceof Error && 'code' in error ? error.code : error,
  );
}

test('an application is saved with its documents, and both mails are queued', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  const coverLetter = new File([documents.odt], 'Lettre.odt');
  const { id } = await applyToOffer(
    board,
    viewer,
    await form(viewer, offerId, { coverLetter, message: ' Bonjour,\r\nje suis là.\0 ', locale: 'en' }),
  );
  const [written] = await applicationsTo(offerId);
  expect(written).toMatchObject({
    id,
    email: viewer.candidate.email,
    first_name: 'Zoé',
    message: 'Bonjour,\nje suis là.',
    locale: 'en',
    cv_media_type: 'application/pdf',
  });
  expect(written).toMatchObject({ cover_letter_file_name: 'Lettre.odt', transmitted_at: null, failed_at: null });
  expect(Buffer.from(await board.files.get(written?.cover_letter_file_key ?? ''))).toEqual(documents.odt);
  expect(await jobsOf(id)).toEqual(['application.mail-candidate', 'application.mail-recruiter']);
});

test('applying records the consent to send the application to the recruiter, as the form announces', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await applyToOffer(board, viewer, await form(viewer, await insertOffer(db)));
  expect(await myConsents(board, viewer)).toMatchObject([{ purpose: 'applicationTransmission', given: true }]);
});

test('an application keeps its offer as it was, whatever happens to the offer later', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db, { title: 'Souffleuse' });
  const { id } = await applyToOffer(board, viewer, await form(viewer, offerId));
  await db.updateTable('offers').set({ title: 'X', withdrawn_at: noon }).where('id', '=', offerId).execute();
  expect(await readOfferCopy(board, id, 'fr')).toMatchObject({ title: 'Souffleuse', copiedAt: noon });
});

test('letter and message are optional', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  await applyToOffer(board, viewer, await form(viewer, offerId, { coverLetter: undefined, message: undefined }));
  expect(await applicationsTo(offerId)).toMatchObject([{ message: null, cover_letter_file_key: null }]);
});

test('a second application to the same offer is refused; an application to another offer is accepted', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  await applyToOffer(board, viewer, await form(viewer, offerId));
  await expect(applyToOffer(board, viewer, await form(viewer, offerId))).rejects.toMatchObject({
    code: 'application.alreadyApplied',
  });
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, await insertOffer(db))))).toBe('accepted');
});

test('only one of many simultaneous applications is saved, with two mails and one letter', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  const kept = new Set<string>();
  const files = {
    ...board.files,
    put: async (bytes: Uint8Array) => {
      const key = await board.files.put(bytes);
      kept.add(key);
      return key;
    },
    delete: async (key: string) => {
      kept.delete(key);
      await board.files.delete(key);
    },
  };
  const sent = await form(viewer, offerId, { coverLetter: new File([documents.pdf], 'l.pdf') });
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => applyToOffer({ ...board, files }, viewer, sent)),
  );
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toHaveLength(19);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(AlreadyApplied);
  const [written, ...others] = await applicationsTo(offerId);
  expect(others).toEqual([]);
  expect(await jobsOf(written?.id ?? '')).toHaveLength(2);
  expect([...kept]).toEqual([written?.cover_letter_file_key]);
});

test('an account sends at most fifty applications in 24 hours, even if they are simultaneous', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const sent = async () => form(viewer, await insertOffer(db));
  for (let before = maximumApplicationsADay - 2; before > 0; before--) await insertApplication(viewer);
  const forms = await Promise.all(Array.from({ length: 6 }, sent));
  const results = await Promise.all(forms.map((one) => codeOf(applyToOffer(board, viewer, one))));
  expect(results.filter((result) => result === 'accepted')).toHaveLength(2);
  expect(results.filter((result) => result === 'application.tooManyToday')).toHaveLength(4);
  const tomorrow = { ...board, now: () => daysFromNoon(1) };
  expect(await codeOf(applyToOffer(tomorrow, viewer, await sent()))).toBe('accepted');
});

test('if the mail cannot be queued, nothing is saved: no application, no job, no letter', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  const deleted: string[] = [];
  const queued: string[] = [];
  const broken: typeof board = {
    ...board,
    files: { ...board.files, delete: async (key) => void deleted.push(key) },
    jobs: {
      enqueue: async (transaction, job, data) => {
        if (job.name === applicationConfirmation.name) throw new Error('queue lost');
        await board.jobs.enqueue(transaction, job, data);
        if ('applicationId' in data) queued.push(String(data.applicationId));
      },
    },
  };
  await expect(
    applyToOffer(broken, viewer, await form(viewer, offerId, { coverLetter: new File([documents.txt], 'l.txt') })),
  ).rejects.toThrow('queue lost');
  expect(await applicationsTo(offerId)).toEqual([]);
  expect(await jobsOf(queued[0] ?? 'none queued')).toEqual([]);
  expect([queued.length, deleted.length]).toEqual([1, 1]);
});

test.each<[string, Partial<ApplicationToOffer>, Record<string, string>]>([
  ['no e-mail', { email: ' ' }, { email: 'field.required' }],
  ['two e-mails', { email: 'a@example.org, b@example.org' }, { email: 'email.invalid' }],
  ['an e-mail followed by a header', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: 'email.invalid' }],
  ['an e-mail without a domain', { email: 'a@localhost' }, { email: 'email.invalid' }],
  ['no names', { firstName: '', lastName: '' }, { firstName: 'field.required', lastName: 'field.required' }],
  ['no CV', { cvId: '' }, { cv: 'cv.required' }],
  ['a CV that does not exist', { cvId: '00000000-0000-4000-8000-000000000000' }, { cv: 'cv.required' }],
  ['a letter that is a program', { coverLetter: new File(['MZ'], 'letter.exe') }, { coverLetter: 'cv.typeNotAllowed' }],
  [
    'a letter that is a program, together with an invalid e-mail,',
    { email: 'zoe', coverLetter: new File(['MZ'], 'letter.exe') },
    { email: 'email.invalid', coverLetter: 'cv.typeNotAllowed' },
  ],
  [
    'a letter of more than 2048 KB',
    { coverLetter: new File([Buffer.alloc(2048 * 1024 + 1, 'a')], 'l.txt') },
    { coverLetter: 'cv.tooLarge' },
  ],
  ['a letter that is not a file', { coverLetter: 'letter' }, { coverLetter: 'cv.typeNotAllowed' }],
  ['a message of more than 4000 characters', { message: 'a'.repeat(4001) }, { message: 'message.tooLong' }],
])('an application with %s is refused with the name of the field', async (_what, fields, expected) => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db);
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, offerId, fields)))).toEqual(expected);
  expect(await applicationsTo(offerId)).toEqual([]);
});

test('somebody else’s CV cannot be sent', async () => {
  const [viewer, other] = [
    await insertCandidate(board, { complete: true }),
    await insertCandidate(board, { complete: true }),
  ];
  expect(
    await codeOf(applyToOffer(board, viewer, await form(viewer, await insertOffer(db), { cvId: await cvOf(other) }))),
  ).toEqual({ cv: 'cv.required' });
});

test.each<[string, object, string]>([
  ['a simple account is refused', { status_id: 2 }, 'application.completeProfile'],
  ['an account without a birth date is refused', { birth_date: null }, 'application.completeProfile'],
  ['a candidate who has already done a mission is refused', { status_id: 5 }, 'application.alreadyDidMission'],
  ['status 8 is refused', { status_id: 8 }, 'application.cannotApply'],
  ['an account that became unavailable is refused', { status_id: 10 }, 'application.accountUnavailable'],
  ['a candidate of 17 is refused', { birth_date: '2008-11-22' }, 'application.tooYoung'],
  ['a candidate who turned 29 today is refused', { birth_date: '1997-11-21' }, 'application.tooOld'],
  ['a candidate who is 28 until tomorrow is accepted', { birth_date: '1997-11-22' }, 'accepted'],
])('applying: %s', async (_who, columns, expected) => {
  const viewer = await insertCandidate(board, { complete: true, ...columns });
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, await insertOffer(db))))).toBe(expected);
});

test.each<[string, object, string]>([
  ['a filled offer', { filled_at: daysFromNoon(-1) }, 'application.offerFilled'],
  ['an expired offer', { broadcast_end: daysFromNoon(0) }, 'application.offerExpired'],
  ['a withdrawn offer', { withdrawn_at: daysFromNoon(-1) }, 'application.offerExpired'],
  ['an offer without an end', { broadcast_end: null }, 'accepted'],
])('an application to %s gets the answer of the policy', async (_what, columns, expected) => {
  const viewer = await insertCandidate(board, { complete: true });
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, await insertOffer(db, columns))))).toBe(expected);
});

test('an offer without a contact accepts applications only if the operator has configured a desk', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db, { contact_email: null });
  const sent = await form(viewer, offerId);
  expect(await codeOf(applyToOffer({ ...board, desk: null }, viewer, sent))).toBe('application.noContact');
  expect(await applicationsTo(offerId)).toEqual([]);
  expect(await codeOf(applyToOffer(board, viewer, sent))).toBe('accepted');
});

test('the current status of the candidate decides, even if the page was read with another status', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  await db.updateTable('candidates').set({ status_id: 6 }).where('id', '=', viewer.candidate.id).execute();
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, await insertOffer(db))))).toBe(
    'application.cannotApply',
  );
});

test('a visitor is asked to sign in, and an unknown offer is not found', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  expect(await codeOf(applyToOffer(board, visitor, await form(viewer, 1)))).toBe('application.signIn');
  expect(await codeOf(applyToOffer(board, viewer, await form(viewer, 2_000_000_000)))).toBe('offer.notFound');
  for (const id of [0, '', 'abc', '1e99', undefined]) {
    expect(await codeOf(applyToOffer(board, viewer, await form(viewer, 1, { offerId: id })))).toBe('offer.notFound');
  }
});

test('if a CV is deleted while an application is sent, the application has the whole CV or is refused', async () => {
  const { deleteCv } = await import('#board/candidates/cvs/delete-cv.ts');
  for (let round = 0; round < 30; round++) {
    const viewer = await insertCandidate(board, { complete: true });
    const cvId = await insertCv(board, viewer.candidate.id);
    const offerId = await insertOffer(db);
    const [applied] = await Promise.all([
      codeOf(applyToOffer(board, viewer, await form(viewer, offerId, { cvId }))),
      deleteCv(board, viewer, cvId),
    ]);
    const [written] = await applicationsTo(offerId);
    const sent = written && Buffer.from(await board.files.get(written.cv_file_key)).toString();
    expect([
      ['accepted', '%PDF-1.7 a CV'],
      [{ cv: 'cv.required' }, undefined],
    ]).toContainEqual([applied, sent]);
  }
});
