import { spawn } from 'node:child_process';
import { access, glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '#durations.ts';
import { fingerprintOfSources } from './fingerprint.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` files beside every text asset, so that serving needs no compression. */
async function compressAssets(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

const root = join(import.meta.dirname, '../..');
const builds = join(root, 'build');

/** Returns the folder of the site's build; null if the sources have changed since the last build. */
export async function findBuild(): Promise<string | null> {
  const folder = await folderOfBuild();
  return (await exists(folder)) ? folder : null;
}

/** Returns the folder for a build of the present sources; the folder's name is the hash of the sources. */
async function folderOfBuild(): Promise<string> {
  return join(builds, await fingerprintOfSources(root, join(builds, 'sources.json')));
}

/**
 * Returns the folder of the site's build, and builds now if the sources have changed. The folder appears by
 * a rename, so that an interrupted build leaves nothing, two simultaneous starts do not disturb each other,
 * and a running site keeps its own files.
 * @throws the builder's message if the build fails
 */
export async function buildIfNeeded(): Promise<string> {
  const folder = await folderOfBuild();
  if (await exists(folder)) return folder;
  const draft = join(builds, `draft-${process.pid}`);
  try {
    await runBuilder(draft);
    // Sharp is imported here, because only a build needs it.
    const { drawIcons } = await import('./draw-icons.ts');
    await drawIcons(join(draft, 'client'));
    await compressAssets(join(draft, 'client'));
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!(await exists(folder))) throw error;
    });
    await removeOlder(folder);
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runBuilder(draft: string): Promise<void> {
  await mkdir(builds, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: draft },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The site could not be built:\n${Buffer.concat(output).toString('utf8')}`);
}

/** Deletes builds older than a day. By then the sites that ran from them have been restarted. */
async function removeOlder(current: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = join(builds, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (folder !== current && Date.now() - mtimeMs > day) await rm(folder, { recursive: true, force: true });
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
