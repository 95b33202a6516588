import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser that the journeys drive: `CHROMIUM` from the environment, the system's, Playwright's, or one
 * installed now (Debian's package when that is possible, else Playwright's own download). @throws when none
 * can be had.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  process.stdout.write('No Chromium found: installing one\n');
  const isDebian = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
  const installed =
    isDebian &&
    (await run('apt-get', ['update'])) &&
    (await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']));
  if (!installed) await run('npx', ['playwright', 'install', 'chromium']);
  const now = await findChromium();
  if (!now)
    throw new Error(
      'No Chromium could be installed. Install one, and name it in the variable CHROMIUM if it is in no usual place.',
    );
  return now;
}

async function findChromium(): Promise<string | undefined> {
  const places = [process.env['CHROMIUM'], ...systemPlaces, chromium.executablePath()].filter(
    (place) => place !== undefined,
  );
  for (const place of places) if (await exists(place)) return place;
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
