import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { writeDurably } from '#write-durably.ts';
import type { Tables } from './tables.ts';

const shape = z.object({ id: z.uuid(), isCopy: z.boolean() });

/** What tells an installation from its copies, in places that belong to one of them. */
export type InstallationName = Readonly<z.output<typeof shape>>;

type Given = { readonly databaseUrl?: string | undefined; readonly dataDir: string };

const markIn = (dataDir: string): string => join(dataDir, 'restored.json');

/**
 * Gives a restored data folder a name of its own, because the restored rows have the name of the original.
 * Its first start writes the name into the database.
 */
export async function markRestored(dataDir: string, name: InstallationName): Promise<void> {
  await writeDurably(markIn(dataDir), JSON.stringify(name));
}

/**
 * Returns the name of the installation, and gives it one if it has none. A database that was restored, or
 * that a dump brought to another server, is a copy with another name.
 */
export async function nameInstallation(db: Kysely<Tables>, { databaseUrl, dataDir }: Given): Promise<InstallationName> {
  const restored = databaseUrl === undefined ? await readMark(dataDir) : undefined;
  const server = await serverOf(db);
  const known = nameAt(server, await kept(db));
  if (restored === undefined && known !== null) return known;
  const name = await db.transaction().execute(async (transaction) => {
    // The lock lets processes that start together agree.
    const row = await kept(transaction, true);
    const present = restored === undefined ? nameAt(server, row) : restored;
    const next = present ?? { id: randomUUID(), isCopy: row.id !== null };
    const noted = { writer_id: next.id, writer_server: server, is_copy: next.isCopy };
    await transaction.updateTable('installation').set(noted).execute();
    return next;
  });
  // A mark that a crash has left gives the same name again.
  if (restored !== undefined) await rm(markIn(dataDir), { force: true });
  return name;
}

/**
 * Returns the name of the installation in a database that may lack migrations; null if it has none yet. It
 * changes nothing in such a database.
 */
export async function nameAsItIs(db: Kysely<Tables>, given: Given): Promise<InstallationName | null> {
  const { rows } = await sql`select 1 from pg_attribute
    where attrelid = to_regclass('public.installation') and attname = 'writer_id' and not attisdropped`.execute(db);
  if (rows.length > 0) return nameInstallation(db, given);
  return (given.databaseUrl === undefined ? await readMark(given.dataDir) : undefined) ?? null;
}

/** Notes that the installation is no copy any more, because it has taken over the places. */
export async function endCopy(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('installation').set({ is_copy: false }).execute();
}

/** Lets the installation keep its name at the server to which its database was moved. */
export async function keepNameAt(target: Kysely<Tables>): Promise<void> {
  await target
    .updateTable('installation')
    .set({ writer_server: await serverOf(target) })
    .execute();
}

type Kept = { readonly id: string | null; readonly server: string | null; readonly isCopy: boolean };

/** Returns the name that the database has at this server; null if it has none, or one from another server. */
function nameAt(server: string | null, { id, server: own, isCopy }: Kept): InstallationName | null {
  return id !== null && (server === null || own === server) ? { id, isCopy } : null;
}

async function kept(db: Kysely<Tables>, isLocked = false): Promise<Kept> {
  const row = db.selectFrom('installation').select(['writer_id as id', 'writer_server as server', 'is_copy as isCopy']);
  return (isLocked ? row.forUpdate() : row).executeTakeFirstOrThrow();
}

/** Names the server and the database in it. Null if the server does not tell, as those of some providers. */
async function serverOf(db: Kysely<Tables>): Promise<string | null> {
  const told = sql<{ server: string }>`
    select system_identifier || ' ' || d.oid as server
    from pg_control_system(), pg_database d where d.datname = current_database()`.execute(db);
  return told.then(
    ({ rows }) => rows[0]?.server ?? null,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '42501') return null;
      throw error;
    },
  );
}

async function readMark(dataDir: string): Promise<InstallationName | undefined> {
  const text = await readFile(markIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  // A mark that cannot be read still says that the folder was restored.
  return text === undefined ? undefined : (shape.safeParse(jsonOrNothing(text)).data ?? copyName());
}

/** A new name for a copy. */
export const copyName = (): InstallationName => ({ id: randomUUID(), isCopy: true });
