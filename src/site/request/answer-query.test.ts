import { beforeEach, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { expectRegistration } from '#board/registrations/expect-registration.ts';
import { registrationCounts } from '#board/registrations/count-registration.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);

beforeEach(() => db.deleteFrom('registration_counts').execute());

async function newcomer() {
  const viewer = await insertCandidate(board);
  await expectRegistration(board, viewer.candidate, 'complete');
  return viewer;
}

const counted = async () => (await registrationCounts(board, 9)).map(({ simple, complete }) => ({ simple, complete }));

test.each(['method=complete', 'method=simple'])(
  "?%s counts the registration once by its kind, and redirects to the page's own address with a message",
  async (query) => {
    const viewer = await newcomer();
    const answer = await ask(`/en/offres?a=b&${query}`, { viewer });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/offres?a=b']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/message=auth\.registered\.complete/);
    const again = await ask(`/en/offres?${query}`, { viewer });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await counted()).toEqual([{ simple: 0, complete: 1 }]);
  },
);

test('visitors, prefetches and posts are not counted', async () => {
  const viewer = await newcomer();
  await ask('/?method=complete');
  await ask('/?method=complete', { viewer, headers: { 'sec-purpose': 'prefetch' } });
  await ask('/deconnexion?method=complete', { viewer, form: {} });
  expect(await counted()).toEqual([]);
});

test('requests of scripts for page data are redirected too', async () => {
  const answer = await ask('/offres.data?method=simple', { viewer: await newcomer() });
  expect(answer.status).toBe(202);
  expect(await counted()).toEqual([{ simple: 0, complete: 1 }]);
});

test('the outcome of a registration is shown once, on the next page', async () => {
  const cookie = '__Host-message=auth.registered.complete';
  const page = await ask('/en/offres', { viewer: await newcomer(), headers: { cookie } });
  expect(await page.text()).toMatch(/<main[^>]*>(?:<!--[^>]*-->|<div[^>]*>)+<svg[^>]*>.*?Your account is created/);
  expect(page.headers.get('set-cookie')).toMatch(/message=;.*Max-Age=0/);
});

test('links to the other language, the canonical address and shared links leave out commands, such as an error, of the address', async () => {
  const html = await (await ask('/offres?state=x&error_description=y')).text();
  expect(html).not.toMatch(/[?&;]method=/);
  for (const query of ['method=simple', 'forcelogin=true', 'error=x'])
    expect((await ask(`/offres?${query}`)).headers.get('location')).not.toContain(query);
});
