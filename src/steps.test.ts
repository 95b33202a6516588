import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { printedSteps } from './steps.ts';

test.each([
  [true, '  ✓ demo offers loaded (0.0 s)\n'],
  [false, ''],
])('a step of the start that did something (%s) prints this line: “%s”', async (loaded, line) => {
  const out = new PassThrough();
  await printedSteps(out, () => 0).step(
    'demo offers loaded',
    async () => ({ loaded }),
    ({ loaded }) => loaded,
  );
  expect(String(out.read() ?? '')).toBe(line);
});
