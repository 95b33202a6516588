import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finalBuild, nameFinal } from './final-build.ts';

const builds = await mkdtemp(join(tmpdir(), 'mvi-final-'));
afterAll(() => rm(builds, { recursive: true }));

test('a final build is that of all later starts, until a build is made again', async () => {
  expect(await finalBuild(builds)).toBeNull();
  await nameFinal(builds, '0123456789abcdef');
  expect(await finalBuild(builds)).toBe('0123456789abcdef');
  await nameFinal(builds, null);
  expect(await finalBuild(builds)).toBeNull();
});

test.each(['', '../../elsewhere', '0123456789abcde'])('a damaged note (%j) names no build', async (text) => {
  await writeFile(join(builds, 'final'), text);
  expect(await finalBuild(builds)).toBeNull();
});
