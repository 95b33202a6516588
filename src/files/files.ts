/** Store of uploaded bytes. Keys are opaque and do not reveal the owner. */
export type Files = {
  /** Stores the bytes durably (on return they survive a crash) and returns their new key. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws FileNotFound if no file has the key */
  get(key: string): Promise<Uint8Array>;
  /** Deletes the file, even if it was set aside; does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /**
   * Sets aside a file to which no row seems to refer; `get` still finds it. Does nothing for a missing key.
   */
  setAside(key: string): Promise<void>;
  /**
   * Takes back a file that was set aside by mistake; does nothing for a missing key or a file already taken
   * back.
   */
  takeBack(key: string): Promise<void>;
  /** Lists the keys of the files set aside before a moment, in no order. */
  asideBefore(moment: Date): AsyncIterable<string>;
  /**
   * Lists the keys of the files that were stored before a moment and are not set aside, in no order.
   * Deletes incomplete files, which a crash leaves, at the same time.
   */
  storedBefore(moment: Date): AsyncIterable<string>;
};

export class FileNotFound extends Error {
  readonly code = 'file.notFound';
}
