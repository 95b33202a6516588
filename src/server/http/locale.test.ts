import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { chosenAddress, localeOf, localized, unlocalized } from '#words/locale.ts';
import { addLocale, browserLocale, staysAtRoot } from './locale.ts';

test.each([
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.7,fr;q=0.3', 'en'],
  ['en;q=0,fr', 'fr'],
  ['de', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
  ['en;q=oops', 'en'],
])('a browser that asks for %s gets %s', (header, locale) => {
  expect(browserLocale(header)).toBe(locale);
});

test.each(['/', '/offres', '/offres/recherche?sort=1', '/?a=b', '/#x'])(
  'the address %s changed to English and back is unchanged',
  (address) => {
    const english = new URL(localized('en', address), 'https://mvi.example');
    expect(localeOf(english.pathname)).toBe('en');
    expect(unlocalized(english.pathname) + english.search + english.hash).toBe(address);
  },
);

test('a French address that begins with en is French', () => {
  expect(localeOf('/entreprises')).toBe('fr');
});

test.each(['/', '/?a=b&c=d'])(
  'choosing French after English leads to the French home %s and stays French',
  async (home) => {
    const app = Fastify();
    addLocale(app, true);
    app.get('/', (_request, reply) => reply.type('text/html').send('accueil'));
    const english = { cookie: 'i18n_redirected=en', 'accept-language': 'en' };
    expect((await app.inject({ url: home, headers: english })).headers.location).toMatch(/^\/en/);
    const chosen = await app.inject({ url: chosenAddress(home), headers: english });
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, home]);
    const [cookie = ''] = [chosen.headers['set-cookie']].flat();
    const headers = { ...english, cookie: cookie.split(';')[0] ?? '' };
    expect((await app.inject({ url: home, headers })).body).toBe('accueil');
    expect([staysAtRoot(home, headers), staysAtRoot(chosenAddress(home), headers)]).toEqual([true, false]);
    await app.close();
  },
);

test('the address %s determines its language, whatever the browser prefers', () => {
  expect(['/offres?a=b', '/en', '/en?a=b', '/lettre'].map(chosenAddress)).toEqual([
    '/offres?a=b',
    '/en',
    '/en?a=b',
    '/lettre',
  ]);
});
