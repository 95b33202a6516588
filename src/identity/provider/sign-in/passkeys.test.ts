import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { type Browser, type Page, unescaped } from '#identity/testing/browser.ts';
import { type Lies, type SoftAuthenticator, softAuthenticator } from '#identity/testing/soft-authenticator.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const told: unknown[] = [];
// Uses a name instead of 127.0.0.1, because passkeys need a domain.
const site: TestSite = await startTestSite(db, {
  publicUrl: new URL('http://mvi.localhost:4210'),
  async fetch(input, init) {
    const answer = await site.provider().fetch(input, init);
    if (new Request(input).url.endsWith('/token')) told.push(decodeJwt((await answer.clone().json()).id_token)['amr']);
    return answer;
  },
});
const password = 'un long mot de passe';
const session = async (browser: Browser) => JSON.parse((await browser.open('/me')).text);
let people = 0;

async function signedIn() {
  people += 1;
  const email = `Personne${people}@exemple.fr`;
  const { oid } = await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), { email, password });
  return { browser, email, oid };
}

/** Returns the form that a script would fill in. */
function questionOf(page: Page) {
  const form = /<form [^>]*data-passkey[\s\S]*?<\/form>/.exec(page.text)?.[0] ?? '';
  const part = (pattern: RegExp) => unescaped(pattern.exec(form)?.[1] ?? '');
  return {
    action: part(/ action="([^"]*)"/),
    options: part(/data-options="([^"]*)"/),
    token: part(/name="token" value="([^"]*)"/),
  };
}

function send(browser: Browser, page: Page, credential: string, more: Record<string, string> = {}): Promise<Page> {
  const { action, token } = questionOf(page);
  const init = {
    method: 'POST',
    body: new URLSearchParams({ token, credential, ...more }),
    headers: { origin: site.url.origin },
  };
  return browser.open(new URL(action, page.url), init);
}

const edit = (browser: Browser) => browser.open('/start?policy=profileEdit&returnTo=/profil');
const addPage = async (browser: Browser) => browser.follow(await edit(browser), /Ajouter une clé/);

async function withPasskey() {
  const person = await signedIn();
  const authenticator = softAuthenticator(site.url.origin);
  const page = await addPage(person.browser);
  const added = await send(person.browser, page, authenticator.create(questionOf(page).options), { name: 'Mon tél' });
  return { ...person, authenticator, added };
}

async function signIn(authenticator: SoftAuthenticator, lies: Lies = {}) {
  const browser = site.browser();
  const page = await browser.open('/start?returnTo=/offres/12');
  const credential = authenticator.get(questionOf(page).options, lies);
  return { browser, page, credential, answer: await send(browser, page, credential) };
}

test('a passkey signs in without address and password', async () => {
  const { oid, authenticator, added } = await withPasskey();
  expect(added.text).toContain('Mon tél');
  const { browser, answer } = await signIn(authenticator);
  expect(answer.url.pathname).toBe('/offres/12');
  expect(await session(browser)).toMatchObject({ oid });
  const used = db.selectFrom('idp.passkeys').select(['counter', 'last_used_at']).where('oid', '=', oid);
  expect(await used.executeTakeFirst()).toEqual({ counter: 1, last_used_at: expect.any(Date) });
});

test('an authenticator without user verification can sign in', async () => {
  const { authenticator } = await withPasskey();
  expect((await signIn(authenticator, { userVerified: false })).answer.url.pathname).toBe('/offres/12');
});

test('the token states the method: password, passkey, or passkey with user verification', async () => {
  const { authenticator, browser } = await withPasskey();
  await browser.follow(await edit(browser), /Revenir au site/);
  expect(told.at(-1)).toEqual(['pwd']);
  await signIn(authenticator, { userVerified: false });
  expect(told.at(-1)).toEqual(['pop', 'user']);
  await signIn(authenticator);
  expect(told.at(-1)).toEqual(['pop', 'user', 'mfa']);
});

test('adding and removing a passkey is reported by e-mail', async () => {
  const { browser, email } = await withPasskey();
  await browser.submit(await browser.follow(await edit(browser), /^Supprimer$/), {});
  const jobs = site.letters.filter(({ to }) => to === email).map(({ job }) => job);
  expect(jobs).toEqual(['account.mail-ways-changed', 'account.mail-ways-changed']);
});

