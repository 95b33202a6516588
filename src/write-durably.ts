import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Content in one piece, or piece by piece. */
type Content = string | Uint8Array | Iterable<Uint8Array>;

/**
 * Writes a file that only its owner can read, and creates its folders. The bytes reach the disk under a
 * temporary name, and `link` then adds the final name, so that readers see the whole file or none, even after
 * a crash. If two processes write the same file, the first wins, because `link` never replaces a file.
 * @returns true if written; false if the file existed already and stays unchanged
 */
export async function writeDurably(path: string, content: Content): Promise<boolean> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeAndSync(draft, content);
    await link(draft, path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolders(folder, made === undefined ? folder : dirname(made));
  return true;
}

async function writeAndSync(path: string, content: Content): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/**
 * Synchronises folders (fsync(2)), because a new file survives a crash only once its folder is synchronised,
 * and a new folder only once its parent is.
 */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    await using handle = await open(folder, 'r');
    await handle.sync();
    if (folder === upTo || folder === dirname(folder)) return;
  }
}
