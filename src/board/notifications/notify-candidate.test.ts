import { afterEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { choose, everyChoice, readChoices } from './choices.ts';
import { countUnread } from './count-unread.ts';
import { notifyCandidate } from './notify-candidate.ts';

const { db } = await testDatabase();
let left: unknown[] = [];
const enqueue = async (_db: unknown, _job: unknown, data: unknown) => {
  left.push(data);
};
const board = testBoard(db, { jobs: { enqueue } });
afterEach(() => {
  left = [];
});

const tell = (candidateId: number, on = board) =>
  db
    .transaction()
    .execute((transaction) =>
      notifyCandidate(on, transaction, candidateId, { kind: 'favouriteClosing', offerIds: [7, 8] }),
    );

async function toldOf(candidateId: number): Promise<unknown[]> {
  return db.selectFrom('notifications').select(['kind', 'ids']).where('candidate_id', '=', candidateId).execute();
}

test('by default a candidate is notified on the site and by letter, and both contain only ids', async () => {
  const { id } = (await insertCandidate(board)).candidate;
  await tell(id);
  expect(await toldOf(id)).toEqual([{ kind: 'favouriteClosing', ids: { offerIds: [7, 8] } }]);
  expect(left).toEqual([{ candidateId: id, offerIds: [7, 8], day: '2026-11-21' }]);
  expect(await countUnread(board, id)).toBe(1);
});

test.each(['site', 'mail'] as const)(
  'a candidate who switched off the channel «%s» is notified only on the other channel',
  async (off) => {
    const viewer = await insertCandidate(board);
    await choose(board, viewer, [{ kind: 'favouriteClosing', channel: off, wanted: false }]);
    await tell(viewer.candidate.id);
    expect(await toldOf(viewer.candidate.id)).toHaveLength(off === 'site' ? 0 : 1);
    expect(left).toHaveLength(off === 'mail' ? 0 : 1);
  },
);

const all = (wanted: boolean) => everyChoice.map((choice) => ({ ...choice, wanted }));

test('a choice applies only to its candidate, and the last choice counts', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  await choose(board, viewer, all(true));
  await choose(board, viewer, all(false));
  await choose(board, viewer, []);
  for (const { site, mail } of await readChoices(board, viewer)) expect([site, mail]).not.toContain(true);
  expect(await readChoices(board, other)).toContainEqual({ kind: 'favouriteClosing', site: true, mail: true });
});

test('neither a rolled-back transaction nor a deleted account causes a notification', async () => {
  const { id } = (await insertCandidate(board)).candidate;
  const broken = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(tell(id, broken)).rejects.toThrow('no queue');
  expect(await toldOf(id)).toEqual([]);
  await db.deleteFrom('candidates').where('id', '=', id).execute();
  await tell(id);
  expect(left).toEqual([]);
});
