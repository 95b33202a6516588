import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { connect } from './connection.ts';
import { outlast } from './outlast.ts';
import { testDatabase } from './testing/test-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const { db, url } = await testDatabase();

/** Asks in one session, whose server ends it during the first question. */
function losingItsSession() {
  const own = connect(url, { max: 1 });
  const facts = { asked: 0 };
  const ask = () =>
    own.transaction().execute(async (session) => {
      facts.asked += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session);
      if (facts.asked === 1) await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      return (await sql<{ one: number }>`select 1 as one`.execute(session)).rows[0]?.one;
    });
  return { facts, ask, end: () => own.destroy() };
}

test('work that loses its session to an outage is done again', async () => {
  const { facts, ask, end } = losingItsSession();
  await expect(outlast(ask)).resolves.toBe(1);
  expect(facts.asked).toBe(2);
  await end();
});

test('after half a minute the outage is reported', async () => {
  const { facts, ask, end } = losingItsSession();
  const clock = [0, minute];
  const error: unknown = await outlast(ask, () => clock.shift() ?? minute).catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(facts.asked).toBe(1);
  await end();
});

test('an error of the work itself is reported at once', async () => {
  const failing = outlast(async () => {
    throw new Error('wrong secret');
  });
  await expect(failing).rejects.toThrow('wrong secret');
});
