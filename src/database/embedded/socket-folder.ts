import { createHash } from 'node:crypto';
import { chmod, lchown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

// Maximum length of the parent folder's path. The address of a socket has 104 bytes on macOS and 108 on
// Linux; '/mvi-' + 16 digits + '/.s.PGSQL.5432' and a final NUL take 36 of them.
const maxParentLength = 68;

/**
 * Creates a 0700 folder with a short name for the server's socket. Every start on the same data folder gives
 * the same name. If another user has taken the name (anyone may write in /tmp), the folder gets a random
 * name.
 */
export async function makeSocketFolder(user: ServerUser, dataFolder: string): Promise<string> {
  const parent = Buffer.byteLength(tmpdir()) <= maxParentLength ? tmpdir() : '/tmp';
  const folder = join(parent, `mvi-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`);
  const owner = user.uid ?? process.getuid?.();
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (made) return own(folder, user);
  const present = await lstat(folder).catch(() => undefined);
  if (present?.isDirectory() && present.uid === owner) return own(folder, user);
  return own(await mkdtemp(join(parent, 'mvi-')), user);
}

async function own(folder: string, { uid, gid }: ServerUser): Promise<string> {
  await chmod(folder, 0o700);
  if (uid !== undefined && gid !== undefined) await lchown(folder, uid, gid);
  return folder;
}
