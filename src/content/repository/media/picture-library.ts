import type { Acting } from '../write/document-acts.ts';
import type { Store } from '../write/store.ts';
import { addPicture, changePicture, removePicture } from './change-library.ts';
import { offeredPictures } from './offered-pictures.ts';
import { listLibrary, readLibrary } from './list-library.ts';

/** The pictures of the repository, for the office. */
export const pictureLibrary = (store: Pick<Store, 'db' | 'now'>) => ({
  list: (wanted: Parameters<typeof listLibrary>[1]) => listLibrary(store, wanted),
  /** The named pictures and the newest, to choose from. */
  offered: (hashes: readonly string[]) => offeredPictures(store, hashes),
  read: (hashes: readonly string[]) => readLibrary(store, hashes),
  add: (file: Parameters<typeof addPicture>[1], acting: Acting) => addPicture(store, file, acting),
  change: (change: Parameters<typeof changePicture>[1], acting: Acting) => changePicture(store, change, acting),
  remove: (hash: string, acting: Acting) => removePicture(store, hash, acting),
});
