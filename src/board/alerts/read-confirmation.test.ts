import { beforeAll, expect, test } from 'vitest';
import { day, minute } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { consentRequestDays, consentRequestPause, renewalDays } from '#board/saved-searches/alert-limits.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { agreeToAlerts, ConsentRequestOver } from './answer-consent-request.ts';
import { requestConsentAgain, RequestedTooOften } from './request-consent.ts';
import { stopAddress } from './end-alerts.ts';
import { isAgreed, readConfirmation } from './read-confirmation.ts';
import { renewConsents } from './renew-consents.ts';
import { insertAlert, questionTo, recordingJobs } from './testing/alert-fixtures.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
const at = (now: Date) => testBoard(db, { jobs, now: () => now });
const board = at(noon);
beforeAll(() => insertReference(db));

/** Inserts a candidate with an alert whose consent request is open since noon. */
async function askedCandidate() {
  const viewer = await insertCandidate(board);
  await insertAlert(board, viewer, '');
  return { viewer, link: await questionTo(db, viewer.candidate.id) };
}
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
const changeOf = (id: number) => db.updateTable('candidates').where('id', '=', id);

test('the letter states its address, its language and the day until which it can be answered', async () => {
  const { viewer, link } = await askedCandidate();
  expect(await readConfirmation(board, link)).toEqual({
    email: viewer.candidate.email,
    locale: 'fr',
    isRenewal: false,
    until: daysFromNoon(consentRequestDays),
  });
});

test('a consent request can be answered for a week, and its letter is sent until then', async () => {
  const { link } = await askedCandidate();
  const end = daysFromNoon(consentRequestDays);
  expect(await readConfirmation(at(justBefore(end)), link)).toBeDefined();
  expect(await readConfirmation(at(end), link)).toBeUndefined();
  await expect(agreeToAlerts(at(end), link)).rejects.toBeInstanceOf(ConsentRequestOver);
  await agreeToAlerts(at(justBefore(end)), link);
  expect(await isAgreed(board, link)).toBe(true);
});

test('a consent request that a newer request replaced is neither sent nor answerable', async () => {
  const { viewer, link } = await askedCandidate();
  const later = at(new Date(noon.getTime() + consentRequestPause * minute));
  await requestConsentAgain(later, viewer);
  expect(await readConfirmation(later, link)).toBeUndefined();
  await expect(agreeToAlerts(later, link)).rejects.toBeInstanceOf(ConsentRequestOver);
});

test('the consent request of one candidate cannot be answered for another', async () => {
  const [one, other] = [await askedCandidate(), await askedCandidate()];
  const mixed = { ...one.link, candidateId: other.link.candidateId };
  expect(await readConfirmation(board, mixed)).toBeUndefined();
  await expect(agreeToAlerts(board, mixed)).rejects.toBeInstanceOf(ConsentRequestOver);
  expect(await isAgreed(board, other.link)).toBe(false);
});

test('a consent request expires when the account changes the address to which it was sent', async () => {
  const { viewer, link } = await askedCandidate();
  await changeOf(viewer.candidate.id).set({ email: 'moved@example.org' }).execute();
  expect(await readConfirmation(board, link)).toBeUndefined();
  await expect(agreeToAlerts(board, link)).rejects.toBeInstanceOf(ConsentRequestOver);
});

test('no consent request is sent to a closed or refused account, or to one that is gone', async () => {
  for (const status_id of [1, 10, -1]) {
    const { viewer, link } = await askedCandidate();
    await changeOf(viewer.candidate.id).set({ status_id }).execute();
    expect(await readConfirmation(board, link)).toBeUndefined();
  }
  const { viewer, link } = await askedCandidate();
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  expect(await readConfirmation(board, link)).toBeUndefined();
  await expect(agreeToAlerts(board, link)).rejects.toBeInstanceOf(ConsentRequestOver);
});

test('a consent is valid until a renewal is requested, the address is stopped, or the account changes the address', async () => {
  const endings = [
    ({ candidate }: Asked) => stopAddress(board, candidate.email, 'complained'),
    ({ candidate }: Asked) => changeOf(candidate.id).set({ email: 'new@example.org' }).execute(),
    () => renewConsents(at(daysFromNoon(366))),
  ];
  for (const end of endings) {
    const { viewer, link } = await askedCandidate();
    expect(await isAgreed(board, link)).toBe(false);
    await agreeToAlerts(board, link);
    expect(await isAgreed(board, link)).toBe(true);
    await end(viewer);
    expect(await isAgreed(board, link)).toBe(false);
  }
});
type Asked = Awaited<ReturnType<typeof askedCandidate>>['viewer'];

test('a consent request for a renewal can be answered for a month', async () => {
  const { viewer, link } = await askedCandidate();
  await agreeToAlerts(board, link);
  const renewed = daysFromNoon(366);
  await renewConsents(at(renewed));
  const again = await questionTo(db, viewer.candidate.id);
  expect(await isAgreed(board, again)).toBe(false);
  const end = new Date(renewed.getTime() + renewalDays * day);
  expect(await readConfirmation(at(renewed), again)).toMatchObject({ isRenewal: true, until: end });
  expect(await readConfirmation(at(end), again)).toBeUndefined();
});

test('consent requests to all addresses of an account count together, so that nobody can write to many strangers', async () => {
  const { viewer } = await askedCandidate();
  let now = noon;
  for (const email of ['one@example.org', 'two@example.org']) {
    now = new Date(now.getTime() + consentRequestPause * minute);
    await changeOf(viewer.candidate.id).set({ email }).execute();
    await requestConsentAgain(at(now), viewer);
  }
  now = new Date(now.getTime() + consentRequestPause * minute);
  await changeOf(viewer.candidate.id).set({ email: 'three@example.org' }).execute();
  await expect(requestConsentAgain(at(now), viewer)).rejects.toBeInstanceOf(RequestedTooOften);
});

test('an owner who has consented gets no further consent request', async () => {
  const { viewer, link } = await askedCandidate();
  await agreeToAlerts(board, link);
  left.length = 0;
  await requestConsentAgain(at(daysFromNoon(2)), viewer);
  await insertAlert(at(daysFromNoon(2)), viewer, 'query=x');
  expect(left).toEqual([]);
});
