import { mkdir, open } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '#configuration/read-configuration.ts';
import { openDatabase } from '#database/open.ts';
import { bareDatabase } from '#database/testing/test-database.ts';
import { explainFailure } from './explain-failure.ts';

const configuration = (environment: Record<string, string>) => readConfiguration(environment);
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

const listen = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
      server.unref();
    });
  });

test.each(['PORT', 'METRICS_PORT'])('the error for a port in use names %s', async (name) => {
  const port = await listen(0, '127.0.0.1');
  const line = explainFailure(await failureOf(listen(port, '127.0.0.1')), configuration({ [name]: String(port) }));
  expect(line).toBe(`${name} should be free: another program listens on ${port} already.`);
});

test('the error for a host of another machine names HOST', async () => {
  const error = await failureOf(listen(0, '192.0.2.1')); // The address belongs to nobody (RFC 5737).
  expect(explainFailure(error, configuration({ HOST: '192.0.2.1' }))).toMatch(
    /^HOST should be an address of this machine/,
  );
});

test('the error for a data folder that is a file names DATA_DIR', async () => {
  const error = await failureOf(mkdir(import.meta.filename, { recursive: true }));
  const here = configuration({ DATA_DIR: import.meta.filename });
  expect(explainFailure(error, here)).toMatch(/^DATA_DIR should be a folder that can be written: /);
  // Expects no DATA_DIR in the explanation, because the fault is in another folder.
  expect(explainFailure(error, configuration({}))).not.toContain('DATA_DIR');
});

test.runIf(process.platform === 'linux')(
  'the error for a full disk names the places that a command writes to',
  async () => {
    const file = await open('/dev/full', 'w');
    onTestFinished(() => file.close());
    const line = explainFailure(await failureOf(file.write('more')), configuration({ DATA_DIR: '/srv/board' }));
    expect(line).toMatch(/^A disk is full \(ENOSPC.*\/srv\/board.*TMPDIR/);
  },
);

test('the error for a database that does not answer names DATABASE_URL without its password', async () => {
  const databaseUrl = 'postgres://me:hidden-word@127.0.0.1:1/board';
  const error = await failureOf(openDatabase({ databaseUrl, dataDir: 'data' }));
  const line = explainFailure(error, configuration({ DATABASE_URL: databaseUrl }));
  expect(line).toMatch(/^DATABASE_URL should lead to a PostgreSQL server that lets this program in: .*ECONNREFUSED/);
  expect(line).not.toContain('hidden-word');
});

test('the error for a database that the server does not have names DATABASE_URL', async () => {
  const { url } = await bareDatabase();
  const databaseUrl = Object.assign(new URL(url), { pathname: '/nothing' }).href;
  const error = await failureOf(openDatabase({ databaseUrl, dataDir: 'data', mayMigrate: false }));
  const line = explainFailure(error, configuration({ DATABASE_URL: databaseUrl }));
  expect(line).toMatch(
    /^DATABASE_URL should lead to a PostgreSQL server that lets this program in: database "nothing"/,
  );
});

test.each([
  ['nothing may be made in the schema', 'schema public', ''],
  ['no schema may be made', 'database ', 'grant create on schema public to'],
])('the explanation of a missing right to CREATE names the right: %s', async (_what, place, granted) => {
  const { db, url } = await bareDatabase();
  const role = `role_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.id(role)} login password 'hidden-word'`.execute(db);
  if (granted !== '') await sql`${sql.raw(granted)} ${sql.id(role)}`.execute(db);
  const theirs = new URL(url);
  [theirs.username, theirs.password] = [role, 'hidden-word'];
  const error = await failureOf(openDatabase({ databaseUrl: theirs.href, dataDir: 'data' }));
  const line = explainFailure(error, configuration({ DATABASE_URL: theirs.href }));
  expect(line).toMatch(
    /^DATABASE_URL should name a role with more rights: (The list of migrations|Migration \d{4}-.+) failed: permission denied/,
  );
  expect(line).toContain(`grant create on ${place}`);
  expect(line).toContain(`to "${role}"`);
  expect(line?.split('\n')).toHaveLength(1);
  expect(line).not.toContain('hidden-word');
  await sql`drop owned by ${sql.id(role)}`.execute(db);
  await sql`drop role ${sql.id(role)}`.execute(db);
});

test('a wrong configuration explains itself in its error, and an unexpected error is printed with its stack', () => {
  expect(explainFailure(new ConfigurationError(['PORT should be a port.']), undefined)).toBe('PORT should be a port.');
  expect(explainFailure(new TypeError('x is not a function'), configuration({}))).toBeNull();
});

test('the error for a database that goes away during a start is one line', () => {
  const line = explainFailure(new Error('Connection terminated unexpectedly'), configuration({}));
  expect(line).toBe(
    'The database went away while this program ran (Connection terminated unexpectedly). Run it again.',
  );
});
