import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { wrapQueries } from './connection.ts';

test('pg releases the rows of a query once the caller has them', async () => {
  const { session, results } = answering();
  wrapQueries(session);
  const first = await session.query('select 1');
  expect({ rows: first.rows, command: first.command, rowCount: first.rowCount }).toEqual({
    rows: [{ value: 1 }],
    command: 'SELECT',
    rowCount: 1,
  });
  expect(results.map(({ rows }) => rows)).toEqual([[]]);
});

test('the error of a failed query reaches its caller', async () => {
  const { session } = answering(new Error('no such table'));
  wrapQueries(session);
  await expect(session.query('select 1')).rejects.toThrow('no such table');
});

function answering(error?: Error) {
  const results: { rows: unknown[]; command: string; rowCount: number }[] = [];
  const session = new Client();
  vi.spyOn(session, 'query').mockImplementation(async () => {
    if (error) throw error;
    const result = { rows: [{ value: 1 }], command: 'SELECT', rowCount: 1 };
    results.push(result);
    return result;
  });
  return { session, results };
}
