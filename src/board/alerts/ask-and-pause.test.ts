import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignInAccounts } from '#board/context/sign-in-accounts.ts';
import { visitor } from '#board/context/viewer.ts';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { consentRequestDays, consentRequestPause } from '#board/saved-searches/alert-limits.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { requestConsentAgain } from './request-consent.ts';
import { pauseAlerts, resumeAlerts } from './pause-alerts.ts';
import { renewConsents } from './renew-consents.ts';
import { insertAlert, insertAlertOwner, recordingJobs } from './testing/alert-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const { jobs, left } = recordingJobs();
const at = (now: Date) => testBoard(db, { jobs, now: () => now });
const board = at(noon);
const inMinutes = (minutes: number, from = noon) => at(new Date(from.getTime() + minutes * minute));
beforeEach(() => {
  left.length = 0;
});

test('switching off an alert sends no consent request', async () => {
  await insertAlert(board, await insertCandidate(board), '', { frequency: 'off' });
  expect(left).toEqual([]);
});

/** Accounts of a provider that has proven one address by a code. */
const accountsWith = (proven: string): SignInAccounts => ({
  tell: async () => ({}),
  emailOf: async () => proven,
  termsAcceptedAt: async () => null,
  forget: async () => undefined,
});

test('an address that a code proved needs no second proof: the first alert is on at once, and the consent is recorded', async () => {
  const viewer = await insertCandidate(board);
  const proving = { ...board, accounts: accountsWith(viewer.candidate.email) };
  await insertAlert(proving, viewer, '');
  expect(left).toEqual([]);
  expect(await alertMail(proving, viewer)).toMatchObject({ state: 'confirmed' });
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('candidate_id', '=', viewer.candidate.id)
    .execute();
  expect(consents).toHaveLength(1);
});

test('an address that differs from the proven address is asked by a letter', async () => {
  await insertAlert({ ...board, accounts: accountsWith('ailleurs@example.org') }, await insertCandidate(board), '');
  expect(left).toHaveLength(1);
});

test('while a consent request is open, further alerts send no second request; after it has expired, the next alert requests consent again', async () => {
  const viewer = await insertCandidate(board);
  await insertAlert(board, viewer, '');
  await insertAlert(inMinutes(2 * consentRequestPause), viewer, 'query=x');
  expect(left).toHaveLength(1);
  await insertAlert(at(daysFromNoon(consentRequestDays)), viewer, 'query=y');
  expect(left).toHaveLength(2);
});

test('a renewal letter that is sent twice leaves the consent as it is', async () => {
  const { viewer } = await insertAlertOwner(board);
  const renewed = daysFromNoon(366);
  await renewConsents(at(renewed));
  left.length = 0;
  await requestConsentAgain(inMinutes(consentRequestPause, renewed), viewer);
  expect(left).toHaveLength(1);
  expect(await alertMail(at(renewed), viewer)).toMatchObject({ state: 'confirmed', isRenewing: true });
});

test.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-22', true],
  ['2026-11-21T23:00:00Z', '2026-11-22', false],
  ['2026-11-21T12:00:00Z', '2026-11-21', false],
  ['2026-11-21T12:00:00Z', '2036-11-21', true],
])('at %s a pause may end at the beginning of %s in Paris: %s', async (now, until, isPossible) => {
  const { viewer } = await insertAlertOwner(board);
  const pausing = pauseAlerts(at(new Date(now)), viewer, until).then(
    () => true,
    (error: unknown) => error,
  );
  const refusal = expect.objectContaining({ fields: { until: 'field.invalid' } });
  expect(await pausing).toEqual(isPossible ? true : refusal);
});

test('a pause shows its end, and resuming ends the pause', async () => {
  const { viewer } = await insertAlertOwner(board);
  await pauseAlerts(board, viewer, '2026-11-25');
  expect((await alertMail(board, viewer)).pause).toEqual({ until: new Date('2026-11-24T23:00:00Z') });
  await pauseAlerts(board, viewer, '');
  expect((await alertMail(board, viewer)).pause).toEqual({ until: null });
  await resumeAlerts(board, viewer);
  expect((await alertMail(board, viewer)).pause).toBeNull();
});

test('a visitor can neither pause nor resume alerts, and cannot request a consent letter', async () => {
  for (const change of [
    () => pauseAlerts(board, visitor, ''),
    () => resumeAlerts(board, visitor),
    () => requestConsentAgain(board, visitor),
  ])
    await expect(change()).rejects.toBeInstanceOf(SignInRequired);
});
