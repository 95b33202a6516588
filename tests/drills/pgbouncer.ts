import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfNeeded } from '../../src/build/build-site.ts';
import { findOrInstallChromium } from '../chromium.ts';
import { startDebianPgBouncer } from '../engines/debian-pgbouncer.ts';
import { startDebianPostgres } from '../engines/debian-postgres.ts';

/**
 * `npm run drill:pgbouncer`: journeys of candidates and companies in a browser, on products whose database
 * lies behind Debian's PgBouncer in transaction mode, with five sessions for a product and its programs. One
 * product runs at a time, because each reads its letters in its own folder.
 */
const files = process.argv.slice(2);
const journeys = files.length > 0 ? files : ['main-job', 'applications', 'alerts', 'search'];

const runner = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
const secret = 'a secret of the drill, thirty-two or more';
await buildIfNeeded();
const chromium = await findOrInstallChromium();
const say = (text: string) => process.stdout.write(`${text}\n`);

/** @returns the exit code of the tests, or the reason why they cannot run */
async function run(journey: string): Promise<number | string> {
  const server = await startDebianPostgres({ max_connections: '60' });
  if ('missing' in server) return server.missing;
  const pooler = await startDebianPgBouncer(server.url, 5);
  try {
    if ('missing' in pooler) return pooler.missing;
    const addresses = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: server.url };
    const env = { ...process.env, ...addresses, SECRET: secret, NODE_ENV: 'test', CHROMIUM: chromium };
    const words = ['test', `tests/journeys/${journey}.spec.ts`, '--workers=1', '--reporter=list'];
    const tests = spawn(process.execPath, [runner, ...words], { env, stdio: 'inherit' });
    await once(tests, 'exit');
    return tests.exitCode ?? 1;
  } finally {
    if (!('missing' in pooler)) await pooler.stop();
    await server.stop();
  }
}

for (const journey of journeys) {
  const ended = await run(journey);
  if (typeof ended === 'string') {
    say(`Skipped: ${ended}`);
    break;
  }
  if (ended !== 0) process.exitCode = 1;
}
