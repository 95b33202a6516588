import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { livePostmaster } from '#database/embedded/postmaster-file.ts';
import { makeFolder } from '#database/embedded/make-folder.ts';
import { BackupFailed } from '#backup/store/errors.ts';

// Both lie inside the data folder, because it may be a mount, which cannot be renamed.
const draftPrefix = 'restoring-';
const asidePrefix = 'before-restore-';

/**
 * Prepares an empty folder in which a data folder is restored.
 * @throws BackupFailed if a server runs on the data folder, or its content must not be replaced
 */
export async function draftFolder(dataDir: string, mayReplace: boolean): Promise<string> {
  await makeFolder(dataDir);
  if (await livePostmaster(join(dataDir, 'postgres')))
    throw new BackupFailed(`Stop the site first: its database runs in ${dataDir}.`);
  const present = await contentOf(dataDir);
  if (present.length > 0 && !mayReplace)
    throw new BackupFailed(`${dataDir} is not empty. With --replace what is in it is moved aside, and not deleted.`);
  // What an interrupted restore has left.
  for (const name of await readdir(dataDir))
    if (name.startsWith(draftPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
  return mkdtemp(join(dataDir, draftPrefix));
}

/**
 * Moves the present content aside, and the restored content into its place.
 * @returns the folder with the former content; undefined if there was none
 */
export async function moveIntoPlace(dataDir: string, draft: string, now: Date): Promise<string | undefined> {
  const present = await contentOf(dataDir);
  const aside = join(dataDir, asidePrefix + now.toISOString().replaceAll(/[:.]/g, '-'));
  if (present.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
  // The database comes last: without it a start does not take the folder for a whole one.
  const restored = (await readdir(draft)).toSorted(
    (one, other) => Number(one === 'postgres') - Number(other === 'postgres'),
  );
  for (const name of restored) await rename(join(draft, name), join(dataDir, name));
  await rm(draft, { recursive: true });
  return present.length > 0 ? aside : undefined;
}

/** Lists what a data folder has, except what restores have made and what belongs to the file system. */
async function contentOf(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).map((name) => basename(name));
  return names.filter(
    (name) => !name.startsWith(draftPrefix) && !name.startsWith(asidePrefix) && name !== 'lost+found',
  );
}
