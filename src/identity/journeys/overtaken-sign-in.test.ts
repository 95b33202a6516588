import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const person = { email: 'ana@exemple.fr', password: 'un long mot de passe', givenName: 'Ana', familyName: 'Ruiz' };
await createAccount(db, person);

const endNothing = sql`drop function if exists idp.overtake() cascade`;

/**
 * From now on, makes the owner end all sessions at the moment when a new session is saved: after the account
 * was checked, and before the query that ends sessions can see the session.
 */
async function endWhileSaved(): Promise<void> {
  onTestFinished(async () => void (await endNothing.execute(db)));
  await sql`create function idp.overtake() returns trigger language plpgsql as $$ begin
    update idp.accounts set generation = generation + 1; return new; end $$`.execute(db);
  await sql`create trigger overtake before insert or update on idp.payloads for each row
    when (new.model = 'Session' and new.account is not null) execute function idp.overtake()`.execute(db);
}

const afterSignIn = async (browser: Browser): Promise<string> => {
  await browser.submit(await browser.open('/start'), person);
  return (await browser.open('/me')).text;
};

test('a sign-in ends at once if the account’s sessions are ended while its session is saved', async () => {
  expect(await afterSignIn(site.browser())).not.toBe('null');
  await endWhileSaved();
  const browser = site.browser();
  expect(await afterSignIn(browser)).toBe('null');
  await endNothing.execute(db);
  expect((await browser.open('/start')).text).toContain('type="password"');
});
