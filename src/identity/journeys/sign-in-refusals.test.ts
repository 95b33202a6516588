import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';
import { defaultCallbackPath } from '#identity/relying-party/create-relying-party.ts';

const { db } = await testDatabase();
let asked = 0;
const site: TestSite = await startTestSite(db, {
  fetch: (input, init) => {
    asked += 1;
    return site.provider().fetch(input, init);
  },
});
const password = 'un long mot de passe';
const email = 'ana@exemple.fr';
await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });

const nameOf = (page: Page): string => JSON.parse(page.text).name;
const callback = (search: string): string => `${defaultCallbackPath}${search}`;

/**
 * Counts the active refresh tokens. If a code is used twice, the provider ends all tokens that were issued
 * for it, so the count falls.
 */
async function refreshTokens(): Promise<number> {
  const rows = await db.selectFrom('idp.payloads').select('model').where('model', '=', 'RefreshToken').execute();
  return rows.length;
}

/** Signs in at the provider and returns the callback before the site receives it. */
async function answerOfProvider(browser: Browser): Promise<URL> {
  const form = await browser.open('/start?returnTo=/offres/12');
  let page = await browser.request(
    new URL(/action="([^"]*)"/.exec(form.text)?.[1]?.replaceAll('&amp;', '&') ?? '', form.url),
    {
      method: 'POST',
      body: new URLSearchParams({ email, password, token: /name="token" value="([^"]*)"/.exec(form.text)?.[1] ?? '' }),
    },
  );
  for (;;) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.pathname === defaultCallbackPath) return next;
    page = await browser.request(next);
  }
}

test('a callback with another state is ignored', async () => {
  const browser = site.browser();
  const answer = await answerOfProvider(browser);
  answer.searchParams.set('state', `${answer.searchParams.get('state')}x`);
  expect(nameOf(await browser.open(answer))).toBe('SignInIgnored');
  expect(nameOf(await browser.open(callback('?code=abc')))).toBe('SignInIgnored');
});

test('a forged callback never reaches the provider', async () => {
  const browser = site.browser();
  const answer = await answerOfProvider(browser);
  const before = asked;
  const state = answer.searchParams.get('state');
  for (const query of [
    '',
    '?code=x',
    '?code=x&state=',
    '?code=x&state=y',
    `?code=x&state=${state}y`,
    `?error=x&state=y`,
  ])
    expect(nameOf(await browser.open(callback(query)))).toBe('SignInIgnored');
  expect(nameOf(await site.browser().open(callback(`?code=x&state=${state}`)))).toBe('SignInIgnored');
  expect(asked).toBe(before);
});

test('a callback in another browser is ignored', async () => {
  const answer = await answerOfProvider(site.browser());
  expect(nameOf(await site.browser().open(answer))).toBe('SignInIgnored');
});

test('a callback works once', async () => {
  const browser = site.browser();
  const answer = await answerOfProvider(browser);
  const sealed = browser.header();
  expect((await browser.open(answer)).url.pathname).toBe('/offres/12');
  expect(nameOf(await browser.open(answer))).toBe('SignInIgnored');
  const [askedBefore, living] = [asked, await refreshTokens()];
  expect(nameOf(await site.browser().request(answer, { headers: { cookie: sealed } }))).toBe('SignInIgnored');
  expect([asked, await refreshTokens()]).toEqual([askedBefore, living]);
});

test('exactly one of several simultaneous callbacks signs in, and its session stays', async () => {
  const browser = site.browser();
  const answer = await answerOfProvider(browser);
  const cookie = browser.header();
  const living = await refreshTokens();
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => site.browser().request(answer, { headers: { cookie } })),
  );
  expect(pages.filter(({ status }) => status === 303).length).toBe(1);
  const others = pages.filter(({ status }) => status !== 303);
  expect(others.map(nameOf)).toEqual(Array.from({ length: 3 }, () => 'SignInIgnored'));
  expect(await refreshTokens()).toBe(living + 1);
});

test('a sign-in stays marked as answered until its cookie expires', async () => {
  await site.relyingParty.prune();
  const kept = () => db.selectFrom('answered_sign_ins').select('state').execute();
  expect(await kept()).not.toEqual([]);
  await db
    .updateTable('answered_sign_ins')
    .set({ expires_at: new Date(0) })
    .execute();
  await site.relyingParty.prune();
  expect(await kept()).toEqual([]);
});

test('«Mot de passe oublié» returns to the site with B2C’s error code', async () => {
  const browser = site.browser();
  const page = await browser.follow(await browser.open('/start'), /oublié/);
  expect(page.url.searchParams.get('error_description')).toContain('AADB2C90118');
  expect(nameOf(page)).toBe('ForgottenPassword');
});

test('a cancelled sign-in returns to the site as cancelled', async () => {
  const browser = site.browser();
  const page = await browser.follow(await browser.open('/start'), /Annuler/);
  expect(page.url.searchParams.get('error_description')).toContain('AADB2C90091');
  expect(nameOf(page)).toBe('SignInCancelled');
});

