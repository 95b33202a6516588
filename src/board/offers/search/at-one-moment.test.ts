import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '../testing/offer-fixtures.ts';
import { atOneMoment } from './at-one-moment.ts';

const { db } = await testDatabase();
await insertReference(db);

const countSectors = async (on: typeof db) =>
  (
    await on
      .selectFrom('sectors')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const addSector = (id: number) =>
  db.insertInto('sectors').values({ id, position: id, name_fr: 'Spatial', name_en: 'Space' }).execute();

test('all statements of a search see one moment, whatever is written meanwhile', async () => {
  const [before, during] = await atOneMoment(db, async (session) => {
    const first = await countSectors(session);
    await addSector(1);
    return [first, await countSectors(session)];
  });
  expect(during).toBe(before);
  expect(await atOneMoment(db, countSectors)).toBe((before ?? 0) + 1);
});

test('a search writes nothing', async () => {
  await expect(atOneMoment(db, (session) => session.deleteFrom('sectors').execute())).rejects.toThrow('read-only');
});

test('a search has five seconds, and its limits are gone behind it', async () => {
  const settings = async (on: typeof db) =>
    (
      await sql<{ timeout: string; jit: string }>`
      select current_setting('statement_timeout') as timeout, current_setting('jit') as jit`.execute(on)
    ).rows;
  const single = db
    .connection()
    .execute(async (session) => [
      await settings(session),
      await atOneMoment(session, settings),
      await settings(session),
    ]);
  const [before, inside, behind] = await single;
  expect(inside).toEqual([{ timeout: '5s', jit: 'off' }]);
  expect(behind).toEqual(before);
});

test('what goes wrong in a search is thrown as it is, and the next search goes on', async () => {
  await expect(
    atOneMoment(db, async (session) => {
      await sql`select 1 / 0`.execute(session).catch(() => undefined);
      throw new Error('the first thing that went wrong');
    }),
  ).rejects.toThrow('the first thing that went wrong');
  const many = await Promise.all(Array.from({ length: 12 }, () => atOneMoment(db, countSectors)));
  expect(new Set(many).size).toBe(1);
});
