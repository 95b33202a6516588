import { execFile, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** User of the server process; without ids, the user of this process. */
export type ServerUser = { readonly uid?: number; readonly gid?: number };

const run = promisify(execFile);

/**
 * Chooses the user of the server, because PostgreSQL refuses to run as root. If root runs the program, the
 * server runs as the owner of an existing data folder, else as `postgres`, else as `nobody`. Any other user
 * runs the server as themselves.
 */
export async function chooseServerUser(dataFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await idsOf('postgres')) ?? (await idsOf('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function idsOf(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Tells if the server's user can enter `folder` through all its parents. Lets the kernel try it, because
 * access depends on ACLs as well as on permission bits.
 */
export function canReach(user: ServerUser, folder: string): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
