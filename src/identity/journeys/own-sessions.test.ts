import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readCookie } from '#http/cookies.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { endAccountSessions } from '#identity/provider/accounts/end-account-sessions.ts';
import { createStorage } from '#identity/provider/protocol/storage.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import type { Browser } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const secret = randomBytes(32);
const site = await startTestSite(db, { secret, now: () => new Date(Date.now() + clock.ahead) });
const { ownSessions } = site.relyingParty;
const password = 'un long mot de passe';

async function person(name: string) {
  const email = `${name}@exemple.fr`;
  const { oid } = await createAccount(db, { email, password, givenName: name, familyName: 'Ruiz' });
  const signIn = async (): Promise<Browser> => {
    const browser = site.browser();
    await browser.submit(await browser.open('/start'), { email, password });
    return browser;
  };
  return { oid, signIn };
}

const list = (browser: Browser) => ownSessions.list(browser.header());
const isSignedIn = async (browser: Browser) => (await site.relyingParty.readSession(browser.header())) !== null;
/** Tells if the provider still recognises the browser and signs the person in without a form. */
const isKnownToProvider = async (browser: Browser) => (await browser.open('/start')).url.pathname === '/';

/** The uid of a browser's session with the provider. */
async function sessionIn(browser: Browser): Promise<string | undefined> {
  const sessions = createStorage({ db, seal: createSeal(secret, 'payloads'), policy: '' })('Session');
  const cookie = readCookie(browser.header('/idp/'), 'idp_session') ?? '';
  return (await sessions.find(cookie))?.uid;
}

test('people see their own sessions and nobody else’s', async () => {
  const [{ signIn }, other] = [await person('ana'), await person('bea')];
  const [here, there] = [await signIn(), await signIn()];
  await other.signIn();
  const sessions = await list(here);
  expect(sessions.map(({ isPresent }) => isPresent)).toEqual([true, false]);
  expect(sessions[0]).toMatchObject({ network: '127.0.0.…' });
  expect((await list(there)).find(({ isPresent }) => isPresent)?.id).not.toBe(
    sessions.find(({ isPresent }) => isPresent)?.id,
  );
  expect(await list(site.browser())).toEqual([]);
});

test('a person can end another session at the site and at the provider, and the current session continues', async () => {
  const { signIn } = await person('cleo');
  const [here, there] = [await signIn(), await signIn()];
  const other = (await list(here)).find(({ isPresent }) => !isPresent)?.id ?? '';
  expect(await ownSessions.endOne(here.header(), other)).toBe(true);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isKnownToProvider(there)).toBe(false);
  clock.ahead = 2 * hour;
  expect(await isSignedIn(here)).toBe(true); // Makes the session refresh its token.
  clock.ahead = 0;
  expect(await isKnownToProvider(here)).toBe(true);
});

test('no request can end the current session or the session of another person', async () => {
  const [{ signIn }, other] = [await person('dora'), await person('elif')];
  const [here, foreign] = [await signIn(), await other.signIn()];
  const own = (await list(here))[0]?.id ?? '';
  const others = (await list(foreign))[0]?.id ?? '';
  for (const id of [own, others, '', 'zz', 'a'.repeat(10_000)])
    expect(await ownSessions.endOne(here.header(), id)).toBe(false);
  expect(await ownSessions.endOne(null, own)).toBe(false);
  expect([await isSignedIn(here), await isSignedIn(foreign)]).toEqual([true, true]);
});

test('ending the others ends all other sessions at the site and at the provider; without cookies, it ends all sessions', async () => {
  const [{ oid, signIn }, other] = [await person('fay'), await person('gil')];
  const [here, there, foreign] = [await signIn(), await signIn(), await other.signIn()];
  await ownSessions.endOthers(oid, here.header());
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(foreign)]).toEqual([true, false, true]);
  expect([await isKnownToProvider(here), await isKnownToProvider(there)]).toEqual([true, false]);
  await ownSessions.endOthers(oid, null);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isKnownToProvider(here)).toBe(false);
});

test('cookies of another account do not keep a session alive', async () => {
  const [{ oid, signIn }, other] = [await person('hana'), await person('iris')];
  const [there, foreign] = [await signIn(), await other.signIn()];
  await ownSessions.endOthers(oid, foreign.header());
  expect([await isSignedIn(there), await isSignedIn(foreign)]).toEqual([false, true]);
});

test('a change at the provider signs out all other browsers', async () => {
  const { oid, signIn } = await person('jo');
  const [here, there] = [await signIn(), await signIn()];
  await endAccountSessions(db, oid, await sessionIn(here));
  await ownSessions.dropOthers(db, oid, here.header('/idp/'));
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect([await isKnownToProvider(here), await isKnownToProvider(there)]).toEqual([true, false]);
});

test('a session that exists only at the provider ends together with the others', async () => {
  const { oid, signIn } = await person('kim');
  const there = await signIn();
  await db.deleteFrom('sessions').where('oid', '=', oid).execute();
  await ownSessions.endOthers(oid, null);
  expect(await isKnownToProvider(there)).toBe(false);
});
