import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from 'kysely';
import { testDatabase } from '#database/testing/test-database.ts';

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'mvi-sbom-'));
afterAll(() => rm(folder, { recursive: true }));
await promisify(execFile)(process.execPath, ['src/programs/sbom.ts', join(folder, 'sbom.json')], { cwd: root });

const listed = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.array(z.object({})).min(1).optional() }),
  ),
});
const { components } = listed.parse(JSON.parse(await readFile(join(folder, 'sbom.json'), 'utf8')));
const names = new Set(components.map(({ name, version }) => `${name}@${version}`));

test('the list of parts has every package of production that a machine installs, and none of development alone', async () => {
  const lock = z.object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        dev: z.boolean().optional(),
        devOptional: z.boolean().optional(),
        optional: z.boolean().optional(),
      }),
    ),
  });
  const { packages } = lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const found = Object.entries(packages).filter(([path]) => path !== '');
  const named = (kind: (one: (typeof found)[number][1]) => boolean) =>
    found.flatMap(([path, one]) => (kind(one) ? [`${path.replace(/^.*node_modules\//, '')}@${one.version}`] : []));
  const production = named(({ dev, devOptional, optional }) => !dev && !devOptional && !optional);
  expect(production.length).toBeGreaterThan(100);
  expect(production.filter((name) => !names.has(name))).toEqual([]);
  const development = named(({ dev }) => dev === true).filter((name) => !production.includes(name));
  expect(development.filter((name) => names.has(name))).toEqual([]);
});

test('every part has a licence', () => {
  expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).toEqual([]);
});

test('the programs inside packages are listed in the versions that run', async () => {
  expect(names).toContain(`nodejs@${process.versions.node}`);
  const { db } = await testDatabase();
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  expect(names).toContain(`postgresql@${rows[0]?.version}`);
});
