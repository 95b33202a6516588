/** Store of uploaded bytes. Keys are opaque and do not reveal the owner. */
export type Files = {
  /**
   * Stores the bytes durably and returns their new key. Once the call has returned, the bytes survive a
   * crash.
   */
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
   * Takes back a file that was set aside by mistake. Does nothing for a missing key, or for a file that was
   * already taken back.
   */
  takeBack(key: string): Promise<void>;
  /** Lists the keys of the files set aside before a moment, in no order. */
  asideBefore(moment: Date): AsyncIterable<string>;
  /**
   * Lists the keys of the files that were stored before a moment and are not set aside, in no order. Also
   * deletes incomplete files that a crash has left.
   */
  storedBefore(moment: Date): AsyncIterable<string>;
};

export class FileNotFound extends Error {
  readonly code = 'file.notFound';
}
