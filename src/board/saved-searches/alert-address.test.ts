import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { myConsents } from '#board/privacy/my-consents.ts';
import { removeSearch } from './remove-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { alertMail } from './alert-address.ts';
import { maxConsentRequests, consentRequestDays, consentRequestPause, renewalDays } from './alert-limits.ts';
import { agreeToAlerts, ConsentRequestOver } from '#board/alerts/answer-consent-request.ts';
import { requestConsentAgain, RequestedTooOften } from '#board/alerts/request-consent.ts';
import { changeAlert } from '#board/alerts/change-alert.ts';
import { stopAddress, unsubscribe } from '#board/alerts/end-alerts.ts';
import { renewConsents } from '#board/alerts/renew-consents.ts';
import { insertAlert, insertAlertOwner, questionTo, recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { sendAlerts } from '#board/alerts/send-alerts.ts';
import { waitsForCandidate } from '#board/candidates/testing/waits-for-candidate.ts';

const { db } = await testDatabase();
await insertReference(db);
const { jobs, left } = recordingJobs();
let now = noon;
const board = testBoard(db, { jobs, now: () => now });
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute);
const dueOf = async (id: string) =>
  (await db.selectFrom('saved_searches').select('due_at').where('id', '=', id).executeTakeFirstOrThrow()).due_at;

beforeEach(async () => {
  await db.deleteFrom('candidates').execute();
  left.length = 0;
  now = noon;
});

test('the first alert sends the owner of the address one consent request, which can be repeated a few times a day', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  await insertAlert(board, viewer, 'query=x');
  expect(left).toHaveLength(1);
  await expect(requestConsentAgain(board, viewer)).rejects.toBeInstanceOf(RequestedTooOften);
  for (let times = 1; times < maxConsentRequests; times += 1) {
    now = inMinutes(consentRequestPause);
    await requestConsentAgain(board, viewer);
  }
  now = inMinutes(consentRequestPause);
  await expect(requestConsentAgain(board, viewer)).rejects.toBeInstanceOf(RequestedTooOften);
  expect(left).toHaveLength(maxConsentRequests);
  now = inMinutes(24 * 60);
  await requestConsentAgain(board, viewer);
  expect(await dueOf(id)).toBeNull();
});

test('only the last consent request can be answered, within a week and even repeatedly', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  const first = await questionTo(db, viewer.candidate.id);
  now = inMinutes(consentRequestPause);
  await requestConsentAgain(board, viewer);
  const last = await questionTo(db, viewer.candidate.id);
  await expect(agreeToAlerts(board, first)).rejects.toBeInstanceOf(ConsentRequestOver);
  const other = { ...last, candidateId: (await insertCandidate(board)).candidate.id };
  await expect(agreeToAlerts(board, other)).rejects.toBeInstanceOf(ConsentRequestOver);
  now = daysFromNoon(consentRequestDays + 1);
  await expect(agreeToAlerts(board, last)).rejects.toBeInstanceOf(ConsentRequestOver);
  now = daysFromNoon(1);
  for (let times = 0; times < 2; times += 1) await agreeToAlerts(board, last);
  expect(await alertMail(board, viewer)).toMatchObject({ state: 'confirmed' });
  expect(await dueOf(id)).not.toBeNull();
  expect(await myConsents(board, viewer)).toMatchObject([{ purpose: 'alertsByMail', given: true }]);
});

test('consent for one address is not valid for a new address of the account', async () => {
  const { viewer } = await insertAlertOwner(board);
  const candidate = { ...viewer.candidate, email: 'other@example.org' };
  await db.updateTable('candidates').set({ email: candidate.email }).where('id', '=', candidate.id).execute();
  expect(await alertMail(board, { kind: 'candidate', candidate })).toMatchObject({ state: 'unasked' });
});

