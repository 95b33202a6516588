import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createSessionStore } from '#identity/relying-party/sessions/session-store.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { openSite, siteSecret } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const address = '/en/espace-personnel/sessions';
const store = createSessionStore(createSeal(siteSecret, 'sessions'));

async function signedIn() {
  const viewer = await insertCandidate(board);
  const { oid } = viewer.candidate;
  const claims = { oid, tfp: null, emails: [], given_name: '', family_name: '', name: '' };
  const begin = async (browser: string | null, system: string | null) => {
    const content = { claims, idToken: '', accessToken: '', refreshToken: null };
    const device = { browser, system, network: '203.0.113.…' };
    const secret = await store.create(db, { policy: 'signInEn', content, accessExpiresAt: new Date(), device });
    return { cookie: `__Host-session=${secret}` };
  };
  const idsOf = async () =>
    (await db.selectFrom('sessions').select('browser').where('oid', '=', oid).execute()).map(({ browser }) => browser);
  return { viewer, begin, idsOf };
}

test('every session except the current one has a button to end it', async () => {
  const { viewer, begin } = await signedIn();
  const headers = await begin('Firefox', 'Android');
  await begin(null, null);
  const page = await (await ask(address, { viewer, headers })).text();
  for (const said of ['Firefox, Android', 'Unknown browser, unknown system', '203.0.113.…'])
    expect(page).toContain(said);
  expect(page.match(/name="session"/g)).toHaveLength(1);
});

test('a candidate can end one session, then all others, and is told if a session is missing', async () => {
  const { viewer, begin, idsOf } = await signedIn();
  const headers = await begin('Firefox', 'Android');
  for (const browser of ['Safari', 'Chrome', 'Opera']) await begin(browser, null);
  const page = await (await ask(address, { viewer, headers })).text();
  const session = /name="session" value="(\w+)"/.exec(page)?.[1] ?? '';
  const send = async (form: Record<string, string>) =>
    (await ask(address, { viewer, headers, form })).headers.get('location');
  expect(await send({ intent: 'end', session })).toBe(`${address}?done=ended`);
  expect(await idsOf()).toHaveLength(3);
  expect(await send({ intent: 'end', session })).toBe(`${address}?done=gone`);
  expect(await send({ intent: 'end-others' })).toBe(`${address}?done=others`);
  expect(await idsOf()).toEqual(['Firefox']);
  expect((await ask(address, { viewer, headers, form: { intent: 'x' } })).status).toBe(400);
});

test('a visitor is asked to sign in', async () => {
  expect((await ask(address)).headers.get('location')).toContain('/en/connexion');
  expect((await ask(address, { form: { intent: 'end-others' } })).headers.get('location')).toContain('/en/connexion');
});
