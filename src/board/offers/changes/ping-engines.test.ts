import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference, noon } from '../testing/offer-fixtures.ts';
import { pingEngines } from './ping-engines.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db);
let now = noon;
let told: number[][] = [];
const board = { db, now: () => now };
const ping = (tell = async (ids: readonly number[]) => void told.push([...ids])) => pingEngines(board, tell);
const refuse = () => Promise.reject(new Error('busy'));

beforeEach(async () => {
  now = noon;
  await sql`truncate offers, index_pings cascade`.execute(db);
  await ping();
  told = [];
});

async function dueIn(): Promise<number> {
  const { due_at } = await db.selectFrom('index_pings').select('due_at').executeTakeFirstOrThrow();
  return (due_at.getTime() - now.getTime()) / minute;
}

test('an offer is reported when its broadcast begins, not when it is written', async () => {
  await insertOffer(db, { id: 1, company_id, broadcast_start: daysFromNoon(1) });
  await ping();
  expect(told).toEqual([]);
  now = daysFromNoon(1);
  await ping();
  expect(told).toEqual([[1]]);
});

test('an offer whose broadcast is postponed is not reported as gone before it is public again', async () => {
  await insertOffer(db, { id: 1, company_id });
  await ping();
  await db
    .updateTable('offers')
    .set({ broadcast_start: daysFromNoon(2) })
    .execute();
  await ping();
  expect(told).toEqual([[1]]);
});

test('filled, ended and deleted offers are reported once', async () => {
  for (const id of [1, 2, 3])
    await insertOffer(db, { id, company_id, broadcast_end: id === 2 ? daysFromNoon(1) : null });
  await ping();
  told = [];
  await db.updateTable('offers').set({ filled_at: noon }).where('id', '=', 1).execute();
  await db.deleteFrom('offers').where('id', '=', 3).execute();
  now = daysFromNoon(1);
  await ping();
  await ping();
  expect(told).toEqual([[1, 2, 3]]);
});

test('a report of more than a thousand offers is divided into several messages, and each offer is in one of them', async () => {
  await insertOffer(db, { id: 1, company_id });
  const columns = sql.raw(`company_id, title, language, mission_type_id, duration_months, city_fr, city_en, country_id,
    mission_start, created_at, broadcast_start, source, fingerprint`);
  await sql`insert into offers (id, reference, ${columns})
    select n, 'VIE' || n, ${columns} from offers, generate_series(2, 1001) n`.execute(db);
  await ping();
  expect(told.map((ids) => ids.length)).toEqual([1000, 1]);
  expect(new Set(told.flat()).size).toBe(1001);
});

test('after each refused message the wait doubles, up to six hours', async () => {
  await insertOffer(db, { id: 1, company_id });
  const waits: number[] = [];
  for (let time = 1; time <= 11; time++) {
    await expect(ping(refuse)).rejects.toThrow('busy');
    waits.push(await dueIn());
    now = new Date(now.getTime() + (waits.at(-1) ?? 0) * minute);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});

test('after an accepted message the next wait is short again', async () => {
  await insertOffer(db, { id: 1, company_id });
  await expect(ping(refuse)).rejects.toThrow('busy');
  now = new Date(now.getTime() + minute);
  await ping();
  await insertOffer(db, { id: 2, company_id });
  await expect(ping(refuse)).rejects.toThrow('busy');
  expect(await dueIn()).toBe(1);
  expect(told).toEqual([[1]]);
});

test('two simultaneous runs report an offer only once', async () => {
  await insertOffer(db, { id: 1, company_id });
  await Promise.all([ping(), ping(), ping()]);
  expect(told).toEqual([[1]]);
});

test('in a restored copy of the database the changes since the last message are reported', async () => {
  await insertOffer(db, { id: 1, company_id });
  await ping();
  told = [];
  await sql`update index_pings set place = jsonb_set(place::jsonb, '{database}', '"another"')`.execute(db);
  await insertOffer(db, { id: 2, company_id });
  await sql`update offer_changes set changed_at = ${daysFromNoon(-1)}`.execute(db);
  await sql`update offer_changes set changed_at = ${daysFromNoon(1)} where offer_id = 2`.execute(db);
  now = daysFromNoon(2);
  await ping();
  expect(told).toEqual([[2]]);
});
