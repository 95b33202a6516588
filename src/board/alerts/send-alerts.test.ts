import { beforeEach, expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { removeSearch, restoreSearch } from '#board/saved-searches/remove-search.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { hideCompany, hideOffer } from '#board/hiding/hide.ts';
import { showOffer } from '#board/hiding/show-again.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { agreeToAlerts } from './answer-consent-request.ts';
import { alertDigest } from '#board/jobs/alert-jobs.ts';
import { maxListed } from '#board/saved-searches/alert-limits.ts';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import { noteSearchSeen } from '#board/saved-searches/announced-after.ts';
import { changeAlert } from './change-alert.ts';
import { unsubscribe } from './end-alerts.ts';
import { readNewOffers } from './new-offers.ts';
import { pauseAlerts, resumeAlerts } from './pause-alerts.ts';
import { sendAlerts } from './send-alerts.ts';
import { insertAlert, insertAlertOwner, questionTo, recordingJobs } from './testing/alert-fixtures.ts';

const { db } = await testDatabase();
await insertReference(db);
const { jobs, left } = recordingJobs();
let now = noon;
const board = testBoard(db, { jobs, now: () => now });
const later = (hours: number) => new Date(now.getTime() + hours * hour);

beforeEach(async () => {
  await db.deleteFrom('candidates').execute();
  left.length = 0;
  now = noon;
});

/** Returns the content of the letters since the last call, by search. */
function told() {
  const digests = left
    .splice(0)
    .flatMap(({ name, data }) => (name === alertDigest.name ? [alertDigest.schema.parse(data)] : []));
  return digests.map(({ found }) => Object.fromEntries(found.map(({ searchId, offerIds }) => [searchId, offerIds])));
}

test('an alert sends an offer only once, and never an offer that was open before the alert', async () => {
  await insertOffer(db);
  const { id } = await insertAlertOwner(board, 'missionsTypesIds=1');
  expect(await sendAlerts(board)).toBe(0);
  const offer = await insertOffer(db);
  await insertOffer(db, { mission_type_id: 3 });
  expect(await sendAlerts(board)).toBe(1);
  expect(told()).toEqual([{ [id]: [offer] }]);
  now = later(1);
  await db.updateTable('offers').set({ title: 'Autre titre' }).where('id', '=', offer).execute();
  expect(await sendAlerts(board)).toBe(0);
});

test('alerts that are due together share one letter', async () => {
  const { viewer, id } = await insertAlertOwner(board, 'query=vitrailliste', { frequency: 'daily', hour: 8 });
  const other = await insertAlert(board, viewer, 'query=verre', { frequency: 'daily', hour: 8 });
  const offer = await insertOffer(db, { title: 'Vitrailliste verre' });
  expect(await sendAlerts(board)).toBe(0);
  now = later(24);
  expect(await sendAlerts(board)).toBe(1);
  expect(told()).toEqual([{ [id]: [offer], [other]: [offer] }]);
});

test('an offer with a future broadcast is sent when the broadcast begins', async () => {
  const { id } = await insertAlertOwner(board);
  const offer = await insertOffer(db, { broadcast_start: daysFromNoon(2) });
  await sendAlerts(board);
  expect(told()).toEqual([]);
  now = daysFromNoon(2);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [offer] }]);
});

test('before the consent only the consent request is sent; afterwards the alert also sends the offers published meanwhile', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  expect(left.map(({ name }) => name)).toEqual(['alert.mail-question']);
  left.length = 0;
  const offer = await insertOffer(db);
  expect(await sendAlerts(board)).toBe(0);
  await agreeToAlerts(board, await questionTo(db, viewer.candidate.id));
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [offer] }]);
});

test('paused alerts send the offers published meanwhile when they resume, on the set day or by hand', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  await pauseAlerts(board, viewer, '2026-11-25');
  const offers = [await insertOffer(db)];
  await sendAlerts(board);
  expect(told()).toEqual([]);
  now = daysFromNoon(4);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: offers }]);
  await pauseAlerts(board, viewer, '');
  const next = await insertOffer(db);
  now = daysFromNoon(20);
  await sendAlerts(board);
  expect(told()).toEqual([]);
  await resumeAlerts(board, viewer);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [next] }]);
  for (const until of ['2026-11-01', '2026-02-30', 'x', undefined])
    await expect(pauseAlerts(board, viewer, until)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('an ended alert or removed search sends nothing; after it is switched on again, it sends only later offers', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  const { candidate } = viewer;
  await unsubscribe(board, { candidateId: candidate.id, searchId: null });
  await insertOffer(db);
  await sendAlerts(board);
  await changeAlert(board, viewer, id, { frequency: 'instant', hour: 8, timeZone: 'Europe/Paris' });
  await removeSearch(board, viewer, id);
  const offer = await insertOffer(db);
  await sendAlerts(board);
  expect(told()).toEqual([]);
  await restoreSearch(board, viewer, id);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [offer] }]);
});

test('a letter about many new offers states their number and lists the latest', async () => {
  await insertAlertOwner(board);
  const offers: number[] = [];
  for (let index = 0; index < maxListed + 3; index += 1)
    offers.push(await insertOffer(db, { broadcast_start: daysFromNoon(-9 + index / 100) }));
  await sendAlerts(board);
  const [digest] = left.flatMap(({ name, data }) =>
    name === alertDigest.name ? [alertDigest.schema.parse(data)] : [],
  );
  expect(digest?.found).toMatchObject([{ total: offers.length, offerIds: offers.toReversed().slice(0, maxListed) }]);
});

