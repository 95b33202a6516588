/**
 * Bytes that can be made again, such as resized pictures, by a text of any length. They may vanish any time.
 */
export type FileCache = {
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer): Promise<void>;
};
