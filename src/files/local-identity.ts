import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeDurably } from '#write-durably.ts';
import { readCard, type StoreIdentity, writtenCard } from './store-identity.ts';

/** Keeps the card of a folder in `${dataDir}/files/store.json`, so that a backup of the files contains it. */
export function localIdentity(dataDir: string): StoreIdentity {
  const path = join(dataDir, 'files', 'store.json');
  return {
    place: `local:${resolve(dataDir)}`,
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? null : readCard(text);
    },
    write: async (card) => {
      const draft = `${path}.next`;
      await rm(draft, { force: true });
      await writeDurably(draft, writtenCard(card));
      await rename(draft, path);
    },
  };
}
