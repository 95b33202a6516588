import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { z } from 'zod';

// Bytes before each value. A file consists of frames: length (4 bytes), checksum (4 bytes), value.
const headBytes = 8;

/** Encodes a value with its frame. */
export function* framed(value: unknown): Generator<Uint8Array> {
  const bytes = serialize(value);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(bytes.length, 0);
  head.writeUInt32LE(crc32(bytes), 4);
  yield head;
  yield bytes;
}

/**
 * Reads the values of a file in their order.
 * @throws when a value is damaged or cut
 */
export class FrameReader {
  readonly #file: FileHandle;
  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<FrameReader> {
    return new FrameReader(await open(path, 'r'));
  }

  async next<T>(schema: z.ZodType<T>): Promise<T> {
    const head = await this.#bytes(headBytes);
    const bytes = await this.#bytes(head.readUInt32LE(0));
    if (crc32(bytes) !== head.readUInt32LE(4)) throw new Error('A kept value is damaged');
    return schema.parse(deserialize(bytes));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }

  async #bytes(length: number): Promise<Buffer> {
    // Checks the length against the file first, because a damaged length of 4 GB would make Node end the
    // process.
    if (length > (await this.#file.stat()).size) throw new Error('A kept value is damaged');
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length);
    if (bytesRead < length) throw new Error('A kept value is cut');
    return bytes;
  }
}
