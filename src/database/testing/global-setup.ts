import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../connection.ts';
import { isAlive } from '../embedded/postmaster-file.ts';
import { stopPostmaster } from '../embedded/postmaster.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { migrate } from '../migrate.ts';
import { addressOf } from './address-of.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL server, at its maintenance database. */
    testServer: string;
  }
}

const prefix = 'mvi-tests-';

/**
 * One server for the whole run, in a folder of its own, with a migrated template that every test file copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind();
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
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

/**
 * A killed run leaves its server and its folder, named by the number of its process; another user's are not
 * ours to remove.
 */
async function removeLeftBehind(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await stopPostmaster(join(tmpdir(), name, 'postgres'));
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}
