import fastify from 'fastify';
import { expect, test } from 'vitest';
import { maxTextBytes } from '#http/parse-form.ts';
import { maxFormBytes } from '#site/parts/uploads/read-form.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { walkSite } from '#site/testing/walk.ts';
import { bodyLimitsOf } from './site-scope.ts';

const limitsOf = bodyLimitsOf(await readScreens(await siteBuild()));
const asked = fastify();
asked.all('/*', async (request) => limitsOf(request).accepted);

const largestAt = async (url: string, type: string): Promise<number> =>
  Number((await asked.inject({ url, headers: { 'content-type': type } })).body);

test('only screens with a file field accept more than 64 kB', async () => {
  const taking: string[] = [];
  for (const { pattern, addresses } of walkSite())
    for (const address of addresses)
      if ((await largestAt(address, 'multipart/form-data; boundary=x')) > maxTextBytes) taking.push(pattern);
  expect(new Set(taking)).toEqual(
    new Set([
      '/offres/:id',
      '/entreprises/:id/candidature',
      '/espace-personnel/profil',
      '/espace-personnel/cv/:id/modifier',
    ]),
  );
});

test('only a multipart form may be large, in any spelling of its address', async () => {
  expect(await largestAt('/offres/1', 'application/x-www-form-urlencoded')).toBe(maxTextBytes);
  expect(await largestAt('/en/OFFRES/1.data', 'multipart/form-data; boundary=x')).toBe(maxFormBytes);
});
