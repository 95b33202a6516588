import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const ask = await openSite(testBoard(db));

test('a sign-out ends the session and leads to the home page in its language, signed in or not', async () => {
  for (const cookie of ['', 'session=nobody']) {
    const answer = await ask('/en/deconnexion', { form: {}, headers: { cookie } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://mvi.example/en');
    expect(answer.headers.get('set-cookie')).toMatch(/session=;.*Max-Age=0/);
  }
});

test('the page after a sign-out confirms it once', async () => {
  const out = (await ask('/deconnexion', { form: {} })).headers.getSetCookie().find((one) => one.includes('message='));
  const reached = await ask('/', { headers: { cookie: String(out?.split(';')[0]) } });
  expect(await reached.text()).toMatch(/<main[^>]*>(?:<!--[^>]*-->|<div[^>]*>)+<svg[^>]*>.*?Vous êtes déconnecté/);
  expect(reached.headers.get('set-cookie')).toMatch(/message=;.*Max-Age=0/);
});

test('a GET request to the sign-out address signs nobody out', async () => {
  const answer = await ask('/en/deconnexion', { headers: { cookie: 'session=nobody' } });
  expect(answer.headers.get('location')).toBe('/en');
  expect(answer.headers.has('set-cookie')).toBe(false);
});
