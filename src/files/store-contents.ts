/** Where a file lies: among the files, or among those that were set aside. */
export type Shelf = 'files' | 'aside';
export const shelves = ['files', 'aside'] as const satisfies readonly Shelf[];

type StoredFile = {
  readonly bytes: Uint8Array;
  /** Moment from which the file has been on its shelf. The sweep deletes by it what was set aside. */
  readonly since: Date;
};

/** Files of a store with their keys, as a move to another store sees them. */
export type StoreContents = {
  /** Lists the keys of a shelf, in no order. */
  list(shelf: Shelf): AsyncIterable<string>;
  /** Null if the shelf has no file with the key. */
  read(shelf: Shelf, key: string): Promise<StoredFile | null>;
  /** SHA-256 of the file in hexadecimal; null if the shelf has no file with the key. */
  checksum(shelf: Shelf, key: string): Promise<string | null>;
  /** Stores a file durably under the key, in the place of an earlier one. */
  write(shelf: Shelf, key: string, file: StoredFile): Promise<void>;
};
