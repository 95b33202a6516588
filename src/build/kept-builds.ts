import { randomUUID } from 'node:crypto';
import { access, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '#durations.ts';

type Making = {
  /** Returns the hash of the current sources. */
  readonly fingerprint: () => Promise<string>;
  /** Builds the current sources into a folder. */
  readonly buildInto: (folder: string) => Promise<void>;
};

/**
 * Makes a build of the current sources and returns its folder. The folder gets its name by a rename, so that
 * an interrupted build leaves nothing and two simultaneous starts do not disturb each other. If the sources
 * change during the build, they are built again, because the name of a build must be the hash of its sources.
 */
export async function makeBuild(builds: string, making: Making): Promise<string> {
  const hash = await making.fingerprint();
  // Uses a random name instead of the process id, because all processes may have the same id in containers.
  const draft = join(builds, `draft-${randomUUID()}`);
  try {
    await making.buildInto(draft);
    if (hash !== (await making.fingerprint())) return await makeBuild(builds, making);
    const folder = join(builds, hash);
    await nameBuild(draft, folder);
    await removeUnused(builds, folder);
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Gives a finished build its name. Its files are written to the disk first, so that after a power cut the
 * build is either complete or absent. If another process has finished the same build, that build stays.
 */
async function nameBuild(draft: string, folder: string): Promise<void> {
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await sync(join(parentPath, name));
  await sync(draft);
  await rename(draft, folder).catch(async () => {
    if (await isBuild(folder)) return;
    await remove(folder);
    await rename(draft, folder);
  });
  await sync(join(folder, '..'));
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Time after which an unused build is deleted, once the next build is made. */
const keptFor = day;
const usedEvery = keptFor / 4;

/**
 * Marks a build as used, now and four times a day while the process runs. A site runs for weeks, and the next
 * build must not delete its files. Does nothing if the folder is read-only.
 */
export async function keepInUse(folder: string): Promise<void> {
  const mark = () => utimes(folder, new Date(), new Date()).catch(() => undefined);
  setInterval(mark, usedEvery).unref();
  await mark();
}

/** Deletes builds and drafts that have not been used for a day. */
export async function removeUnused(builds: string, current: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = join(builds, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (folder === current || Date.now() - mtimeMs <= keptFor) continue;
    await remove(folder);
  }
}

/**
 * Deletes a build. The build is renamed before its files are deleted, so that an interrupted deletion leaves
 * no incomplete build under a valid name.
 */
async function remove(folder: string): Promise<void> {
  const removed = join(folder, '..', `removed-${randomUUID()}`);
  // Deletes the files only if this process renamed the build, because another start may be removing the same
  // build.
  const isOurs = await rename(folder, removed).then(
    () => true,
    () => false,
  );
  if (isOurs) await rm(removed, { recursive: true, force: true });
}

/** The file of a build that starts the program. */
export const entryOf = (folder: string): string => join(folder, 'server/index.js');

/** False for a missing build, and for an incomplete build that an interrupted copy left. */
export function isBuild(folder: string): Promise<boolean> {
  return access(entryOf(folder)).then(
    () => true,
    () => false,
  );
}
