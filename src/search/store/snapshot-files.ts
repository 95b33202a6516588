import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#write-durably.ts';
import { FrameReader } from './frames.ts';
import type { OfferStore } from './offer-store.ts';
import { restoreStore } from './restore-store.ts';
import { framesOf } from './save-store.ts';
import type { SnapshotOrigin, SnapshotPlace } from './snapshot.ts';

const extension = '.offers';

/** Writes the sealed segments of a store to a folder, atomically, and then deletes the previous snapshot. */
export async function keepSnapshot(
  folder: string,
  store: OfferStore,
  origin: SnapshotOrigin,
  place: SnapshotPlace,
): Promise<void> {
  const before = await snapshotsIn(folder);
  await writeDurably(join(folder, snapshotName()), framesOf(store, origin, place));
  for (const name of before) await rm(join(folder, name), { force: true });
}

/**
 * Fills an empty store from the latest snapshot, and returns the position of the snapshot, from which changes
 * must be read. Null if no snapshot can be used.
 */
export async function readSnapshot(
  folder: string,
  makeStore: () => OfferStore,
  origin: SnapshotOrigin,
): Promise<(SnapshotPlace & { readonly store: OfferStore }) | null> {
  for (const name of await snapshotsIn(folder)) {
    const store = makeStore();
    try {
      await using file = await FrameReader.open(join(folder, name));
      return { store, ...(await restoreStore(store, file, origin)) };
    } catch {
      // The snapshot is damaged, or of another version or database. The next snapshot is tried; if there is
      // none, the index is built from the database.
    }
  }
  return null;
}

/** Returns a new file name of a snapshot. */
export const snapshotName = (): string => `${randomUUID()}${extension}`;

/** Returns the path of a snapshot in the folder, which has one unless a crash left two. */
export async function newestSnapshot(folder: string): Promise<string | null> {
  const [name] = await snapshotsIn(folder);
  return name === undefined ? null : join(folder, name);
}

async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(extension));
}
