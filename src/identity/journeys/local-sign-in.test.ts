import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { AddressUnproven, WrongCredentials } from '#identity/both-sides/password-authorization.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import { growGeneration } from '#identity/provider/accounts/generation.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const site = await startTestSite(db, { now: () => new Date(Date.now() + clock.ahead) });
const { relyingParty } = site;
const account = { email: 'ana@exemple.fr', password: 'un long mot de passe' };
const { oid } = await createAccount(db, { ...account, givenName: 'Ana', familyName: 'Ruiz' });

beforeEach(async () => {
  clock.ahead = 0;
  await db.deleteFrom('idp.attempts').execute();
});

type Typed = {
  readonly email?: string;
  readonly password?: string;
  readonly address?: string;
  readonly cookie?: string;
};

const signIn = ({ address = 'home', cookie = '', ...typed }: Typed = {}) =>
  relyingParty.signInLocally({
    ...account,
    ...typed,
    locale: 'fr',
    cookieHeader: cookie,
    from: { userAgent: 'curl/8', address },
  });

const cookiesOf = ({ setCookie }: { readonly setCookie: readonly string[] }): string =>
  setCookie.map((line) => line.split(';', 1)[0]).join('; ');

test('a sign-in by password has the same claims and access token as any other sign-in', async () => {
  const signedIn = await signIn();
  expect(signedIn.claims).toMatchObject({ oid, emails: [account.email], given_name: 'Ana', tfp: 'signin_fr' });
  expect(await relyingParty.readAccessToken(signedIn.accessToken)).toEqual({ oid });
  expect(await relyingParty.readSession(cookiesOf(signedIn))).toMatchObject({ oid });
});

test('a session from a local sign-in refreshes old tokens', async () => {
  const cookies = cookiesOf(await signIn());
  clock.ahead = 61 * minute;
  const session = await relyingParty.readSession(cookies);
  expect(session?.accessExpiresAt.getTime()).toBeGreaterThan(Date.now() + clock.ahead);
});

const tokens = () => db.selectFrom('idp.payloads').select('id').where('model', '=', 'RefreshToken').execute();

test('a local sign-out ends only its session and its tokens, and may be repeated', async () => {
  const [one, other] = [cookiesOf(await signIn()), cookiesOf(await signIn())];
  const before = (await tokens()).length;
  await relyingParty.signOutLocally(one);
  await relyingParty.signOutLocally(one);
  expect(await tokens()).toHaveLength(before - 1);
  expect(await relyingParty.readSession(one)).toBeNull();
  clock.ahead = 61 * minute;
  expect(await relyingParty.readSession(other)).toMatchObject({ oid });
});

test('a local sign-in replaces the browser’s session', async () => {
  const first = cookiesOf(await signIn());
  await signIn({ cookie: first });
  expect(await relyingParty.readSession(first)).toBeNull();
});

test('wrong passwords are counted by account and network, and separately for known browsers, as on the sign-in page', async () => {
  const known = cookiesOf(await signIn());
  for (let each = 0; each < 10; each += 1)
    await expect(signIn({ password: 'wrong wrong' })).rejects.toThrow(WrongCredentials);
  await expect(signIn()).rejects.toThrow(TooManyAttempts);
  expect(await signIn({ cookie: known })).toMatchObject({ claims: { oid } });
  expect(await signIn({ address: 'elsewhere' })).toMatchObject({ claims: { oid } });
});

/** Tells if a transaction waits for a row that another transaction has locked. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

test('a sign-in fails and leaves no code if the owner ends the sessions while the password is checked', async () => {
  const signing = await db.transaction().execute(async (ending) => {
    await growGeneration(ending, oid);
    const outcome = signIn().catch((error: unknown) => error);
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    return { outcome };
  });
  expect(await signing.outcome).toBeInstanceOf(WrongCredentials);
  const codes = db.selectFrom('idp.payloads').select('id').where('model', '=', 'AuthorizationCode');
  expect(await codes.where('consumed_at', 'is', null).execute()).toEqual([]);
});

test('a local sign-in needs an address, a password and a confirmed account', async () => {
  for (const typed of [{ email: '' }, { email: 'x' }, { password: '' }, { password: 'x'.repeat(10_000) }])
    await expect(signIn(typed)).rejects.toThrow(WrongCredentials);
  await db.updateTable('idp.accounts').set({ email_confirmed_at: null }).where('oid', '=', oid).execute();
  await expect(signIn()).rejects.toThrow(AddressUnproven);
});
