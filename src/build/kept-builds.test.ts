import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hour } from '#durations.ts';
import { entryOf, isBuild, keepInUse, makeBuild, removeUnused } from './kept-builds.ts';

afterEach(() => void vi.useRealTimers());

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Makes a build that was last used some hours ago. */
async function build(folder: string, { text = 'built', usedBefore = 0 } = {}): Promise<string> {
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/a.js'), text);
  await mkdir(join(folder, 'server'));
  await writeFile(entryOf(folder), '');
  const used = new Date(Date.now() - usedBefore * hour);
  await utimes(folder, used, used);
  return folder;
}

async function failToBuild(folder: string): Promise<never> {
  throw new Error(`no space left after ${await build(folder)}`);
}

const textOf = (folder: string) => readFile(join(folder, 'client/assets/a.js'), 'utf8');

test('a finished build appears whole under the hash of its sources', async () => {
  const builds = await emptyFolder();
  const folder = await makeBuild(builds, {
    fingerprint: async () => 'hash',
    buildInto: async (draft) => void (await build(draft)),
  });
  expect([folder, await readdir(builds), await textOf(folder)]).toEqual([join(builds, 'hash'), ['hash'], 'built']);
});

test('if two processes build the same sources simultaneously, the first build stays', async () => {
  const builds = await emptyFolder();
  const [slow, fast] = [Promise.withResolvers<undefined>(), makeAs('fast')];
  function makeAs(text: string, until?: Promise<undefined>) {
    const buildInto = async (draft: string) => {
      await build(draft, { text });
      await until;
    };
    return makeBuild(builds, { fingerprint: async () => 'hash', buildInto });
  }
  const later = makeAs('slow', slow.promise);
  await fast;
  slow.resolve(undefined);
  expect([await textOf(await later), await readdir(builds)]).toEqual(['fast', ['hash']]);
});

test('if sources change during a build, they are built again, so that a build always has the hash of its sources', async () => {
  const builds = await emptyFolder();
  let source = 'before';
  const buildInto = async (draft: string) => {
    await build(draft, { text: source });
    source = 'after';
  };
  const folder = await makeBuild(builds, { fingerprint: async () => source, buildInto });
  expect([folder, await textOf(folder), await readdir(builds)]).toEqual([join(builds, 'after'), 'after', ['after']]);
});

test('an incomplete build that an interrupted copy left is not used, and the next build replaces it', async () => {
  const builds = await emptyFolder();
  const part = await build(join(builds, 'hash'), { text: 'part' });
  await rm(entryOf(part));
  expect(await isBuild(part)).toBe(false);
  const folder = await makeBuild(builds, {
    fingerprint: async () => 'hash',
    buildInto: async (draft) => void (await build(draft)),
  });
  expect([await isBuild(folder), await textOf(folder), await readdir(builds)]).toEqual([true, 'built', ['hash']]);
});

test('a build that fails leaves nothing', async () => {
  const builds = await emptyFolder();
  await expect(makeBuild(builds, { fingerprint: async () => 'hash', buildInto: failToBuild })).rejects.toThrow(
    'no space left',
  );
  expect(await readdir(builds)).toEqual([]);
});

test('builds and drafts unused for a day are deleted, but never the current build', async () => {
  const builds = await emptyFolder();
  for (const [name, usedBefore] of Object.entries({ present: 90, old: 25, recent: 23, 'draft-1': 25, 'removed-1': 25 }))
    await build(join(builds, name), { usedBefore });
  await Promise.all([1, 2].map(() => removeUnused(builds, join(builds, 'present'))));
  expect((await readdir(builds)).toSorted()).toEqual(['present', 'recent']);
});

test('the next build does not delete the files of a site that has run for weeks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const builds = await emptyFolder();
  const running = await build(join(builds, 'running'));
  await keepInUse(running);
  for (let quarter = 1; quarter <= 20 * 4; quarter += 1) {
    await vi.advanceTimersByTimeAsync(6 * hour);
    // Waits for each mark, because marks that are written at once may end in any order.
    await expect.poll(async () => Date.now() - (await stat(running)).mtimeMs).toBeLessThan(hour);
  }
  await removeUnused(builds, join(builds, 'next'));
  expect(await readdir(builds)).toEqual(['running']);
});

test('a build counts as used when it is started again after a pause', async () => {
  const builds = await emptyFolder();
  const started = await build(join(builds, 'started'), { usedBefore: 100 });
  await keepInUse(started);
  await removeUnused(builds, join(builds, 'next'));
  expect(await readdir(builds)).toEqual(['started']);
});

test('a site starts from a build in a read-only folder', async () => {
  await expect(keepInUse(join(await emptyFolder(), 'absent'))).resolves.toBeUndefined();
});
