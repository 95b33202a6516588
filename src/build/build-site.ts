import { spawn } from 'node:child_process';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprintOfSources } from './fingerprint.ts';
import { finalBuild, nameFinal } from './final-build.ts';
import { isBuild, makeBuild } from './kept-builds.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` file for every text asset, so that the server does not compress assets. */
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

const fingerprint = () => fingerprintOfSources(root, join(builds, 'sources.json'));

/**
 * Returns the folder of the site's build: the final build, or the build of the current sources; null if that
 * build has to be made.
 */
export async function findBuild(): Promise<string | null> {
  const folder = join(builds, (await finalBuild(builds)) ?? (await fingerprint()));
  return (await isBuild(folder)) ? folder : null;
}

/**
 * Returns the folder of the site's build; builds first if the sources have changed.
 * @throws the builder's message if the build fails
 */
export async function buildIfNeeded(): Promise<string> {
  return (await findBuild()) ?? makeBuild(builds, { fingerprint, buildInto });
}

/** Makes the build of the current sources, as `buildIfNeeded` does, whatever an earlier final build says. */
export async function buildAnew(): Promise<string> {
  await nameFinal(builds, null);
  return buildIfNeeded();
}

/** Lets all later starts use this build without a look at the sources. */
export const nameAsFinal = (folder: string): Promise<void> => nameFinal(builds, basename(folder));

async function buildInto(draft: string): Promise<void> {
  await runBuilder(draft);
  // Loads sharp here, because only a build needs it.
  const { drawIcons } = await import('./draw-icons.ts');
  await drawIcons(join(draft, 'client'));
  await compressAssets(join(draft, 'client'));
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
