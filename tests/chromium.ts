import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const systemPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser of the journeys. The first of these that exists is used: `CHROMIUM` of the environment,
 * Chromium's headless shell, the system's browser, Playwright's browser. The headless shell is the same
 * engine without windows, and opens a page in half of the time. Otherwise installs one from Debian or
 * Playwright.
 * @throws if none can be installed
 */
export async function findOrInstallChromium(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && (await exists(named))) return named;
  if (!(await exists(headlessShell))) await installFromDebian('chromium-headless-shell');
  const found = (await findChromium()) ?? (await installAny());
  if (found) return found;
  throw new Error(
    'No Chromium could be installed. Install one, and name it in the variable CHROMIUM if it is in no usual place.',
  );
}

async function installAny(): Promise<string | undefined> {
  if (!(await installFromDebian('chromium'))) await run('npx', ['playwright', 'install', 'chromium']);
  return findChromium();
}

// Short timeouts, because a machine without a network would otherwise wait for minutes.
const shortly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await exists('/usr/bin/apt-get'))) return false;
  process.stdout.write(`Installing ${name}\n`);
  const install = () => run('apt-get', [...shortly, 'install', '-y', '--no-install-recommends', name]);
  return (await run('apt-get', [...shortly, 'update'])) && install();
}

async function findChromium(): Promise<string | undefined> {
  for (const place of [...systemPlaces, chromium.executablePath()]) if (await exists(place)) return place;
  return undefined;
}

function exists(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