test('a clock set back sends no offer twice, and a slow transaction loses no offer', async () => {
  const { id } = await insertAlertOwner(board, '', { frequency: 'daily', hour: 8 });
  const [first, late] = [await insertOffer(db), await insertOffer(db, { withdrawn_at: noon })];
  now = later(24);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [first] }]);
  now = later(-12);
  await sendAlerts(board);
  // Makes an offer visible now, although its dates lie some days in the past.
  await db.updateTable('offers').set({ withdrawn_at: null }).where('id', '=', late).execute();
  await sendAlerts(board);
  now = later(36);
  await sendAlerts(board);
  expect(told()).toEqual([{ [id]: [late] }]);
});

test('several simultaneous processes send every candidate one letter', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => insertAlertOwner(board)));
  await insertOffer(db);
  const counts = await Promise.all(Array.from({ length: 4 }, () => sendAlerts(board)));
  while ((await sendAlerts(board)) > 0);
  expect(told()).toHaveLength(owners.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(owners.length);
});

/** Returns a board on which something happens as soon as the first letter is queued. */
function boardWith(happens: () => unknown) {
  let isFirst = true;
  const enqueue: typeof jobs.enqueue = async (...job) => {
    await jobs.enqueue(...job);
    if (isFirst) await happens();
    isFirst = false;
  };
  return { ...board, jobs: { enqueue } };
}

test('if an alert becomes due during a run, the next run sends all its offers', async () => {
  await insertAlertOwner(board);
  const { id } = await insertAlertOwner(board, '', { frequency: 'daily', hour: 8 });
  const offers = [await insertOffer(db)];
  await sendAlerts(board);
  left.length = 0;
  const due = await db.selectFrom('saved_searches').select('due_at').where('id', '=', id).executeTakeFirstOrThrow();
  offers.push(await insertOffer(db));
  now = new Date((due.due_at?.getTime() ?? 0) - 1);
  const falls = () => {
    now = later(1);
  };
  await sendAlerts(boardWith(falls));
  await sendAlerts(board);
  expect(told().flatMap((digest) => digest[id]?.toSorted() ?? [])).toEqual(offers);
});

test('a consent given during a run leads to all offers published since the alert began', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertAlert(board, viewer, '');
  await insertAlertOwner(board);
  const offers = [await insertOffer(db)];
  await sendAlerts(board);
  now = later(1);
  offers.push(await insertOffer(db));
  const question = await questionTo(db, viewer.candidate.id);
  left.length = 0;
  await sendAlerts(boardWith(() => agreeToAlerts(board, question)));
  await sendAlerts(board);
  expect(told().flatMap((digest) => digest[id]?.toSorted() ?? [])).toEqual(offers);
});

test('an offer that is announced during a run is left to the next run', async () => {
  const before = await announceOffers(board);
  const offer = await insertOffer(db);
  const round = await announceOffers(board);
  await insertOffer(db);
  await announceOffers(board);
  expect((await readNewOffers(board, { after: before, round })).ids).toEqual([offer]);
});

test('the next run after a failure sends everything', async () => {
  const { id } = await insertAlertOwner(board);
  await insertAlertOwner(board);
  const offer = await insertOffer(db);
  let calls = 0;
  const enqueue = async () => {
    calls += 1;
    if (calls === 2) throw new Error('the queue is unavailable');
  };
  await expect(sendAlerts({ ...board, jobs: { enqueue } })).rejects.toThrow('unavailable');
  expect(await sendAlerts(board)).toBe(2);
  expect(told()).toContainEqual({ [id]: [offer] });
});

test('a saved search shows how many offers came since it was last opened', async () => {
  const { viewer, id } = await insertAlertOwner(board, 'missionsTypesIds=3');
  await insertOffer(db, { mission_type_id: 3 });
  await insertOffer(db);
  await sendAlerts(board);
  const fresh = async () => (await mySearches(board, viewer, 'fr'))[0]?.fresh;
  expect(await fresh()).toBe(1);
  await noteSearchSeen(board, await insertCandidate(board), id);
  expect(await fresh()).toBe(1);
  await noteSearchSeen(board, viewer, id);
  expect(await fresh()).toBe(0);
});

test('an alert neither sends nor counts what its candidate hides; the alerts of others do', async () => {
  const [{ viewer, id }, other] = [await insertAlertOwner(board), await insertAlertOwner(board)];
  const company = await insertCompany(db);
  await hideCompany(board, viewer, company);
  const hidden = await insertOffer(db);
  await hideOffer(board, viewer, hidden);
  const ofCompany = await insertOffer(db, { company_id: company });
  const shown = await insertOffer(db);
  await sendAlerts(board);
  const [own, others] = left
    .flatMap(({ name, data }) => (name === alertDigest.name ? [alertDigest.schema.parse(data)] : []))
    .toSorted((a, b) => a.candidateId - b.candidateId);
  expect(own?.found).toEqual([{ searchId: id, total: 1, offerIds: [shown] }]);
  expect(others?.found).toEqual([{ searchId: other.id, total: 3, offerIds: [shown, ofCompany, hidden] }]);
});

test('an alert whose new offers are all hidden sends no letter, and does not send them later', async () => {
  const { viewer } = await insertAlertOwner(board);
  const offer = await insertOffer(db);
  await hideOffer(board, viewer, offer);
  expect(await sendAlerts(board)).toBe(0);
  await showOffer(board, viewer, offer);
  now = later(24);
  expect(await sendAlerts(board)).toBe(0);
});
