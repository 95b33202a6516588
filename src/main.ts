import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded, findBuild } from './build/build-site.ts';
import { keepInUse } from './build/kept-builds.ts';
import { readCommand } from './programs/read-command.ts';
import { printedSteps, type StartSteps } from './steps.ts';

// This file imports little, so that it starts fast. All other code comes from the build, which is compiled
// once.

const help = `Starts the site, and what it needs. Configuration is read from the environment: see docs/configuration.md.

  npm start       the built site
  npm run dev     the site from its sources
`;

const options = { dev: { type: 'boolean', default: false } } as const;
const read = () => parseArgs({ options }).values;
const { dev: isDevelopment } = readCommand({ name: 'start', help, read }) ?? process.exit();
const steps = printedSteps(process.stdout);
steps.line('Mon Volontariat International');
await (isDevelopment ? startFromSources(steps) : startFromBuild(steps));

async function startFromSources(shown: StartSteps): Promise<void> {
  // Names the environment, because React loads its development build only under this name, and Vite compiles
  // pages for that build.
  process.env['NODE_ENV'] = 'development';
  const { start } = await import('./start.ts');
  await start({ steps: shown, loadSite: loadDevelopment, clientFolder: null });
}

async function loadDevelopment() {
  return (await import('./development.ts')).startSite;
}

async function startFromBuild(shown: StartSteps): Promise<void> {
  const folder = (await findBuild()) ?? (await buildFirst(shown));
  await keepInUse(folder);
  enableCompileCache(join(folder, 'compiled'));
  const { loadBuild } = await import('./production.ts');
  const { start, loadSite } = await loadBuild(folder);
  await start({ steps: shown, loadSite, clientFolder: join(folder, 'client') });
  // Writes the compile cache now, because a killed process would leave none for the next start.
  flushCompileCache();
}

async function buildFirst(shown: StartSteps): Promise<string> {
  const { checkBeforeBuild } = await import('./start.ts');
  await checkBeforeBuild();
  return shown.step('site built', () => buildIfNeeded());
}
