import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedIn } from '#board/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffersApi } from './testing/open-offers-api.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const api = await openOffersApi(board);
const cv = new File([documents.pdf], 'cv.pdf', { type: 'application/pdf' });

/** What a program claims beside what counts. */
const claims = {
  UserId: '1',
  CandidateEmail: 'somebody@evil.example',
  CandidateFirstName: 'Somebody',
  CandidateLastName: 'Else',
  OrganizationId: '1',
  Reference: 'VIE0',
  RecipientEmails: 'thief@evil.example',
  MissionTitle: 'King',
  OrganizationName: 'Evil',
};

type Sent = { readonly token?: string; readonly fields?: Readonly<Record<string, string | File>> };

async function apply({ token, fields = {} }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...claims, ...fields })) form.append(name, value);
  const body = new Response(form);
  return api.inject({
    method: 'POST',
    url: '/api/Offers/Apply',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
}

const tokenOf = ({ candidate }: SignedIn): string => `known-${candidate.oid}`;
const applicationsOf = ({ candidate }: SignedIn) =>
  db.selectFrom('applications').selectAll().where('candidate_id', '=', candidate.id).execute();
const cvsOf = ({ candidate }: SignedIn) =>
  db.selectFrom('cvs').select('file_name').where('candidate_id', '=', candidate.id).execute();

test('an application goes to the offer, from the bearer of the token, with the uploaded CV, whatever the form claims', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const offer = await insertOffer(db);
  const fields = { OfferId: String(offer), Message: 'Bonjour', CurriculumVitae: cv };
  const answer = await apply({ token: tokenOf(viewer), fields });
  expect([answer.statusCode, answer.json()]).toEqual([200, { result: true, id: expect.any(String) }]);
  const { email, firstName: first_name, lastName: last_name } = viewer.candidate;
  const told = { offer_id: offer, email, first_name, last_name, message: 'Bonjour', cv_file_name: 'cv.pdf' };
  expect(await applicationsOf(viewer)).toMatchObject([told]);
  expect(await cvsOf(viewer)).toHaveLength(1);
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(409);
});

test('a candidate without a CV applies with the one that comes along, which becomes the first of the profile', async () => {
  const columns = { birth_date: '2001-05-17', nationality: 'FR', study_level_id: 4 };
  const viewer = await insertCandidate(board, columns);
  const fields = { OfferId: String(await insertOffer(db)), CurriculumVitae: cv };
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(200);
  expect(await cvsOf(viewer)).toEqual([{ file_name: 'cv.pdf' }]);
});

test('without a file the CV of the profile goes out', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const fields = { offerid: String(await insertOffer(db)) };
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(200);
});

test.each([
  { offerId: 0, motivationLetter: 'Bonjour' },
  { OfferId: '0', Message: 'Bonjour' },
])('a program may send JSON, like %j, in place of a form: the CV of the profile goes out', async (names) => {
  const viewer = await insertCandidate(board, { complete: true });
  const offer = await insertOffer(db);
  const payload = JSON.stringify(names).replace('0', String(offer));
  const headers = { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': 'application/json' };
  const send = () => api.inject({ method: 'POST', url: '/api/Offers/Apply', headers, payload });
  expect((await send()).statusCode).toBe(200);
  expect(await applicationsOf(viewer)).toMatchObject([{ offer_id: offer, message: 'Bonjour' }]);
  expect((await send()).statusCode).toBe(409);
});

test('what cannot be taken is told, and leaves nothing', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const simple = await insertCandidate(board);
  const token = tokenOf(viewer);
  const OfferId = String(await insertOffer(db));
  const over = String(await insertOffer(db, { broadcast_end: daysFromNoon(-1) }));
  const program = new File(['MZ'], 'cv.exe');
  const cases: [number, Sent][] = [
    [401, { fields: { OfferId } }],
    [401, { token: 'expired', fields: { OfferId } }],
    [403, { token: 'known-nobody', fields: { OfferId } }],
    [403, { token: tokenOf(simple), fields: { OfferId, CurriculumVitae: cv } }],
    [403, { token, fields: { OfferId: over } }],
    [404, { token, fields: { OfferId: '999999' } }],
    [400, { token, fields: {} }],
    [400, { token, fields: { OfferId, CurriculumVitae: program } }],
    [400, { token, fields: { OfferId, CoverLetter: program } }],
    [413, { token, fields: { OfferId, Message: 'x'.repeat(13 * 2 ** 20) } }],
  ];
  for (const [status, sent] of cases) {
    const answer = await apply(sent);
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String) }]);
  }
  expect(await applicationsOf(viewer)).toEqual([]);
  expect(await cvsOf(viewer)).toHaveLength(1);
});

test.each([
  ['application/json', '{"message":"x"}', 400],
  ['application/json', '[1]', 400],
  ['application/json', '', 400],
  ['text/plain', 'OfferId=1', 400],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', 'no part', 400],
])('%s with «%s» is no application', async (type, payload, status) => {
  const viewer = await insertCandidate(board, { complete: true });
  const headers = { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': type };
  const answer = await api.inject({ method: 'POST', url: '/api/offers/apply', headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String) }]);
});
