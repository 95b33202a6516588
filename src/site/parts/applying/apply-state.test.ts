import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { applyState } from './apply-state.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

const stateOf = async (viewer: Viewer, columns: object = {}, on = board) =>
  applyState(on, viewer, await readOffer(board, await insertOffer(db, columns), 'fr'));
const complete = (columns: object = {}) => insertCandidate(board, { complete: true, ...columns });

test('a visitor is asked to sign in, whatever the state of the offer', async () => {
  for (const columns of [{}, { filled_at: noon }, { broadcast_end: noon }])
    expect(await stateOf(visitor, columns)).toEqual({ kind: 'signIn' });
});

test('a candidate gets a form with only those of their own data that it shows', async () => {
  const viewer = await complete();
  await insertCv(board, viewer.candidate.id, 'Autre.pdf');
  const times = { proven_at: noon, used_at: noon };
  await db
    .insertInto('contact_addresses')
    .values({ candidate_id: viewer.candidate.id, email: 'zoe@work.example', ...times })
    .execute();
  const state = await stateOf(viewer, { contact_email: 'SECRET@example.org' });
  const cv = { id: expect.any(String), publishedAt: expect.any(Date) };
  expect(state).toEqual({
    kind: 'form',
    candidate: {
      recipient: 'contact',
      lastDay: '2030-05-17',
      email: viewer.candidate.email,
      provenAddresses: ['zoe@work.example'],
      firstName: 'Zoé',
      lastName: 'Ørsted',
      cvs: expect.arrayContaining([
        { ...cv, fileName: 'CV Zoé Ørsted.pdf', isDefault: expect.any(Boolean) },
        { ...cv, fileName: 'Autre.pdf', isDefault: expect.any(Boolean) },
      ]),
    },
  });
  expect(JSON.stringify(state)).not.toContain('SECRET');
});

test('an application already sent is shown instead of a form, even after the offer has closed', async () => {
  const viewer = await complete();
  for (const columns of [{}, { filled_at: noon }]) {
    const offer = await readOffer(board, await insertOffer(db, columns), 'fr');
    const id = await insertApplication(db, viewer, { offer_id: offer.id });
    expect(await applyState(board, viewer, offer)).toMatchObject({ kind: 'alreadyApplied', application: { id } });
    expect((await applyState(board, await complete(), offer)).kind).not.toBe('alreadyApplied');
  }
});

test.each<[string, object, object, string]>([
  ['a filled offer', {}, { filled_at: noon }, 'offerFilled'],
  ['an ended offer', {}, { broadcast_end: noon }, 'offerExpired'],
  ['a simple account', { status_id: 2 }, {}, 'completeProfile'],
  ['a mission already done', { status_id: 5 }, {}, 'alreadyDidMission'],
  ['an account that may not apply', { status_id: 7 }, {}, 'cannotApply'],
  ['a complete account without a birth date', { birth_date: null }, {}, 'completeProfile'],
  ['a candidate of 17', { birth_date: '2008-11-22' }, {}, 'tooYoung'],
  ['a candidate who is 29 today', { birth_date: '1997-11-21' }, {}, 'tooOld'],
])('the page gives %s as the reason why there is no form', async (_what, person, columns, reason) => {
  expect(await stateOf(await complete(person), columns)).toMatchObject({ kind: 'refused', reason });
});

test('a candidate whose nationality raises a doubt gets the form, without a last day of departure', async () => {
  const state = await stateOf(await complete({ nationality: 'CA' }), {});
  expect(state).toMatchObject({ kind: 'form', candidate: { lastDay: null } });
});

const simple = async (birth_date: string | null) => stateOf(await insertCandidate(board, { birth_date }));

test('nobody whom the age excludes is asked to complete a profile, and others learn until when they may leave', async () => {
  expect(await simple('1997-11-21')).toEqual({ kind: 'refused', reason: 'tooOld', lastDay: null });
  expect(await simple('2008-11-22')).toEqual({ kind: 'refused', reason: 'tooYoung', lastDay: null });
  expect(await simple(null)).toEqual({ kind: 'refused', reason: 'completeProfile', lastDay: null });
  expect(await simple('1997-11-22')).toEqual({ kind: 'refused', reason: 'completeProfile', lastDay: '2026-11-22' });
});

const at = (now: string) => testBoard(db, { now: () => new Date(now) });

test('the age of a candidate is counted on the day in Paris', async () => {
  const viewer = await complete({ birth_date: '1997-11-22' });
  expect(await stateOf(viewer, {}, at('2026-11-21T22:59:59Z'))).toMatchObject({ kind: 'form' });
  expect(await stateOf(viewer, {}, at('2026-11-21T23:00:00Z'))).toMatchObject({ kind: 'refused', reason: 'tooOld' });
});

const undesked = testBoard(db, { desk: null });

test.each([
  ['https://example.org/jobs?id=1', 'https://example.org/jobs?id=1'],
  ['http://example.org', 'http://example.org/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['example.org', null],
  ['', null],
  [null, null],
])(
  'for an offer without a recipient, the address %j gives the link %j, because only web pages are linked',
  async (contact_url, url) => {
    expect(await stateOf(await complete(), { contact_url }, undesked)).toEqual({ kind: 'elsewhere', url });
  },
);

test('the operator receives the applications to an offer without a contact', async () => {
  expect(await stateOf(await complete(), { contact_url: 'https://example.org' })).toMatchObject({
    candidate: { recipient: 'desk' },
  });
});
