import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, inject } from 'vitest';
import { connect } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { addressOf } from './address-of.ts';

export type TestDatabase = { readonly db: Kysely<Tables>; readonly url: string };

/**
 * Returns a new, migrated, empty database, which is dropped after the test file or the `describe`. Call it
 * at the top of the file: `const { db } = await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  return copyOf('mvi_template');
}

/** Returns a new database without any table, for tests of the migrations themselves. */
export async function bareDatabase(): Promise<TestDatabase> {
  return copyOf('template1');
}

async function copyOf(template: 'mvi_template' | 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer((server) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(server),
  );
  const url = addressOf(inject('testServer'), name);
  const db = connect(url, { max: 5, patient: true });
  afterAll(async () => {
    await db.destroy();
    await onServer((server) => sql`drop database ${sql.id(name)} with (force)`.execute(server));
  });
  return { db, url };
}

async function onServer(work: (server: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  const server = connect(inject('testServer'), { max: 1, patient: true });
  await work(server);
  await server.destroy();
}
