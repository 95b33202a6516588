import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { formatWalPosition, parseWalPosition, partsOfSegments, segmentName, segmentStart } from './wal-positions.ts';

const { db } = await testDatabase();
const segment = 16 * 2 ** 20;
const position = fc.bigInt({ min: 1n, max: 2n ** 56n });

test('positions are read and written as PostgreSQL does', async () => {
  await fc.assert(
    fc.asyncProperty(position, async (at) => {
      const { rows } = await sql<{ text: string }>`select ${formatWalPosition(at)}::pg_lsn::text as text`.execute(db);
      expect(rows[0]?.text).toBe(formatWalPosition(at));
      expect(parseWalPosition(formatWalPosition(at))).toBe(at);
    }),
    { numRuns: 50 },
  );
});

test('files of segments are named as PostgreSQL names them', async () => {
  await fc.assert(
    fc.asyncProperty(position, async (at) => {
      const inside = segmentStart(at, segment) + 1n;
      const asked = sql<{ name: string }>`select pg_walfile_name(${formatWalPosition(inside)}::pg_lsn) as name`;
      expect((await asked.execute(db)).rows[0]?.name).toBe(segmentName(1, inside, segment));
    }),
    { numRuns: 50 },
  );
});

test.each(['', '/', '1', '1/', 'g/1', '1/123456789', '1/2/3'])('%j is no position', (text) => {
  expect(() => parseWalPosition(text)).toThrow('no position');
});

test('the parts of a range follow each other, and none crosses the border of a segment', () => {
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 5 * segment }), (start, length) => {
      const end = start + BigInt(length);
      const parts = [...partsOfSegments(start, end, segment)];
      expect(parts.reduce((at, part) => (part.start === at ? part.end : -1n), start)).toBe(end);
      for (const part of parts) expect(segmentStart(part.start, segment)).toBe(segmentStart(part.end - 1n, segment));
    }),
  );
});
