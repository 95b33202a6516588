import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const secret = 'a secret of this test, and of nothing else';
let runs = 0;
const run = async () => void (runs += 1);
const ask = await openSite(board, { refreshContent: { run, secret } });
const status = async (answer: Promise<Response>) => (await answer).status;
beforeEach(() => (runs = 0));

test('reading the page has no effect, whatever its parameters', async () => {
  for (const address of ['/refresh', `/refresh?secret=${encodeURIComponent(secret)}`, '/en/refresh?done'])
    expect(await status(ask(address, { headers: { 'x-content-secret': secret } }))).toBe(200);
  expect(runs).toBe(0);
});

test('the secret refreshes the content, by a form and by a header', async () => {
  expect(await status(ask('/en/refresh', { form: { secret } }))).toBe(303);
  expect(await status(ask('/refresh', { form: {}, headers: { 'x-content-secret': secret } }))).toBe(303);
  expect(runs).toBe(2);
});

test('a wrong secret and an unknown intent are refused', async () => {
  const wrong: Record<string, string>[] = [{}, { secret: '' }, { secret: `${secret}x` }, { intent: 'evil' }];
  for (const form of wrong) expect(await status(ask('/refresh', { form }))).toBe(403);
  expect(runs).toBe(0);
});

test('without a configured secret, other machines cannot refresh the content', async () => {
  const without = await openSite(board, { refreshContent: { run, secret: null } });
  expect(await status(without('/refresh', { form: { secret: '' } }))).toBe(403);
  expect(runs).toBe(0);
});

test('a program of this machine needs no secret, unless a proxy forwards its request', async () => {
  const here = await openSite(board, { refreshContent: { run, secret: null } }, '127.0.0.1');
  expect(await status(here('/refresh', { form: {} }))).toBe(303);
  expect(await status(here('/refresh', { form: {}, headers: { 'x-forwarded-for': '192.0.2.1' } }))).toBe(403);
  expect(runs).toBe(1);
});
