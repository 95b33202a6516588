import { execFile } from 'node:child_process';
import { access, chown, lchown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedServerFailed } from './errors.ts';
import { isAlive } from './postmaster-file.ts';
import { canReach, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/**
 * Returns the path by which the server reaches the data folder. Linux resolves /proc/self/cwd without passing
 * through the parent folders. A server that starts inside its data folder therefore works even if its user
 * cannot reach the folder by name (data under a 0700 home, run as root).
 * @throws EmbeddedServerFailed if the folder is out of reach and the system has no /proc/self/cwd
 */
export function nameForServer(user: ServerUser, dataFolder: string): string {
  if (canReach(user, dataFolder)) return dataFolder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedServerFailed(
    `The database user cannot reach ${dataFolder}. Set DATA_DIR to a folder that every user can pass through.`,
  );
}

/**
 * Tells if the folder contains a database. A folder gets its name only when it is complete (see
 * createDataFolder).
 * @throws EmbeddedServerFailed if this user may not look into the folder
 */
export async function isInitialised(dataFolder: string): Promise<boolean> {
  return access(join(dataFolder, 'PG_VERSION')).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) return false;
      throw new EmbeddedServerFailed(
        `This user may not look into ${dataFolder}. Run the command as the user who runs the site, or as root.`,
        { cause: error },
      );
    },
  );
}

/**
 * Runs initdb in a temporary folder and then renames this folder, so that an interrupted run leaves no folder
 * under the final name.
 */
export async function createDataFolder(
  binaries: string,
  user: ServerUser,
  dataFolder: string,
  durable: boolean,
): Promise<void> {
  await removeUnfinished(dataFolder);
  const unfinished = await mkdtemp(`${dataFolder}.new-${process.pid}-`);
  try {
    await giveTo(user, unfinished);
    await initialise(binaries, user, unfinished, durable);
    await rename(unfinished, dataFolder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (await isInitialised(dataFolder)) return; // Another process was faster, and its folder is as good.
    if (error instanceof EmbeddedServerFailed) throw error;
    throw new EmbeddedServerFailed(`${dataFolder} cannot be made a database: ${String(error)}`, { cause: error });
  }
}

// Uses the builtin C.UTF-8 locale, because it does not depend on the machine and knows accented letters
// (lower('É'), words for full-text search).
const initdbOptions = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--no-instructions',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function initialise(binaries: string, user: ServerUser, folder: string, durable: boolean): Promise<void> {
  const options = durable ? initdbOptions : [...initdbOptions, '--no-sync'];
  try {
    await run(join(binaries, 'initdb'), [...options, '-D', nameForServer(user, folder)], {
      ...user,
      cwd: folder,
      env: serverEnvironment,
    });
  } catch (error) {
    throw new EmbeddedServerFailed(`The database could not be created in ${dirname(folder)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Environment of PostgreSQL's programs. It leaves out our PG* variables, because they would change the
 * server's settings. It also leaves out our LANG, because its locale may not be installed.
 */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '')
    return error.stderr.trim();
  return String(error);
}

async function removeUnfinished(dataFolder: string): Promise<void> {
  const prefix = `${basename(dataFolder)}.new-`;
  for (const name of await readdir(dirname(dataFolder))) {
    const maker = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (!(maker > 0) || isAlive(maker)) continue;
    // The deletion may fail, because an initdb that outlived its parent still writes to the folder. The next
    // start then deletes the rest.
    await rm(join(dirname(dataFolder), name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/**
 * Gives the folder and its content to the user of the server, if the program runs as root. Only root can run
 * the server as another user.
 */
export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  if ((await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await chown(folder, uid, gid);
}

/** @throws EmbeddedServerFailed if an ordinary user starts another user's database */
export async function checkOwner(dataFolder: string): Promise<void> {
  const self = process.getuid?.();
  if (self === 0) return;
  const folder = await stat(dataFolder).catch(() => undefined);
  if (folder && folder.uid !== self) {
    throw new EmbeddedServerFailed(
      `${dataFolder} belongs to another user. Start as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
}