const refused: readonly [string, Lies][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a challenge that nobody made', { challenge: Buffer.alloc(48).toString('base64url') }],
  ['the name of another account', { userHandle: Buffer.alloc(16, 1).toString('base64url') }],
];

test.each(refused)('a signature for %s signs nobody in', async (_name, lies) => {
  const { authenticator } = await withPasskey();
  const { browser, answer } = await signIn(authenticator, lies);
  expect([answer.status, await session(browser)]).toEqual([422, null]);
});

test('a challenge is valid once, in the interaction that made it', async () => {
  const { authenticator } = await withPasskey();
  const { browser, page, credential } = await signIn(authenticator, { rpId: 'evil.example' });
  expect((await send(browser, page, credential)).status).toBe(422);
  const right = authenticator.get(questionOf(page).options);
  expect((await send(browser, page, right)).status).toBe(422);
  const elsewhere = site.browser();
  const other = await elsewhere.open('/start');
  const foreign = authenticator.get(questionOf(await site.browser().open('/start')).options);
  expect((await send(elsewhere, other, foreign)).status).toBe(422);
});

test('a signature whose counter did not grow is refused, because the passkey may be a copy', async () => {
  const { authenticator } = await withPasskey();
  await signIn(authenticator, { counter: 7 });
  expect((await signIn(authenticator, { counter: 7 })).answer.status).toBe(422);
  expect((await signIn(authenticator, { counter: 8 })).answer.url.pathname).toBe('/offres/12');
});

test('a removed passkey signs nobody in', async () => {
  const { browser, authenticator } = await withPasskey();
  const removal = await browser.follow(await edit(browser), /^Supprimer$/);
  expect((await browser.submit(removal, {})).text).not.toContain('Mon tél');
  expect((await signIn(authenticator)).answer.status).toBe(422);
});

test('candidates can rename their own passkeys, but not those of another account', async () => {
  const { browser } = await withPasskey();
  const page = await browser.follow(await edit(browser), /^Renommer$/);
  expect((await browser.submit(page, { name: ' ' })).status).toBe(422);
  expect((await browser.submit(page, { name: '<b>Clé</b>' })).text).toContain('&lt;b&gt;Clé&lt;/b&gt;');
  const { authenticator } = await withPasskey();
  const at = new URL(page.url);
  at.searchParams.set('id', authenticator.id);
  expect((await browser.open(at)).status).toBe(404);
});

test('a passkey is enough to prove the person’s identity before a sensitive change', async () => {
  const { browser, email, authenticator } = await withPasskey();
  const page = await browser.open(`${(await edit(browser)).url.pathname}/confirm?for=password`);
  const answer = await send(browser, page, authenticator.get(questionOf(page).options));
  expect(answer.text).toContain('name="password"');
  expect(answer.text).toContain(email);
  const { authenticator: other } = await withPasskey();
  const again = await browser.open(page.url);
  expect((await send(browser, again, other.get(questionOf(again).options))).status).toBe(422);
});

test('a new passkey from another origin or domain, or with a used challenge, is refused', async () => {
  const { browser } = await signedIn();
  const authenticator = softAuthenticator(site.url.origin);
  for (const lies of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }]) {
    const page = await addPage(browser);
    expect((await send(browser, page, authenticator.create(questionOf(page).options, lies))).status).toBe(422);
  }
  const page = await addPage(browser);
  const credential = authenticator.create(questionOf(page).options);
  expect((await send(browser, page, credential)).text).toContain('Renommer');
  expect((await send(browser, page, credential)).status).toBe(422);
});

test('no invalid credential signs anybody in', async () => {
  const browser = site.browser();
  const page = await browser.open('/start');
  const base = JSON.parse(softAuthenticator(site.url.origin).get(questionOf(page).options));
  const broken = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.json(),
    fc
      .record({ response: fc.dictionary(fc.constantFrom(...Object.keys(base.response)), fc.base64String()) })
      .map((changed) => JSON.stringify({ ...base, ...changed })),
  );
  await fc.assert(
    fc.asyncProperty(broken, async (credential) => {
      expect((await send(browser, page, credential)).status).toBe(422);
    }),
    { numRuns: 40 },
  );
});

test('passkeys are not offered if the public address has no domain', async () => {
  const plain = await startTestSite(db);
  expect((await plain.browser().open('/start')).text).not.toContain('data-passkey');
});
