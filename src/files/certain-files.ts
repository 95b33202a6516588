import { FilesUnavailable } from './files-unavailable.ts';
import { FileNotFound } from './files.ts';
import type { Files } from './files.ts';
import type { StoreIdentity } from './store-identity.ts';

/**
 * Tells a store that lost a file from a store that is not there, such as a folder of another machine that is
 * not mounted: then its card is missing too, so nothing is stored, and nothing counts as lost.
 */
export function certainFiles(files: Files, identity: Pick<StoreIdentity, 'read'>): Files {
  const checkStore = async () => {
    if ((await identity.read()) === null) throw new FilesUnavailable('the store of the files has no card');
  };
  return {
    ...files,
    put: async (bytes) => {
      await checkStore();
      return files.put(bytes);
    },
    get: (key) =>
      files.get(key).catch(async (error: unknown) => {
        if (error instanceof FileNotFound) await checkStore();
        throw error;
      }),
  };
}
