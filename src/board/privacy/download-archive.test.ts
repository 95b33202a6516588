import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor, type Viewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute, second } from '#durations.ts';
import { ArchiveRefused, endArchiveTurn, prolongArchiveTurn, takeArchiveTurn } from './archive-turns.ts';
import { downloadArchive } from './download-archive.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });

const isFree = async ({ candidate }: Viewer & { kind: 'candidate' }) => {
  const turn = db.selectFrom('archive_turns').select('ends_at').where('candidate_id', '=', candidate.id);
  return ((await turn.executeTakeFirst())?.ends_at ?? noon) <= now;
};

const failing = async () => Promise.reject(new Error('away'));

/** Downloads an archive, and waits for the end of its turn, which is saved after the last byte. */
async function download(viewer: Viewer & { kind: 'candidate' }): Promise<number> {
  const { length } = await buffer(await downloadArchive(board, viewer));
  while (!(await isFree(viewer))) await wait(5);
  return length;
}

const refusalOf = (viewer: Viewer) =>
  downloadArchive(board, viewer).then(
    (archive) => void archive.destroy(),
    (error: unknown) => (error instanceof ArchiveRefused ? error : String(error)),
  );

test('only one of twenty simultaneous requests of an account gets an archive; the next download can start afterwards', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => downloadArchive(board, viewer)));
  const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect([made.length, refused.length]).toEqual([1, 19]);
  for (const error of refused) expect(error).toMatchObject({ why: 'running', seconds: 30 });
  for (const archive of made) expect((await buffer(archive)).length).toBeGreaterThan(0);
  while (!(await isFree(viewer))) await wait(5);
  expect(await download(viewer)).toBeGreaterThan(0);
});

test('the download of one account does not block the downloads of others', async () => {
  const [one, other] = [await insertCandidate(board), await insertCandidate(board)];
  const archive = await downloadArchive(board, one);
  expect(await download(other)).toBeGreaterThan(0);
  await buffer(archive);
});

test('an account gets five archives in a quarter of an hour; the refusal of the sixth states how long to wait', async () => {
  const viewer = await insertCandidate(board);
  for (let index = 0; index < 5; index += 1) {
    now = new Date(noon.getTime() + index * minute);
    await download(viewer);
  }
  expect(await refusalOf(viewer)).toMatchObject({ why: 'often', seconds: 11 * 60 });
  now = new Date(noon.getTime() + 15 * minute);
  expect(await download(viewer)).toBeGreaterThan(0);
  expect(await refusalOf(viewer)).toMatchObject({ why: 'often', seconds: 60 });
  now = noon;
});

test('a cancelled or slow download is cut off and ends its turn', async () => {
  const viewer = await insertCandidate(board);
  (await downloadArchive(board, viewer)).destroy();
  while (!(await isFree(viewer))) await wait(5);
  const slow = await downloadArchive(board, viewer, 50);
  const [error]: unknown[] = await once(slow, 'error');
  expect(error).toMatchObject({ message: 'an archive took too long' });
  while (!(await isFree(viewer))) await wait(5);
  expect(await download(viewer)).toBeGreaterThan(0);
});

test('the turn of a crashed process expires', async () => {
  const viewer = await insertCandidate(board);
  const until = new Date(noon.getTime() + 30 * second);
  await sql`insert into archive_turns values (${viewer.candidate.id}, array[${noon}::timestamptz], ${until})`.execute(
    db,
  );
  expect(await refusalOf(viewer)).toMatchObject({ why: 'running' });
  now = new Date(noon.getTime() + 30 * second);
  expect(await download(viewer)).toBeGreaterThan(0);
  now = noon;
});

test('an earlier turn can neither prolong nor end the current turn', async () => {
  const viewer = await insertCandidate(board);
  const before = await takeArchiveTurn(board, viewer.candidate.id);
  now = new Date(noon.getTime() + 30 * second);
  const present = await takeArchiveTurn(board, viewer.candidate.id);
  await endArchiveTurn(board, before);
  expect(await refusalOf(viewer)).toMatchObject({ why: 'running', seconds: 30 });
  await endArchiveTurn(board, present);
  await prolongArchiveTurn(board, before);
  expect(await isFree(viewer)).toBe(true);
  now = noon;
});

test('a visitor gets no archive, and a turn ends if its archive cannot start', async () => {
  await expect(downloadArchive(board, visitor)).rejects.toThrow('nobody is signed in');
  const viewer = await insertCandidate(board);
  const accounts = { forget: failing, emailOf: failing, termsAcceptedAt: failing, tell: failing };
  await expect(downloadArchive({ ...board, accounts }, viewer)).rejects.toThrow('away');
  expect(await download(viewer)).toBeGreaterThan(0);
});
