import { expect, test } from 'vitest';
import { siteBuild } from './testing/site-build.ts';

const tests = Object.keys(import.meta.glob('./**/*.test.ts'));

test('every screen that takes a form has a test of its own: success, refusal, unknown intent, visitor', async () => {
  const { routes } = await siteBuild();
  const acting = Object.values(routes).flatMap((route) => (route && 'action' in route.module ? [route.id] : []));
  expect(acting).not.toEqual([]);
  expect(tests).toEqual(expect.arrayContaining(acting.map((id) => `./${id}.test.ts`)));
});
