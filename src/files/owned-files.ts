import { FilesUnavailable } from './files-unavailable.ts';
import type { Files } from './files.ts';
import { PlaceTaken } from './place-writer.ts';

/**
 * Changes nothing in a store that another installation has taken over; what is there can still be read.
 * @param hold throws PlaceTaken then
 */
export function ownedFiles(files: Files, hold: () => Promise<void>): Files {
  const checkOwner = () =>
    hold().catch((error: unknown) => {
      if (error instanceof PlaceTaken) throw new FilesUnavailable(error.message, { cause: error });
      throw error;
    });
  return {
    ...files,
    put: async (bytes) => {
      await checkOwner();
      return files.put(bytes);
    },
    delete: async (key) => {
      await checkOwner();
      await files.delete(key);
    },
    setAside: async (key) => {
      await checkOwner();
      await files.setAside(key);
    },
    takeBack: async (key) => {
      await checkOwner();
      await files.takeBack(key);
    },
  };
}
