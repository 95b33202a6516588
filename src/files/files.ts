/** Where uploaded bytes lie. Keys are opaque and say nothing of their owner. */
export type Files = {
  /** Stores the bytes durably (on return they survive a crash) and gives their new key. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws FileNotFound when no file has the key. */
  get(key: string): Promise<Uint8Array>;
  /** Deletes the file, set aside or not; a key that is already gone is no error. */
  delete(key: string): Promise<void>;
  /** Sets a file aside that seems to be nobody's; `get` finds it still. A key that is gone is no error. */
  setAside(key: string): Promise<void>;
  /** Takes back what was set aside by mistake; a key that is gone, or was taken back, is no error. */
  takeBack(key: string): Promise<void>;
  /** The keys of the files that were set aside before a moment, in no order. */
  asideBefore(moment: Date): AsyncIterable<string>;
  /**
   * The keys of the files that were put before a moment and are not set aside, in no order; what was never
   * put whole, as by a crash, is deleted on the way.
   */
  storedBefore(moment: Date): AsyncIterable<string>;
};

export class FileNotFound extends Error {
  readonly code = 'file.notFound';
}
