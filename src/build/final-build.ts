import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (builds: string): string => join(builds, 'final');

/**
 * Names a build as final. Starts then use this build without a look at the sources, as the starts of an image
 * do: the files of an image have other times than those that were built, and its folder is read-only.
 * @param name null if no build is final
 */
export async function nameFinal(builds: string, name: string | null): Promise<void> {
  const file = fileIn(builds);
  if (name === null) return rm(file, { force: true });
  await writeFile(`${file}.new`, name);
  await rename(`${file}.new`, file);
}

/** Returns the name of the final build; null if there is none. */
export async function finalBuild(builds: string): Promise<string | null> {
  const name = await readFile(fileIn(builds), 'utf8').catch(() => '');
  return /^[0-9a-f]{16}$/.test(name) ? name : null;
}
