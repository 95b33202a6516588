import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { minute } from '#durations.ts';

const run = promisify(execFile);

/** Files of Debian packages, or the reason why this machine cannot have them. */
export type Packages =
  | {
      /** Folder that stands for `/`: the server of redis-server is `<root>/usr/bin/redis-server`. */
      readonly root: string;
      /** Environment in which the programs find their libraries. */
      readonly env: { readonly PATH: string; readonly LD_LIBRARY_PATH: string };
      readonly missing?: undefined;
    }
  | { readonly missing: string };

/**
 * Unpacks Debian packages, with the libraries that this machine lacks, into a cache folder outside the
 * repository. Nothing is installed, so that a test needs no rights and leaves nothing behind. Returns `/` as
 * the root if the machine has all of them.
 */
export async function debianPackages(...names: string[]): Promise<Packages> {
  try {
    const files = await lackingFiles(names);
    const root = files.length === 0 ? '/' : await unpacked(files);
    const folders = ['lib', 'usr/lib'].map((folder) => join(root, folder));
    const architecture = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
    const libraries = [...folders.map((folder) => join(folder, architecture)), ...folders];
    const programs = ['usr/sbin', 'usr/bin', 'sbin', 'bin'].map((folder) => join(root, folder));
    const env = { PATH: [...programs, process.env.PATH].join(':'), LD_LIBRARY_PATH: libraries.join(':') };
    return { root, env };
  } catch (error) {
    return { missing: `no Debian package ${names.join(', ')} here: ${lastLineOf(error)}` };
  }
}

/** Returns the last line of what a failed command said. */
export const lastLineOf = (error: unknown): string =>
  error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);

type PackageFile = { readonly name: string; readonly file: string };

/** Asks apt which packages an installation would add. A line is `'<address>' <file> <bytes> <checksum>`. */
async function lackingFiles(names: readonly string[]): Promise<PackageFile[]> {
  const options = [
    'install',
    '--print-uris',
    '--yes',
    '--no-install-recommends',
    '--no-upgrade',
    '-o',
    'Debug::NoLocking=1',
  ];
  const { stdout } = await run('apt-get', [...options, ...names], { timeout: minute });
  return stdout.split('\n').flatMap((line) => {
    const file = /^'[^']+' (\S+\.deb) /.exec(line)?.[1];
    const name = file?.split('_')[0];
    return file === undefined || name === undefined ? [] : [{ name, file }];
  });
}

/** Servers refuse to run as root, and another user cannot pass through the home of root. */
const caches = (): string =>
  process.env['XDG_CACHE_HOME'] ?? (process.getuid?.() === 0 ? '/var/cache' : join(homedir(), '.cache'));

/**
 * Returns a folder of the cache of engines outside the repository; `fill` makes it the first time. The folder
 * gets its name by a rename when it is whole, because several tests may want it at once.
 */
export async function cachedEngine(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(caches(), 'mvi-engines', name);
  if (await exists(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!(await exists(folder))) throw error;
    });
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpacked(files: readonly PackageFile[]): Promise<string> {
  const hash = createHash('sha256').update(files.map(({ file }) => file).join('\n'));
  return cachedEngine(hash.digest('hex').slice(0, 16), async (draft) => {
    const downloads = join(draft, 'downloads');
    await mkdir(downloads);
    await download(files, downloads);
    for (const file of await readdir(downloads))
      await run('dpkg', ['-x', join(downloads, file), draft], { timeout: minute });
    await rm(downloads, { recursive: true });
  });
}

async function download(files: readonly PackageFile[], folder: string): Promise<void> {
  const names = files.map(({ name }) => name);
  await run('apt-get', ['download', '-o', 'APT::Sandbox::User=root', ...names], { cwd: folder, timeout: 5 * minute });
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