test('the sign-in page links to the sign-up, and the sign-up page to the sign-in', async () => {
  const browser = site.browser();
  expect(nameOf(await browser.follow(await browser.open('/start'), /Créer un compte/))).toBe('OtherPolicyRequested');
  expect(nameOf(await browser.follow(await browser.open('/start?policy=signUp'), /Se connecter/))).toBe(
    'OtherPolicyRequested',
  );
});

test('any other error of the provider is reported as a provider error', async () => {
  const browser = site.browser();
  const answer = await answerOfProvider(browser);
  answer.searchParams.delete('code');
  answer.searchParams.set('error', 'server_error');
  expect(nameOf(await browser.open(answer))).toBe('ProviderError');
});

test('a form from another page is refused: from another origin, without a token, or with the token of another form', async () => {
  const browser = site.browser();
  const form = await browser.open('/start');
  const refused = [
    await browser.submit(form, { email, password }, { origin: 'https://evil.example' }),
    await browser.submit(form, { email, password }, { 'sec-fetch-site': 'cross-site' }),
    await browser.submit(form, { email, password, token: '' }),
    await browser.submit(form, { email, password, token: 'A'.repeat(43) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('a form that is too long and a body that is not a form are refused', async () => {
  const browser = site.browser();
  const form = await browser.open('/start');
  expect((await browser.submit(form, { email: 'a'.repeat(20_000), password })).status).toBe(403);
  const init = { method: 'POST', body: new URLSearchParams(), headers: { 'content-type': 'application/json' } };
  expect((await browser.request(form.url, init)).status).toBe(403);
});

test('a page of an interaction that has ended, or that began in another browser, says that it has expired', async () => {
  const browser = site.browser();
  const form = await browser.open('/start');
  const elsewhere = await site.browser().open(form.url);
  expect([elsewhere.status, elsewhere.text.includes('Cette page a expiré')]).toEqual([400, true]);
  await browser.submit(form, { email, password });
  expect((await browser.open(form.url)).status).toBe(400);
});

test.each([
  ['/start?policy=signUp&locale=en', 'fr', 'en'],
  ['/start?policy=signUp&locale=fr', 'en', 'fr'],
  ['/start?locale=en', 'fr', 'en'],
])(
  'for a browser without cookies the page has the language of the link that led to it (%s)',
  async (path, browsers, lang) => {
    const browser = site.browser(browsers);
    let page = await browser.request(path);
    for (let to = page.headers.get('location'); to; to = page.headers.get('location')) {
      browser.cookies.clear();
      page = await browser.request(new URL(to, page.url));
    }
    expect(page.status).toBe(400);
    expect(page.text).toContain(`<html lang="${lang}">`);
  },
);

test.each([
  '/idp/nothing?lang=en',
  '/idp/signup/nothing?lang=en',
  '/idp/signup/oauth2/v2.0/authorize?ui_locales=en&nonce=1&nonce=2',
])('an error page outside a sign-in has the language of its address (%s)', async (path) => {
  expect((await site.browser('fr').open(path)).text).toContain('<html lang="en">');
});

test.each([
  '/idp',
  '/idp/',
  '/idp/nothing',
  '/idp/signin_fr',
  '/idp/signin_fr/nothing',
  '/idp/assets/x.css',
  '/idp//',
  '/idp/signin_fr/interaction/',
  '/idp/signin_fr/interaction/x/constructor',
])('%s is answered with an explanation', async (path) => {
  const page = await site.browser().open(path);
  expect([400, 404]).toContain(page.status);
  expect(page.text).toContain('<h1>');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nothing', 'cancel/x', 'x/cancel', '%00'])(
  'an interaction has no page «%s»',
  async (page) => {
    const browser = site.browser();
    const { url } = await browser.open('/start');
    expect((await browser.open(`${url.pathname}/${page}`)).status).toBe(404);
    expect((await browser.open(url)).status).toBe(200);
  },
);

test.each(['PUT', 'PATCH', 'DELETE'])(
  'a page of an interaction refuses %s and lists the allowed methods',
  async (method) => {
    const browser = site.browser();
    const { url } = await browser.open('/start');
    const refused = await browser.request(url, { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  },
);

test.each(['sec-purpose', 'purpose'])('a prefetched page (%s) ends no sign-in', async (header) => {
  const browser = site.browser();
  const { url } = await browser.open('/start');
  const headers = { [header]: 'prefetch;prerender' };
  const ahead = await browser.request(`${url.pathname}/cancel`, { headers });
  expect([ahead.status, ahead.headers.get('location')]).toEqual([503, null]);
  expect((await browser.open(url)).status).toBe(200);
});

test('pages allow only the provider’s scripts, no frames, and forms only to provider and site', async () => {
  const browser = site.browser();
  const page = await browser.open('/start');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src (http:\/\/[^ ]+\/assets\/\w+\/[\w-]+\.js ?)+;/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${site.url.origin}`);
  expect(page.text).not.toMatch(/<script>|<style| style=| on\w+=/);
  const stylesheet = await browser.open(/href="([^"]*\.css)"/.exec(page.text)?.[1] ?? '');
  expect(stylesheet.headers.get('cache-control')).toContain('immutable');
});
