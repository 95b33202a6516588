import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { childrenOf } from './screens.ts';
import { routesOf, sectionOf } from './section-handlers.ts';
import { siteBuild } from './testing/site-build.ts';

const { routes } = await siteBuild();
const matched = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id) ?? null;
const whole = childrenOf(undefined, routes);
const segments = ['', 'en', 'EN', 'offres', 'Offres', 'recherche', 'espace-personnel', 'favoris', 'faq', '7', 'x'];
const path = fc.array(fc.constantFrom(...segments, 'o%66fres'), { maxLength: 5 }).map((all) => `/${all.join('/')}`);

test('a section knows every route that a path of the section can have', () => {
  let ofSections = 0;
  fc.assert(
    fc.property(path, (address) => {
      const section = sectionOf(routes, address);
      if (section === null) return;
      ofSections += 1;
      const own = childrenOf(undefined, routesOf(routes, section));
      expect(matched(own, address)).toEqual(matched(whole, address));
    }),
    { numRuns: 2000 },
  );
  expect(ofSections).toBeGreaterThan(500);
});

test('a page and its data belong to the same section, and the home page and unknown paths to none', () => {
  const paths = ['/offres/7', '/en/offres/7.data', '/offres.data', '/OFFRES', '/', '/en', '/nulle-part', '/__manifest'];
  const none = [null, null, null, null];
  expect(paths.map((address) => sectionOf(routes, address))).toEqual([...Array<string>(4).fill('offres'), ...none]);
});

test('a section contains a small part of the routes', () => {
  const part = Object.keys(routesOf(routes, 'offres')).length;
  expect(part).toBeLessThan(Object.keys(routes).length / 2);
});
