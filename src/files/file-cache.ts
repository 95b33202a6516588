/**
 * Cache of bytes that can be computed again, such as resized pictures. A key is a text of any length. Entries
 * may vanish at any time.
 */
export type FileCache = {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
};
