import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../connection.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { migrate } from '../migrate.ts';
import { addressOf } from './address-of.ts';
import { removeLeftBehind, testFolderPrefix } from './left-behind.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of the test run, at its maintenance database. */
    testServer: string;
  }
}

/**
 * Starts one server for the whole run, in its own folder, with a migrated template that every test file
 * copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind();
  const dataDir = await mkdtemp(join(tmpdir(), `${testFolderPrefix}${process.pid}-`));
  const server = await startEmbeddedServer({ dataDir, durable: false });
  await makeTemplate(server.url);
  project.provide('testServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = connect(serverUrl, { max: 1, patient: true });
  await sql`create database mvi_template`.execute(server);
  await server.destroy();
  const template = connect(addressOf(serverUrl, 'mvi_template'), { max: 1, patient: true });
  await migrate(template);
  await template.destroy();
}
