import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const origin = (): string => site.url.origin;
const [google, linkedin] = [await startTestService('google', origin), await startTestService('linkedin', origin)];
const services = { google: google.credentials, linkedin: linkedin.credentials };
const tokensSeen: unknown[] = [];
const site: TestSite = await startTestSite(db, {
  services,
  fetch: async (input, init) => {
    const answer = await site.provider().fetch(input, init);
    if (new Request(input).url.endsWith('/token'))
      tokensSeen.push(decodeJwt((await answer.clone().json()).id_token)['idp']);
    return answer;
  },
});
const played = { google, linkedin };
const password = 'un long mot de passe';
let people = 0;

/** Makes a person who has an account at a service. LinkedIn sends "verified" as a text. */
function newPerson(change: Record<string, unknown> = {}) {
  people += 1;
  const email = `Service${people}@exemple.fr`;
  return { sub: `person-${people}`, email, email_verified: true, given_name: 'Ana', family_name: 'Ruiz', ...change };
}

const accountOf = (email: string) =>
  createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' }).then(({ oid }) => oid);
const links = () => db.selectFrom('idp.linked_identities').select(['service', 'subject', 'oid']).execute();
const session = async (browser: Browser) => JSON.parse((await browser.open('/me')).text);
const start = (browser: Browser, query = ''): Promise<Page> => browser.open(`/start?returnTo=/offres/12${query}`);
const headingOf = ({ text }: Page): string | undefined => /<h1>([^<]*)/.exec(text)?.[1];

/** Signs in through a service, and returns the page that follows. */
async function through(name: 'google' | 'linkedin', person: (typeof google)['person'], browser = site.browser()) {
  Object.assign(played[name], { person, forged: {}, outage: null });
  const page = await browser.follow(await start(browser), name === 'google' ? /Google/ : /LinkedIn/);
  return { browser, page };
}

/** Signs in at the service and returns its answer before the provider receives it. */
async function answerOf(name: 'google' | 'linkedin', browser: Browser): Promise<URL> {
  Object.assign(played[name], { person: newPerson(), forged: {}, outage: null });
  const form = await start(browser);
  const href = new RegExp(`href="([^"]*/federation/${name}[^"]*)"`).exec(form.text)?.[1] ?? '';
  let page = await browser.request(href.replaceAll('&amp;', '&'));
  for (;;) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.pathname.endsWith('/callback')) return next;
    page = await browser.request(next);
  }
}

test('services that are not configured are not offered', async () => {
  const plain = await startTestSite(db);
  const page = await plain.browser().open('/start');
  expect([page.text.includes('Google'), page.text.includes('LinkedIn')]).toEqual([false, false]);
  expect(plain.relyingParty.services).toEqual([]);
  expect(site.relyingParty.services).toEqual(['google', 'linkedin']);
});

