import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hour } from '#durations.ts';
import type { SnapshotOrigin } from './snapshot.ts';
import { snapshotFormat } from './snapshot.ts';
import { newestSnapshot, snapshotName } from './snapshot-files.ts';

/** Store of files that every machine of the installation reaches. */
type SharedFiles = {
  readonly storedAt: (name: string) => Promise<Date | null>;
  readonly put: (name: string, path: string, stopping: AbortSignal) => Promise<void>;
  readonly get: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
};

/** Snapshots that one machine makes and a new machine starts from. */
export type SharedSnapshots = {
  /** Copies the shared snapshot into a folder. @returns false if there is none */
  readonly fetch: (folder: string, origin: SnapshotOrigin) => Promise<boolean>;
  /** Shares the newest snapshot of a folder, unless a machine has shared one in the last hours. */
  readonly share: (folder: string, origin: SnapshotOrigin, stopping: AbortSignal) => Promise<void>;
};

/** Each process makes a snapshot every six hours; one of them is shared. */
export const freshFor = 5 * hour;

export function sharedSnapshots(files: SharedFiles): SharedSnapshots {
  return {
    fetch: async (folder, origin) => {
      const parts = await files.get(nameOf(origin));
      if (parts === null) return false;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${randomUUID()}.part`);
      try {
        await pipeline(parts, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, join(folder, snapshotName()));
        return true;
      } finally {
        await rm(draft, { force: true });
      }
    },
    share: async (folder, origin, stopping) => {
      const stored = await files.storedAt(nameOf(origin));
      if (stored !== null && Date.now() - stored.getTime() < freshFor) return;
      const path = await newestSnapshot(folder);
      if (path !== null) await files.put(nameOf(origin), path, stopping);
    },
  };
}

const nameOf = ({ fingerprint, database }: SnapshotOrigin): string =>
  `search index, format ${snapshotFormat}, ${fingerprint}, ${database}`;
