import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { isSnapshot } from './snapshot.ts';

const { db } = await testDatabase();

async function isReadByPostgres(text: string): Promise<boolean> {
  return sql`select ${text}::pg_snapshot`.execute(db).then(
    () => true,
    () => false,
  );
}

test('a text is accepted as a snapshot exactly if PostgreSQL accepts it', async () => {
  const number = fc.bigInt({ min: 0n, max: 12n }).map(String);
  const near = fc.tuple(number, number, fc.array(number, { maxLength: 3 })).map(([a, b, c]) => `${a}:${b}:${c.join()}`);
  await fc.assert(
    fc.asyncProperty(near, async (text) => {
      expect(isSnapshot(text)).toBe(await isReadByPostgres(text));
    }),
    { numRuns: 150 },
  );
});

test.each(['', '5', '5:3:', '0:0:', '1:2:7,,8', '1:9:3,2', '1:9:x', '1:2:3:4', `1:${2n ** 64n}:`])(
  'the text %j is not a snapshot',
  (text) => {
    expect(isSnapshot(text)).toBe(false);
  },
);
