import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertApplication } from '../testing/application-fixtures.ts';
import { ApplicationGone, stillThere } from './application-gone.ts';
import { readReceived } from './read-received.ts';

const { db } = await testDatabase();
const board = { db };
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db, { name: 'Verrerie' });
});

async function received(columns = {}, account = {}) {
  const viewer = await insertCandidate(board, { complete: true, nationality: 'DE', ...account });
  const offer_id = await insertOffer(db, { company_id, title: 'Souffleur' });
  return { viewer, id: await insertApplication(db, viewer, { offer_id, ...columns }) };
}

test('a recruiter sees the application as it was sent, and no other data about the candidate', async () => {
  const { id } = await received({ message: 'Bonjour', cover_letter_file_name: 'Lettre.odt' });
  expect(await readReceived(board, id, 'fr')).toEqual({
    id,
    firstName: 'Zoé',
    lastName: 'Ørsted',
    email: 'zoe@example.org',
    message: 'Bonjour',
    birthDate: '2001-05-17',
    nationality: 'allemande',
    studyLevel: expect.any(String),
    appliedAt: noon,
    cvName: 'CV.pdf',
    coverLetterName: 'Lettre.odt',
    title: 'Souffleur',
    reference: expect.stringMatching(/^VIE\d+$/),
    companyName: 'Verrerie',
    answers: [],
  });
});

test('the recruiter sees the address for replies, not the address of the account', async () => {
  const { id, viewer } = await received();
  expect(JSON.stringify(await readReceived(board, id, 'fr'))).not.toContain(viewer.candidate.email);
});

test('nationality and study level have names in the language of the reader', async () => {
  const { id } = await received();
  const [fr, en] = [await readReceived(board, id, 'fr'), await readReceived(board, id, 'en')];
  expect([fr.nationality, en.nationality]).toEqual(['allemande', 'German']);
  expect(fr.studyLevel).not.toBe(en.studyLevel);
});

test('an application to a company has no offer', async () => {
  const { id } = await received({ offer_id: null, company_id, recipient_email: 'r@example.org' });
  expect(await readReceived(board, id, 'fr')).toMatchObject({ title: null, reference: null, companyName: 'Verrerie' });
});

test('facts that the candidate removed from the profile are shown as unknown', async () => {
  const { id } = await received({}, { birth_date: null, nationality: null, study_level_id: null });
  const told = await readReceived(board, id, 'fr');
  expect([told.birthDate, told.nationality, told.studyLevel]).toEqual([null, null, null]);
});

const answer = (application_id: string, message: string, days: number) => ({
  application_id,
  message,
  answer: 'contact' as const,
  answered_at: daysFromNoon(days),
});

test('answers are listed in the order in which they were given, without answers to other applications', async () => {
  const [{ id }, other] = [await received(), await received()];
  await db
    .insertInto('application_answers')
    .values([answer(id, 'first', 2), answer(other.id, 'other', 0), answer(id, 'second', 1)])
    .execute();
  expect((await readReceived(board, id, 'fr')).answers.map(({ message }) => message)).toEqual(['first', 'second']);
});

test('a recruiter cannot read a withdrawn application; after the end of the account the application does not exist', async () => {
  const withdrawn = await received({ withdrawn_at: noon });
  await expect(readReceived(board, withdrawn.id, 'fr')).rejects.toMatchObject({ reason: 'withdrawn' });
  await expect(readReceived(board, randomUUID(), 'fr')).rejects.toMatchObject({ reason: 'erased' });
  for (const status_id of [1, 10, -1]) {
    const { id } = await received({ withdrawn_at: noon }, { status_id });
    await expect(readReceived(board, id, 'fr')).rejects.toMatchObject({ reason: 'erased' });
  }
});

test('an account that may no longer apply keeps its applications', async () => {
  for (const statusId of [2, 3, 5, 9]) expect(stillThere({ withdrawnAt: null, statusId, a: 1 })).toEqual({ a: 1 });
  expect(() => stillThere(undefined)).toThrow(ApplicationGone);
});