test.each(['google', 'linkedin'] as const)(
  'a sign-up through %s asks to confirm the names and creates an account without a password',
  async (name) => {
    const person = newPerson(name === 'linkedin' ? { email_verified: 'true', family_name: undefined } : {});
    const { browser, page } = await through(name, person);
    expect(headingOf(page)).toBe('Créer un compte');
    expect(page.text).toContain(person.email);
    expect(page.text).toContain('value="Ana"');
    const refused = await browser.submit(page, { givenName: 'Ana', familyName: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/href="#familyName".*href="#terms"/);
    const done = await browser.submit(refused, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
    expect(done.url.pathname).toBe('/offres/12');
    const { oid, claims } = await session(browser);
    expect(claims).toMatchObject({ emails: [person.email], given_name: 'Ana', family_name: 'Ruiz' });
    expect(await links()).toContainEqual({ service: name, subject: person.sub, oid });
    const account = db.selectFrom('idp.accounts').selectAll().where('oid', '=', oid);
    expect(await account.executeTakeFirst()).toMatchObject({
      password_hash: null,
      terms_accepted_at: expect.any(Date),
      email_confirmed_at: expect.any(Date),
    });
    const again = await through(name, person);
    expect(again.page.url.pathname).toBe('/offres/12');
    expect(await session(again.browser)).toMatchObject({ oid });
  },
);

test('an account without a password cannot be opened by any password', async () => {
  const person = newPerson();
  const { browser, page } = await through('google', person);
  await browser.submit(page, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
  for (const guess of ['', 'null', password]) {
    const other = site.browser();
    expect((await other.submit(await start(other), { email: person.email, password: guess })).status).toBe(422);
  }
});

test('a service with the address of an account is linked to the account only after the password was typed', async () => {
  const person = newPerson();
  const oid = await accountOf(person.email.toLowerCase());
  const { browser, page } = await through('google', person);
  expect(headingOf(page)).toBe('Se connecter');
  expect(page.text).toContain(`value="${person.email}"`);
  expect(await session(browser)).toBeNull();
  const refused = await browser.submit(page, { email: person.email, password: 'faux' });
  expect(refused.status).toBe(422);
  expect((await links()).filter((link) => link.oid === oid)).toEqual([]);
  await browser.submit(refused, { email: person.email, password });
  expect(await session(browser)).toMatchObject({ oid });
  expect(await links()).toContainEqual({ service: 'google', subject: person.sub, oid });
  const again = await through('google', person);
  expect(await session(again.browser)).toMatchObject({ oid });
});

test('a second service is linked after a sign-in through the first', async () => {
  const person = newPerson();
  const { browser, page } = await through('google', person);
  await browser.submit(page, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
  const { oid } = await session(browser);
  const second = await through('linkedin', { ...person, sub: 'elsewhere', email_verified: 'true' });
  Object.assign(google, { person });
  await second.browser.follow(second.page, /Google/);
  expect(await session(second.browser)).toMatchObject({ oid });
  expect(await links()).toContainEqual({ service: 'linkedin', subject: 'elsewhere', oid });
});

test('a sign-in to an account with another address does not link the service', async () => {
  const [person, other] = [newPerson(), newPerson()];
  await accountOf(person.email);
  const oid = await accountOf(other.email);
  const { browser, page } = await through('google', person);
  await browser.submit(page, { email: other.email, password });
  expect(await session(browser)).toMatchObject({ oid });
  expect((await links()).filter((link) => link.subject === person.sub)).toEqual([]);
});

test.each([false, undefined, 'false', 'yes', 1, null])(
  'an address with email_verified %j is neither linked nor used',
  async (email_verified) => {
    for (const name of ['google', 'linkedin'] as const) {
      const before = await links();
      const { browser, page } = await through(name, newPerson({ email_verified }));
      expect(page.text).toContain('n’a pas vérifié votre adresse');
      expect([await session(browser), await links()]).toEqual([null, before]);
    }
  },
);

test('Google must send email_verified as a boolean, not as a text', async () => {
  const { page } = await through('google', newPerson({ email_verified: 'true' }));
  expect(page.text).toContain('n’a pas vérifié votre adresse');
});

test('a linked account is found even after its address at the service changed', async () => {
  const person = newPerson();
  const { browser, page } = await through('google', person);
  await browser.submit(page, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
  const { oid } = await session(browser);
  const again = await through('google', newPerson({ sub: person.sub }));
  expect(await session(again.browser)).toMatchObject({ oid });
});

test.each(['google', 'linkedin'] as const)('cancelling at %s leads back to the page, with the reason', async (name) => {
  const { browser, page } = await through(name, null);
  expect([page.status, headingOf(page)]).toEqual([200, 'Se connecter']);
  expect(page.text).toContain('Vous n’avez pas terminé la connexion');
  const email = newPerson().email;
  const oid = await accountOf(email);
  await browser.submit(page, { email, password });
  expect(await session(browser)).toMatchObject({ oid });
});

test.each([429, 500, 503, 200])(
  'if a service answers %i, the page says that the service is unavailable and offers other sign-in methods',
  async (status) => {
    const browser = site.browser();
    const answer = await answerOf('google', browser);
    Object.assign(google, { outage: status });
    const page = await browser.open(answer);
    expect([page.status, page.text.includes('ne répond pas')]).toEqual([200, true]);
    const anew = await startTestSite(db, { services });
    const unknown = anew.browser();
    const away = await unknown.follow(await unknown.open('/start'), /Google/);
    expect([away.status, away.text.includes('ne répond pas')]).toEqual([200, true]);
    Object.assign(google, { outage: null });
  },
);

test.each([{ aud: 'another-client' }, { iss: 'https://evil.example' }, { nonce: 'another' }, { exp: 1 }, { sub: '' }])(
  'an id token with %j signs nobody in',
  async (forged) => {
    const browser = site.browser();
    const answer = await answerOf('google', browser);
    Object.assign(google, { forged });
    const page = await browser.open(answer);
    expect([page.status, /n’a pas abouti|n’a pas vérifié/.test(page.text)]).toEqual([200, true]);
    expect(await session(browser)).toBeNull();
  },
);

test('the callback of a service works once, and only in the browser in which the visit began', async () => {
  const browser = site.browser();
  const answer = await answerOf('google', browser);
  const elsewhere = await site.browser().open(answer);
  expect([elsewhere.status, headingOf(elsewhere)]).toEqual([400, 'Cette page a expiré']);
  expect(headingOf(await browser.open(answer))).toBe('Créer un compte');
  expect((await browser.open(answer)).status).toBe(400);
});

test('a callback is refused in another browser even if a sign-in is open there', async () => {
  const answer = await answerOf('google', site.browser());
  const victim = site.browser();
  await start(victim);
  const page = await victim.open(answer);
  expect(headingOf(page)).toBe('Cette page a expiré');
});

test('an answer of one service is never accepted for another', async () => {
  const browser = site.browser();
  const answer = await answerOf('google', browser);
  const mixed = new URL(answer.href.replace('/google/', '/linkedin/'));
  expect((await browser.open(mixed)).status).toBe(400);
  answer.searchParams.set('iss', linkedin.credentials.issuer ?? '');
  const page = await browser.open(answer);
  expect(page.text).toContain('n’a pas abouti');
  expect(await session(browser)).toBeNull();
});

test('the site can lead straight to a service; cancelling there shows the sign-in page, in either language', async () => {
  Object.assign(google, { person: null, forged: {} });
  const browser = site.browser();
  const page = await start(browser, '&service=google&locale=en');
  expect(page.text).toContain('You did not finish signing in with Google');
  const french = await browser.follow(page, /Français/);
  expect(headingOf(french)).toBe('Se connecter');
});

test.each([
  ['google', 'google.com'],
  ['linkedin', 'linkedin.com'],
] as const)('a sign-in through %s puts the service’s domain into the claim idp', async (name, domain) => {
  const person = newPerson({ email_verified: name === 'linkedin' ? 'true' : true });
  const { browser, page } = await through(name, person);
  await browser.submit(page, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
  expect(tokensSeen.at(-1)).toBe(domain);
});

test('a sign-up through a service leads to the existing account if there is one', async () => {
  const person = newPerson();
  Object.assign(google, { person, forged: {}, outage: null });
  const browser = site.browser();
  const page = await browser.follow(await browser.open('/start?policy=signUp'), /Google/);
  const done = await browser.submit(page, { givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' });
  expect(done.url.search).toBe('?method=simple');
});

test('a person for whom a service returned wrong data can choose another sign-in method', async () => {
  const { browser, page } = await through('google', newPerson());
  const other = await browser.follow(page, /autrement/);
  expect([headingOf(other), other.text.includes('value="Service')]).toEqual(['Se connecter', false]);
});

test('the database reveals neither the state nor the waiting identity', async () => {
  const browser = site.browser();
  const answer = await answerOf('google', browser);
  await browser.open(answer);
  const rows = await db
    .selectFrom('idp.payloads')
    .select(['id', 'sealed'])
    .where('model', 'like', 'Service%')
    .execute();
  const text = Buffer.concat(rows.flatMap(({ id, sealed }) => [id, sealed])).toString('latin1');
  expect(rows.length).toBeGreaterThan(0);
  expect(text).not.toContain(answer.searchParams.get('state'));
  expect(text).not.toMatch(/@exemple\.fr/);
});
