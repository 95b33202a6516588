import { setTimeout as wait } from 'node:timers/promises';
import type { StoreIdentity } from '#files/store-identity.ts';

export type FilesState = 'ok' | 'unreachable';

// Milliseconds to wait for the store of the files.
const patience = 1000;

/** Returns a function that tells if the store answers. Questions at the same time share one request. */
export function probeOf(store: Pick<StoreIdentity, 'read'>): () => Promise<FilesState> {
  let running: Promise<FilesState> | null = null;
  const ask = async (): Promise<FilesState> => {
    try {
      return (await store.read()) === null ? 'unreachable' : 'ok';
    } catch {
      return 'unreachable';
    }
  };
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return Promise.race([running, wait(patience, 'unreachable' as const, { ref: false })]);
  };
}
