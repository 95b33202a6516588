import { expect, test } from 'vitest';
import { isHandle } from './routing/screen-handle.ts';
import { siteBuild } from './testing/site-build.ts';
import { walkSite } from './testing/walk.ts';

const sources = import.meta.glob<string>('./screens/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = Object.keys(import.meta.glob('./**/*.test.ts'));

test('the handle of every screen says if the screen needs scripts', async () => {
  const { routes } = await siteBuild();
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const shown = Object.values(routes).flatMap((route) =>
    route?.module.default && !parents.has(route.id) ? [route] : [],
  );
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter(({ module }) => !isHandle(module.handle)).map(({ id }) => id)).toEqual([]);
});

test('every page has an address', async () => {
  const { routes } = await siteBuild();
  const pages = Object.entries(sources).filter(([, source]) => /^export const handle = defineScreen\(/m.test(source));
  const ids = pages.map(([path]) => path.replace(/^\.\/|\.tsx?$/g, ''));
  expect(ids.filter((id) => routes[id] === undefined)).toEqual([]);
});

test('every screen with a form has tests for success, refusal, an unknown intent and a visitor', async () => {
  const { routes } = await siteBuild();
  const acting = Object.values(routes).flatMap((route) => (route && 'action' in route.module ? [route.id] : []));
  expect(acting).not.toEqual([]);
  expect(acting.filter((id) => !tests.includes(`./${id}.test.ts`))).toEqual([]);
});

test('a walk of the site visits every route, with a sample for each parameter', async () => {
  const { routes } = await siteBuild();
  const leaves = Object.values(routes).filter(
    (route) => !Object.values(routes).some((one) => one?.parentId === route?.id),
  );
  const stops = walkSite();
  expect(stops).toHaveLength(leaves.length);
  // Leaves out files that a middleware sends, because their page only says why a file cannot be sent.
  expect(stops.filter(({ isPage }) => isPage)).toHaveLength(
    leaves.filter((leaf) => leaf?.module.default && !leaf.module.middleware).length,
  );
});
