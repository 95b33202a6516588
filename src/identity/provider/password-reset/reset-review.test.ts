import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { linkIdentity } from '#identity/provider/federation/linked-identities.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const password = 'une autre phrase de passe';
let people = 0;

beforeEach(async () => {
  site.letters.length = 0;
  await db.deleteFrom('idp.attempts').execute();
});

async function person() {
  people += 1;
  const email = `personne${people}@exemple.fr`;
  const account = { email, password: 'un long mot de passe', givenName: 'Ana', familyName: 'Ruiz' };
  return { email, ...(await createAccount(db, account)) };
}

/**
 * Creates a person whose account has a password, a passkey and a link to Google. Passkey and Google account
 * are called `name`.
 */
async function openedThrice(name: string) {
  const owner = await person();
  const passkey = { id: Buffer.from(name), public_key: Buffer.from('key'), counter: 0, transports: [], name };
  await db
    .insertInto('idp.passkeys')
    .values({ ...passkey, oid: owner.oid })
    .execute();
  await linkIdentity(db, { service: 'google', subject: name }, owner.oid);
  return { ...owner, passkey: passkey.id.toString('base64url') };
}

async function reset(browser: Browser, email: string): Promise<Page> {
  const asked = await browser.submit(await browser.open('/start?policy=passwordReset&returnTo=/offres/12'), { email });
  return browser.submit(await browser.submit(asked, { code: site.lastCode() }), { password });
}

const left = async (oid: string) => {
  const passkeys = await db.selectFrom('idp.passkeys').select('name').where('oid', '=', oid).execute();
  const services = await db.selectFrom('idp.linked_identities').select('service').where('oid', '=', oid).execute();
  return [passkeys.length, services.length];
};

test('after a reset the page lists passkeys and services, each with a button that removes it', async () => {
  const [browser, { email, oid, passkey }] = [site.browser(), await openedThrice('Inconnue')];
  const review = await reset(browser, email);
  expect(review.text).toMatch(/<button[^>]* name="passkey"[^>]*>Supprimer</);
  expect(review.text).toMatch(/<button[^>]* name="service"[^>]*>Dissocier</);
  const without = await browser.submit(review, { passkey });
  expect([without.text.includes('name="passkey"'), await left(oid)]).toEqual([false, [0, 1]]);
  const alone = await browser.submit(without, { service: 'google:Inconnue' });
  expect([
    alone.text.includes('Votre nouveau mot de passe est désormais le seul moyen d’ouvrir'),
    await left(oid),
  ]).toEqual([true, [0, 0]]);
  expect(site.letters.filter(({ job }) => job === 'account.mail-ways-changed')).toHaveLength(2);
  expect((await browser.follow(alone, /Continuer/)).url.pathname).toBe('/offres/12');
  expect(JSON.parse((await browser.open('/me')).text)).toMatchObject({ oid });
});

test('a person who continues after a reset keeps the passkeys and services', async () => {
  const [browser, { email, oid }] = [site.browser(), await openedThrice('Connue')];
  const review = await reset(browser, email);
  expect((await browser.follow(review, /Continuer/)).url.pathname).toBe('/offres/12');
  expect(await left(oid)).toEqual([1, 1]);
});

test('an account that has only a password skips the review after a reset', async () => {
  expect((await reset(site.browser(), (await person()).email)).url.pathname).toBe('/offres/12');
});

test('a form from another page and an id of another account remove nothing', async () => {
  const [browser, mine, other] = [site.browser(), await openedThrice('Mienne'), await openedThrice('Autre')];
  const review = await reset(browser, mine.email);
  expect((await browser.submit(review, { passkey: mine.passkey, token: 'forged' })).status).toBe(403);
  const named: Record<string, string>[] = [
    { passkey: other.passkey },
    { service: 'google:Autre' },
    { passkey: '' },
    {},
  ];
  for (const fields of named) expect((await browser.submit(review, fields)).status).toBe(200);
  expect([await left(mine.oid), await left(other.oid)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
