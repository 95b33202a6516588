/**
 * Files of any size that machines share and can make again, such as snapshots of the search index. A name is
 * a text of any length; a later file replaces the earlier one.
 */
export type LargeFiles = {
  /** Moment at which the file was stored; null if there is none. */
  storedAt(name: string): Promise<Date | null>;
  /**
   * Stores the file at a path of this machine.
   * @throws the reason of `stopping`, if it comes before the last part
   */
  put(name: string, path: string, stopping?: AbortSignal): Promise<void>;
  /**
   * Returns the bytes part by part; null if there is no such file. Reading fails if a later file replaces it
   * meanwhile.
   */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /**
   * Deletes files stored before a moment, and parts that a crash has left, but at most so many objects.
   * @returns the number of deleted objects
   * @throws the reason of `stopping`
   */
  deleteBefore(moment: Date, most: number, stopping?: AbortSignal): Promise<number>;
};
