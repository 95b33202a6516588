import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const page = '/en/cookies';
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

test.each([
  ['accepted', '__Host-consent=served'],
  ['refused', '__Host-consent=refused'],
])('a form without scripts stores the choice %s for six months and returns to its page', async (intent, cookie) => {
  const answer = await ask(page, { form: { intent, to: '/news/salon?x=1' } });
  expect([answer.status, answer.headers.get('location'), cookieOf(answer)]).toEqual([303, '/news/salon?x=1', cookie]);
  expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=15724800(?!.*HttpOnly)/);
});

test('a visitor and a candidate choose in the same way, and the page shows the current choice', async () => {
  const viewer = await insertCandidate(board);
  const cookie = cookieOf(await ask(page, { form: { intent: 'refused' }, viewer }));
  const [none, chosen] = await Promise.all([ask(page), ask(`${page}?done=refused`, { headers: { cookie } })]);
  expect(await none.text()).not.toContain('role="status"');
  expect(await chosen.text()).toContain('role="status"');
});

test('an unknown intent stores nothing, and another site is not accepted as return address', async () => {
  expect((await ask(page, { form: { intent: 'evil' } })).status).toBe(400);
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', ''])
    expect((await ask(page, { form: { intent: 'refused', to } })).headers.get('location')).toBe(`${page}?done=refused`);
});
