import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the folder and its parents, as `mkdir -p` does. Node's own recursive form (24.21) tries for ever if
 * a file system answers ENOENT to a new folder, as /proc does.
 * @throws the system's error if a folder does not exist and cannot be created
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    if (!isMissingParent(error) || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  const isFolder = () =>
    stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
  if (await isFolder()) return;
  try {
    await mkdir(path);
  } catch (error) {
    if (!(await isFolder())) throw error; // If the folder exists now, another process has created it.
  }
}

const isMissingParent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
