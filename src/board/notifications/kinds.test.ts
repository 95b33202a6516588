import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { everyChoice } from './choices.ts';
import { type CandidateEvent, findKind, kindOf, kinds } from './kinds.ts';

const { db } = await testDatabase();
const applicationId = randomUUID();
const found = [{ searchId: randomUUID(), total: 3, offerIds: [3, 2] }];
const events = {
  newOffers: { kind: 'newOffers', digest: randomUUID(), found },
  applicationAnswered: { kind: 'applicationAnswered', applicationId, answerId: 4 },
  applicationMessage: { kind: 'applicationMessage', applicationId, messageId: 6 },
  applicationOpened: { kind: 'applicationOpened', applicationId },
  applicationTransmitted: { kind: 'applicationTransmitted', applicationId },
  appliedOfferWithdrawn: { kind: 'appliedOfferWithdrawn', applicationId },
  favouriteClosing: { kind: 'favouriteClosing', offerIds: [7, 8] },
  favouriteFilled: { kind: 'favouriteFilled', offerIds: [7] },
  favouriteWithdrawn: { kind: 'favouriteWithdrawn', offerIds: [8] },
  documentRefused: { kind: 'documentRefused', applicationId },
} as const satisfies Record<CandidateEvent['kind'], CandidateEvent>;

test('an event is read back from its row unchanged, and the row contains no other data', () => {
  for (const kind of kinds) {
    const event = events[kind.name];
    const row = JSON.parse(JSON.stringify(kind.idsOf({ ...event, secret: 'SECRET' })));
    expect(JSON.stringify(row)).not.toContain('SECRET');
    expect(kind.read(row)).toEqual(event);
  }
});

test('the report of an infected document contains no application id if the document belongs to no application', () => {
  const kind = kindOf('documentRefused');
  expect(kind.read(kind.idsOf({ kind: 'documentRefused' }))).toEqual({ kind: 'documentRefused' });
});

test.each([
  ['newOffers', { digest: 'x', found: [] }],
  ['applicationAnswered', { applicationId }],
  ['applicationAnswered', { applicationId, answerId: 1.5 }],
  ['applicationMessage', { applicationId, messageId: '6' }],
  ['applicationOpened', { applicationId: 'x' }],
  ['applicationTransmitted', {}],
  ['favouriteClosing', { offerIds: [] }],
  ['favouriteClosing', { offerIds: ['7'] }],
  ['favouriteFilled', { offerIds: [] }],
  ['favouriteWithdrawn', {}],
  ['appliedOfferWithdrawn', { applicationId: 'x' }],
  ['documentRefused', { applicationId: 7 }],
] as const)('a row of %s with %j is unreadable, and such an event is never written', (name, ids) => {
  expect(kindOf(name).read(ids)).toBeUndefined();
  expect(() => kindOf(name).idsOf(ids)).toThrow(ZodError);
});

test('reading a row never fails, whatever it contains', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (ids) => {
      for (const kind of kinds) expect([kind.name, undefined]).toContain(kind.read(ids)?.kind);
    }),
  );
});

test('a row is unreadable if its kind belongs to another version of the program', () => {
  for (const name of ['ofTomorrow', '', 'constructor', '__proto__']) expect(findKind(name)).toBeUndefined();
});

test('a candidate is notified of every event on the site, and by mail if the kind has a letter', () => {
  expect(kinds.map(({ name, defaults }) => [name, defaults.site, defaults.mail])).toEqual([
    ['newOffers', true, true],
    ['applicationAnswered', true, true],
    ['applicationMessage', true, true],
    ['applicationOpened', true, true],
    ['applicationTransmitted', true, null],
    ['appliedOfferWithdrawn', true, true],
    ['favouriteClosing', true, true],
    ['favouriteFilled', true, true],
    ['favouriteWithdrawn', true, true],
    ['documentRefused', true, null],
  ]);
});

test('the form has a box exactly for each channel that a kind uses', () => {
  expect(everyChoice.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
    'newOffers site',
    'newOffers mail',
    'applicationAnswered site',
    'applicationAnswered mail',
    'applicationMessage site',
    'applicationMessage mail',
    'applicationOpened site',
    'applicationOpened mail',
    'applicationTransmitted site',
    'appliedOfferWithdrawn site',
    'appliedOfferWithdrawn mail',
    'favouriteClosing site',
    'favouriteClosing mail',
    'favouriteFilled site',
    'favouriteFilled mail',
    'favouriteWithdrawn site',
    'favouriteWithdrawn mail',
    'documentRefused site',
  ]);
});

test('the job of a letter contains only ids, and for favourites the day of the report in Paris', async () => {
  const { jobs, left } = recordingJobs();
  const told = { candidateId: 5, at: new Date('2026-11-21T23:30:00Z') };
  await db.transaction().execute(async (transaction) => {
    for (const kind of kinds) await kind.leaveLetter(jobs, transaction, told, events[kind.name]);
  });
  const { kind: _, ...ids } = events.newOffers;
  expect(left.map(({ data }) => data)).toEqual([
    { candidateId: 5, ...ids },
    { applicationId, answerId: 4 },
    { applicationId, messageId: 6 },
    { applicationId },
    { applicationId },
    { candidateId: 5, offerIds: [7, 8], day: '2026-11-22' },
    { candidateId: 5, offerIds: [7], day: '2026-11-22' },
    { candidateId: 5, offerIds: [8], day: '2026-11-22' },
  ]);
});
