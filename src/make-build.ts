import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAnew, nameAsFinal } from './build/build-site.ts';
import { loadBuild } from './production.ts';
import { readCommand } from './programs/read-command.ts';

const help = `Builds the site, unless a build of these sources exists, and prints its folder.

  npm run build               for starts in this folder
  npm run build -- --final    for a package: all starts use this build, whatever its sources are, and write nothing
`;

const options = { final: { type: 'boolean', default: false } } as const;
const read = () => parseArgs({ options }).values;
const { final: isFinal } = readCommand({ name: 'build', help, read }) ?? process.exit();
const folder = await buildAnew();
if (isFinal) {
  await compileAhead(folder);
  await nameAsFinal(folder);
}
process.stdout.write(`${folder}\n`);

/**
 * Compiles the program of a build, so that starts from a read-only folder need not compile it each time. Node
 * keeps what it compiled for each user separately: build as the user of the starts.
 */
async function compileAhead(of: string): Promise<void> {
  enableCompileCache(join(of, 'compiled'));
  const { loadSite } = await loadBuild(of);
  await loadSite();
  flushCompileCache();
}
