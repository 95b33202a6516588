import { afterAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { connect } from '#database/connection.ts';
import { openServer } from './testing/open-server.ts';

const away = connect('postgres://nobody@127.0.0.1:9/x', { max: 1 });
const board = { ...testBoard(away), now: () => new Date() };
const headers = { cookie: 'session=somebody' };
afterAll(() => away.destroy());

test('while the database is unavailable a page has a Retry-After header, and no incident is logged', async () => {
  const { app, complaints } = await openServer(board);
  for (const path of ['/offres/recherche', '/en', '/en/offres/1', '/offres/recherche.data']) {
    const { statusCode, headers } = await app.inject(path);
    expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '10']);
  }
  expect((await app.inject({ path: '/espace-personnel', headers })).statusCode).toBe(503);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(complaints().filter(({ level }) => level > 40)).toEqual([]);
});

test('an unavailable page wears the mark, says only what is known, and leads to the next try', async () => {
  const { app } = await openServer(board);
  const page = (await app.inject('/en/offres/1?x=1&y=2')).body;
  expect(page).toContain('International</b>');
  expect(page).toContain('We could not show this page. Try again in a few seconds.');
  expect(page).toContain('href="/en/offres/1?x=1&#38;y=2">Try again</a>');
  const form = { ...headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await app.inject({
    method: 'POST',
    path: '/en/notifications/choix',
    headers: form,
    payload: 'intent=choose',
  });
  expect([sent.statusCode, sent.body]).toEqual([503, expect.stringContaining('Your form did not get through.')]);
  expect(sent.body).toContain('href="/en/notifications/choix">Back to the form</a>');
});
