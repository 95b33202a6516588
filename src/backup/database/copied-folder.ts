import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ContentObjects } from '#backup/store/objects.ts';
import { maxObjectBytes } from '#backup/store/backup-store.ts';

/** A file of the data folder: its bytes are those of its pieces, one after the other. */
type CopiedFile = { readonly path: string; readonly pieces: readonly string[] };

/** Folders and files of a data folder. Empty folders count: PostgreSQL does not start without them. */
export type CopiedFolder = { readonly folders: readonly string[]; readonly files: readonly CopiedFile[] };

// Content that the manual names as useless or harmful in a backup (Low-Level Base Backups, Backing Up the
// Data Directory). The log is copied apart.
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|(.+\/)?pgsql_tmp[^/]*)$/;
const leftOut =
  /(^|\/)(postmaster\.pid|postmaster\.opts|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|recovery\.signal|standby\.signal|pg_internal\.init[^/]*|pgsql_tmp[^/]*|t\d+_\d+[^/]*)$/;

const controlFile = 'global/pg_control';
const atOnce = 4;

/**
 * Copies the data folder between the beginning and the end of a base backup. Files may change, vanish and
 * grow meanwhile: the log mends them at the restore.
 */
export async function copyFolder(
  dataFolder: string,
  objects: ContentObjects,
  report: (done: number, all: number) => void = () => undefined,
): Promise<CopiedFolder> {
  const { folders, paths } = await walk(dataFolder);
  const limit = pLimit(atOnce);
  let done = 0;
  const copied = await Promise.all(
    paths.map((path) =>
      limit(async () => {
        const pieces = await (path === controlFile ? copyControl : copyFile)(join(dataFolder, path), objects);
        report(++done, paths.length);
        return pieces === undefined ? [] : [{ path, pieces }];
      }),
    ),
  );
  return { folders, files: copied.flat() };
}

async function walk(root: string, below = ''): Promise<{ folders: string[]; paths: string[] }> {
  const [folders, paths]: [string[], string[]] = [[], []];
  for (const entry of await readdir(join(root, below), { withFileTypes: true }).catch(ignoreVanished)) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile() && !leftOut.test(path)) paths.push(path);
    if (!entry.isDirectory()) continue;
    folders.push(path);
    if (path === 'pg_wal') folders.push(...(await walk(root, path)).folders);
    if (emptied.test(path)) continue;
    const inside = await walk(root, path);
    folders.push(...inside.folders);
    paths.push(...inside.paths);
  }
  return { folders, paths };
}

/** @returns the pieces; undefined if the file was deleted meanwhile */
async function copyFile(path: string, objects: ContentObjects): Promise<string[] | undefined> {
  const handle = await open(path, 'r').catch(ignoreMissing);
  if (handle === undefined) return undefined;
  await using file = handle;
  const pieces: string[] = [];
  for (let at = 0; ;) {
    const { size } = await file.stat();
    const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(maxObjectBytes, size - at)));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) return pieces;
    pieces.push(await objects.put(buffer.subarray(0, bytesRead)));
    at += bytesRead;
  }
}

/** Reads the control file until two readings agree, because the log does not mend it. */
async function copyControl(path: string, objects: ContentObjects): Promise<string[]> {
  for (let before = await readFile(path); ;) {
    const now = await readFile(path);
    if (now.equals(before)) return [await objects.put(now)];
    before = now;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

const ignoreVanished = (error: unknown): [] => ignoreMissing(error) ?? [];
