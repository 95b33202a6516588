import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { connect } from '../connection.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { isAlive } from '../embedded/postmaster-file.ts';
import { stopPostmaster } from '../embedded/postmaster.ts';

/**
 * Creates a data folder for one test and stops its server at the end. global-setup.ts recognises the folder
 * by its name and cleans up after a killed run.
 */
export async function dataDirectory(mode = 0o700): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `mvi-tests-${process.pid}-drill-`));
  await chmod(folder, mode);
  onTestFinished(async () => {
    await stopPostmaster(join(folder, 'postgres'));
    await rm(folder, { recursive: true, maxRetries: 5 });
  });
  return folder;
}

/**
 * Creates a data folder with a cleanly stopped database. The folder is a copy, because creating a database
 * takes as long as most tests. The original is created once per test file.
 */
export async function usedDataDirectory(mode = 0o700): Promise<string> {
  const folder = await dataDirectory(mode);
  await promisify(execFile)('cp', ['-a', join(await (used ??= makeUsed()), 'postgres'), folder]);
  return folder;
}

let used: Promise<string> | undefined;

async function makeUsed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `mvi-tests-${process.pid}-drill-`));
  const server = await startEmbeddedServer({ dataDir: folder });
  await server.stop();
  return folder;
}

/** Removes the originals of the copies; to be called at the end of a file that used them. */
export async function removeUsed(): Promise<void> {
  if (used !== undefined) await rm(await used, { recursive: true });
  used = undefined;
}

/** Writes one line into the database at `url`, durably. */
export async function remember(url: string, word: string): Promise<void> {
  const db = connect(url, { max: 1 });
  await sql.raw('create table if not exists memory (word text)').execute(db);
  await sql`insert into memory values (${word})`.execute(db);
  await db.destroy();
}

/** Returns all lines written at `url`. */
export async function remembered(url: string): Promise<string[]> {
  const db = connect(url, { max: 1 });
  try {
    const { rows } = await sql<{ word: string }>`select word from memory order by word`.execute(db);
    return rows.map(({ word }) => word);
  } finally {
    await db.destroy();
  }
}

/**
 * Returns the id of the server's first process.
 * @throws if no server has run
 */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Returns the traces of a running server: its lock file and its processes. */
export async function traces(dataDir: string, postmaster: number): Promise<string[]> {
  const files = (await readdir(join(dataDir, 'postgres'))).filter((name) => name === 'postmaster.pid');
  return isAlive(postmaster) ? [...files, `process ${postmaster}`] : files;
}