test('an address that accepts no mail, or whose owner complained, gets no alerts until a new consent', async () => {
  for (const reason of ['bounced', 'complained'] as const) {
    now = noon;
    const { viewer, id } = await insertAlertOwner(board);
    await stopAddress(board, viewer.candidate.email.toUpperCase(), reason);
    expect([(await alertMail(board, viewer)).stoppedFor, await dueOf(id)]).toEqual([reason, null]);
    await changeAlert(board, viewer, id, { frequency: 'daily', hour: '9', timeZone: 'Asia/Tokyo' });
    expect(await dueOf(id)).toBeNull();
    now = inMinutes(consentRequestPause);
    await requestConsentAgain(board, viewer);
    await agreeToAlerts(board, await questionTo(db, viewer.candidate.id));
    expect(await dueOf(id)).not.toBeNull();
  }
});

test('answering an earlier consent request does not restart the alerts after a complaint', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  const question = await questionTo(db, viewer.candidate.id);
  await agreeToAlerts(board, question);
  await stopAddress(board, viewer.candidate.email, 'complained');
  await expect(agreeToAlerts(board, question)).rejects.toBeInstanceOf(ConsentRequestOver);
  expect([(await alertMail(board, viewer)).state, await dueOf(id)]).toEqual(['stopped', null]);
});

type Owner = Awaited<ReturnType<typeof insertAlertOwner>>;

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['ending an alert', ({ viewer, id }) => unsubscribe(board, { candidateId: viewer.candidate.id, searchId: id })],
  ['stopping an address', ({ viewer }) => stopAddress(board, viewer.candidate.email, 'bounced')],
  ['removing a search', ({ viewer, id }) => removeSearch(board, viewer, id)],
  ['telling offers', () => sendAlerts(board)],
  ['ending alerts without an answer', () => renewConsents(board)],
])(
  'the action «%s» locks the candidate first, so that no simultaneous change of the alerts is lost',
  async (name, work) => {
    const owner = await insertAlertOwner(board);
    await insertOffer(db);
    if (name.includes('without an answer')) {
      now = daysFromNoon(366);
      await renewConsents(board);
      now = daysFromNoon(367 + renewalDays);
    }
    expect(await waitsForCandidate(db, owner.viewer.candidate.id, () => work(owner))).toBe(true);
  },
);

test('consent is requested again after a year, and a month without an answer ends the alerts', async () => {
  const [silent, answering] = [await insertAlertOwner(board), await insertAlertOwner(board)];
  now = daysFromNoon(364);
  left.length = 0;
  await renewConsents(board);
  expect(left).toHaveLength(0);
  now = daysFromNoon(366);
  await renewConsents(board);
  await renewConsents(board);
  expect(left).toHaveLength(2);
  expect(await alertMail(board, silent.viewer)).toMatchObject({ state: 'confirmed', isRenewing: true });
  await agreeToAlerts(board, await questionTo(db, answering.viewer.candidate.id));
  now = daysFromNoon(367 + renewalDays);
  await renewConsents(board);
  expect(await alertMail(board, silent.viewer)).toMatchObject({ state: 'stopped', stoppedFor: 'silent' });
  expect(await alertMail(board, answering.viewer)).toMatchObject({ state: 'confirmed', isRenewing: false });
  expect([await dueOf(silent.id), (await myConsents(board, silent.viewer))[0]?.given]).toEqual([null, false]);
});

test('ending one alert leaves the other alerts, and ending all alerts withdraws the consent', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  const other = await insertAlert(board, viewer, 'query=x');
  const { id: candidateId } = viewer.candidate;
  await unsubscribe(board, { candidateId, searchId: id });
  expect([await dueOf(id), await dueOf(other)]).toEqual([null, expect.any(Date)]);
  for (let times = 0; times < 2; times += 1) await unsubscribe(board, { candidateId, searchId: null });
  expect(await dueOf(other)).toBeNull();
  expect((await myConsents(board, viewer)).map(({ given }) => given)).toEqual([false, true]);
});

test.each([
  { frequency: 'hourly' },
  { hour: '24' },
  { hour: '-1' },
  { hour: '8.5' },
  { hour: 'x' },
  { timeZone: 'Mars/Olympus' },
  { timeZone: '' },
])('an alert with %j is refused', async (wrong) => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  const fields = { frequency: 'daily', hour: '8', timeZone: 'Europe/Paris', ...wrong };
  await expect(changeAlert(board, viewer, id, fields)).rejects.toMatchObject({ code: 'input.invalid' });
});
