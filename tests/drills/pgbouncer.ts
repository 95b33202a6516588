import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startDebianPgBouncer } from '../engines/debian-pgbouncer.ts';
import { startDebianPostgres } from '../engines/debian-postgres.ts';

/**
 * `npm run drill:pgbouncer`: journeys of candidates and companies in a browser, on products whose database
 * lies behind Debian's PgBouncer in transaction mode, with five sessions for all of them.
 */
const journeys = ['journeys/main-job', 'journeys/alerts', 'journeys/applications', 'journeys/search.spec'];

const say = (text: string) => process.stdout.write(`${text}\n`);
const server = await startDebianPostgres({ max_connections: '60' });
if ('missing' in server) say(`Skipped: ${server.missing}`);
else {
  const pooler = await startDebianPgBouncer(server.url, 5);
  if ('missing' in pooler) say(`Skipped: ${pooler.missing}`);
  else {
    const env = { ...process.env, DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: server.url };
    const secret = { SECRET: 'a secret of the drill, thirty-two or more' };
    const tests = spawn(process.execPath, ['tests/run.ts', ...journeys], {
      env: { ...env, ...secret },
      stdio: 'inherit',
    });
    const [code] = await once(tests, 'exit');
    process.exitCode = code === 0 ? 0 : 1;
    await pooler.stop();
  }
  await server.stop();
}
