/**
 * Cache of bytes that can be made again, such as resized pictures, under a text of any length. Entries may
 * vanish at any time.
 */
export type FileCache = {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
};
