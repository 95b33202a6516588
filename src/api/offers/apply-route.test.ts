import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { chooseDefaultCv } from '#board/candidates/cvs/choose-default-cv.ts';
import { maximumCvs } from '#board/candidates/cvs/cv-limits.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffersApi } from './testing/open-offers-api.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const api = await openOffersApi(board);
const cv = new File([documents.pdf], 'cv.pdf', { type: 'application/pdf' });

/** Fields that a program may send and that are ignored. */
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

/**
 * Each test program has its own IP address, because the number of applications a minute is limited per
 * address.
 */
let programs = 0;
const anotherAddress = (): string => `10.0.0.${++programs}`;

type Sent = { readonly token?: string; readonly fields?: Readonly<Record<string, string | File>> };

async function apply({ token, fields = {} }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...claims, ...fields })) form.append(name, value);
  const body = new Response(form);
  return api.inject({
    method: 'POST',
    url: '/api/Offers/Apply',
    remoteAddress: anotherAddress(),
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
}

const tokenOf = ({ candidate }: SignedInViewer): string => `known-${candidate.oid}`;
const applicationsOf = ({ candidate }: SignedInViewer) =>
  db.selectFrom('applications').selectAll().where('candidate_id', '=', candidate.id).execute();
const cvsOf = ({ candidate }: SignedInViewer) =>
  db.selectFrom('cvs').select('file_name').where('candidate_id', '=', candidate.id).execute();

test('an application belongs to the bearer of the token and has the uploaded CV, whatever else the form claims', async () => {
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

test('for a candidate without a CV, the uploaded CV becomes the first of the profile', async () => {
  const columns = { birth_date: '2001-05-17', nationality: 'FR', study_level_id: 4 };
  const viewer = await insertCandidate(board, columns);
  const fields = { OfferId: String(await insertOffer(db)), CurriculumVitae: cv };
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(200);
  expect(await cvsOf(viewer)).toEqual([{ file_name: 'cv.pdf' }]);
});

test('without a file the profile’s CV is sent', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const fields = { offerid: String(await insertOffer(db)) };
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(200);
});

test.each([
  { offerId: 0, motivationLetter: 'Bonjour' },
  { OfferId: '0', Message: 'Bonjour' },
])('a program may send JSON, like %j, instead of a form; the application then has the profile’s CV', async (names) => {
  const viewer = await insertCandidate(board, { complete: true });
  const offer = await insertOffer(db);
  const payload = JSON.stringify(names).replace('0', String(offer));
  const headers = { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': 'application/json' };
  const send = () =>
    api.inject({ method: 'POST', url: '/api/Offers/Apply', headers, payload, remoteAddress: anotherAddress() });
  expect((await send()).statusCode).toBe(200);
  expect(await applicationsOf(viewer)).toMatchObject([{ offer_id: offer, message: 'Bonjour' }]);
  expect((await send()).statusCode).toBe(409);
});

test('an invalid application is refused with a reason, and nothing is saved', async () => {
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

test('without a token the body is not read', async () => {
  let read = 0;
  function* form() {
    for (; read < 100; read++) yield 'x'.repeat(100_000);
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const remoteAddress = anotherAddress();
  const payload = Readable.from(form(), { highWaterMark: 1 });
  const answer = await api.inject({ method: 'POST', url: '/api/Offers/Apply', headers, payload, remoteAddress });
  expect(answer.statusCode).toBe(401);
  expect(read).toBeLessThan(10);
});

test('each address may send twenty applications a minute', async () => {
  const remoteAddress = anotherAddress();
  const send = () => api.inject({ method: 'POST', url: '/api/Offers/Apply', remoteAddress });
  for (let sent = 0; sent < 20; sent++) expect((await send()).statusCode).toBe(401);
  const answer = await send();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.anything()]);
  const search = await api.inject({ method: 'POST', url: '/api/Offers/search', remoteAddress });
  expect(search.statusCode).toBe(200);
});

test('the server reads a few forms simultaneously; the sender of another form is told how long to wait', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const headers = { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': 'multipart/form-data; boundary=x' };
  const send = (payload: Readable | string) =>
    api.inject({ method: 'POST', url: '/api/Offers/Apply', headers, payload, remoteAddress: anotherAddress() });
  const begun = Promise.withResolvers<undefined>();
  const unread = new Set<Readable>();
  const slowly = Array.from({ length: 6 }, () => {
    const body = new Readable({
      read() {
        unread.add(this);
        if (unread.size === 6) begun.resolve(undefined);
      },
    });
    return send(body);
  });
  await begun.promise;
  const answer = await send('--x--');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  for (const body of unread) body.push(null);
  expect(new Set((await Promise.all(slowly)).map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect((await send('--x--')).statusCode).toBe(400);
});

test('without a file the candidate’s chosen CV is sent, and the letter is in the language of the account', async () => {
  const viewer = await insertCandidate(board, { complete: true, locale: 'en' });
  const chosen = await insertCv(board, viewer.candidate.id, 'chosen.pdf');
  await insertCv(board, viewer.candidate.id, 'newest.pdf');
  await chooseDefaultCv(board, viewer, chosen);
  expect((await apply({ token: tokenOf(viewer), fields: { OfferId: String(await insertOffer(db)) } })).statusCode).toBe(
    200,
  );
  expect(await applicationsOf(viewer)).toMatchObject([{ cv_file_name: 'chosen.pdf', locale: 'en' }]);
});

test('if the profile is full, the uploaded CV is sent but not saved', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  for (let kept = 1; kept < maximumCvs; kept++) await insertCv(board, viewer.candidate.id);
  const fields = { OfferId: String(await insertOffer(db)), CurriculumVitae: cv };
  expect((await apply({ token: tokenOf(viewer), fields })).statusCode).toBe(200);
  expect(await cvsOf(viewer)).toHaveLength(maximumCvs);
});

test('a refused application saves no CV, not even the first', async () => {
  const columns = { birth_date: '2001-05-17', nationality: 'FR', study_level_id: 4 };
  const viewer = await insertCandidate(board, columns);
  const over = String(await insertOffer(db, { broadcast_end: daysFromNoon(-1) }));
  const incomplete = await insertCandidate(board);
  const offer = String(await insertOffer(db));
  for (const [who, OfferId] of [
    [viewer, over],
    [incomplete, offer],
  ] as const) {
    const answer = await apply({ token: tokenOf(who), fields: { OfferId, CurriculumVitae: cv } });
    expect(answer.statusCode).toBe(403);
    expect(await cvsOf(who)).toEqual([]);
  }
});

test.each([
  ['application/json', '{"message":"x"}', 400],
  ['application/json', '[1]', 400],
  ['application/json', '', 400],
  ['text/plain', 'OfferId=1', 400],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', 'no part', 400],
])('%s with «%s» is refused', async (type, payload, status) => {
  const viewer = await insertCandidate(board, { complete: true });
  const headers = { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': type };
  const answer = await api.inject({
    method: 'POST',
    url: '/api/offers/apply',
    headers,
    payload,
    remoteAddress: anotherAddress(),
  });
  expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String) }]);
});
