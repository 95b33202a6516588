/** Bytes of the largest object. Longer files are kept in pieces, so that every object fits into memory. */
export const maxObjectBytes = 16 * 2 ** 20;

type StoredObject = { readonly name: string; readonly storedAt: Date };

/** Place for backups. Names consist of letters, digits, `.`, `-` and `_`, in folders divided by `/`. */
export type BackupStore = {
  /** Address as the operator wrote it, for messages. */
  readonly address: string;
  /**
   * Stores an object, in place of an earlier one. Once the call has returned, the object survives a crash;
   * nobody ever sees half of it.
   */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws ObjectMissing */
  get(name: string): Promise<Uint8Array>;
  /** Lists the objects below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredObject>;
  /** Deletes an object; does nothing for a missing one. */
  delete(name: string): Promise<void>;
};

export class ObjectMissing extends Error {
  readonly code = 'backup.objectMissing';
}

const nameShape = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * Returns the name.
 * @throws ObjectMissing for a text that names no object, such as a path that leads out of the place
 */
export function checkName(name: string): string {
  if (nameShape.test(name)) return name;
  throw new ObjectMissing(`no object is named ${JSON.stringify(name)}`);
}
