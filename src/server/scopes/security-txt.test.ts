import { afterAll, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const named = await openServer(board, { environment: { CONTACT_EMAIL: 'security+1@mvi.example' } });
const nameless = await openServer(board);
afterAll(() => Promise.all([named.app.close(), nameless.app.close()]));

test('security.txt states contact and languages, and expires within a year', async () => {
  const { statusCode, headers, body } = await named.app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .trim()
      .split('\r\n')
      .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
  );
  expect(fields.get('Contact')).toBe('mailto:security%2B1@mvi.example');
  expect(fields.get('Preferred-Languages')).toBe('fr, en');
  expect(fields.get('Canonical')).toBe('https://mvi.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - noon.getTime()) / day;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('without a contact address there is no security.txt', async () => {
  expect((await nameless.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
