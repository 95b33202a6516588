import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { siteBuild } from './testing/site-build.ts';
import { isHandle } from './routing/screen-handle.ts';
import { readScreens } from './screens.ts';

const { db } = await testDatabase();
await insertReference(db);
const known = await readReference(db);
const build = await siteBuild();
const screens = await readScreens(build);

const canonical = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return screens.at(pathname).cache?.address(searchParams, known)?.toString();
};

test('every property of a handle is used somewhere', () => {
  const handles = Object.values(build.routes).map((route) => route?.module.handle);
  const said = new Set(handles.filter(isHandle).flatMap((handle) => Object.keys(handle)));
  expect(
    said.difference(
      new Set([
        'hydrate',
        'mayLag',
        'robots',
        'cache',
        'limit',
        'menu',
        'space',
        'ownSearch',
        'lowerCase',
        'picture',
        'takesFiles',
      ]),
    ),
  ).toEqual(new Set());
});

test.each([
  ['/offres/recherche', '/en/offres/recherche', '/Offres/Recherche', '/offres/recherche.data', '/offres/recherche/'],
  ['/', '/en', '/_.data', '/en.data', '/en/_.data'],
  ['/offres/12', '/en/offres/12', '/offres/12.data', '/offres/%31'],
])('the screen of %s is the same in each language and as page data', (address, ...others) => {
  for (const other of others) expect(screens.at(other)).toBe(screens.at(address));
});

test.each(['/', '/en', '/offres/recherche'])('visitors share one rendering of %s for a minute', (address) => {
  expect(screens.at(address).cache?.seconds).toBe(60);
});

test.each(['/offres/1', '/espace-personnel', '/nulle/part', '/connexion', '/__manifest'])(
  'the page %s is never shared',
  (address) => {
    expect(screens.at(address).cache).toBeNull();
  },
);

test('the same search has one shared page, whatever other parameters are in the address', () => {
  expect(canonical('/offres/recherche?utm_source=x&activitySectorId=900001&query=++data&query=other')).toBe(
    'query=data',
  );
  expect(canonical('/en/offres/recherche?latest=true&page=1&sort=')).toBe('');
});

test('a search for a country without its continent differs from a search without criteria', () => {
  expect(canonical('/offres/recherche?gerographicZones=&countriesIds=BE')).toBe('gerographicZones=0&countriesIds=BE');
});

test('a page without criteria has one shared page, whatever parameters are in the address', () => {
  expect(canonical('/?query=x&a=b')).toBe('');
});

test.each([
  '/?error=x',
  '/en?forcelogin=true',
  '/offres/recherche?resetpassword=true',
  '/offres/recherche.data?_routes=root',
])('%s is rendered for each request and never cached', (address) => {
  expect(screens.at('/').cache).not.toBeNull();
  expect(canonical(address)).toBeUndefined();
});

const limit = (address: string) => screens.at(address).limit;

test('sign-in requests and returns from the provider have separate limits, and applications and uploads count only sent forms', () => {
  expect(limit('/connexion')).toEqual({ name: 'sign-in', max: 60, counts: 'requests' });
  expect(limit('/en/INSCRIPTION')).toBe(limit('/connexion'));
  expect(limit('/connexion/retour').name).not.toBe(limit('/connexion').name);
  expect(limit('/offres/12.data')).toEqual({ name: 'apply', max: 20, counts: 'posts' });
  expect(limit('/espace-personnel/profil')).toEqual({ name: 'upload', max: 20, counts: 'posts' });
  expect(limit('/deconnexion')).toEqual({ name: 'any form', max: 120, counts: 'posts' });
});

test('searches of the site and their suggestions have separate limits', () => {
  expect(limit('/recherche')).toEqual({ name: 'site search', max: 120, counts: 'requests' });
  expect(limit('/en/recherche')).toBe(limit('/recherche'));
  expect(limit('/recherche/suggestions')).toEqual({ name: 'suggestions', max: 300, counts: 'requests' });
});
