import pLimit from 'p-limit';
import type { FileCache } from '../file-cache.ts';
import { checksumOf } from '../checksum.ts';
import type { ListedObject } from './s3-listing.ts';
import type { S3Objects } from './s3-objects.ts';

const defaultMaxBytes = 256 * 2 ** 20;

/**
 * Cache as objects `pictures/<hash>`. A process lists them when it has written a tenth of `maxBytes`, and
 * deletes the oldest until nine tenths are left. Several processes together may exceed the size by a tenth
 * each. While the store is away, every picture is made.
 */
export function s3Cache(objects: S3Objects, maxBytes = defaultMaxBytes): FileCache {
  let written = maxBytes / 10; // Lists at the first write, because other processes have written before.
  return {
    get: async (key) => (await objects.get(nameOf(key)).catch(() => null))?.bytes ?? null,
    put: async (key, bytes) => {
      await objects.put(nameOf(key), bytes);
      written += bytes.length;
      if (written < maxBytes / 10) return;
      written = 0;
      await sweep(objects, maxBytes);
    },
  };
}

const nameOf = (key: string): string => `pictures/${checksumOf(key).slice(0, 40)}`;

async function sweep(objects: S3Objects, maxBytes: number): Promise<void> {
  const found: ListedObject[] = await Array.fromAsync(objects.list('pictures'));
  let left = found.reduce((sum, { size }) => sum + size, 0);
  if (left <= maxBytes) return;
  const limit = pLimit(4);
  const tooMany = found
    .toSorted((one, other) => Number(one.storedAt) - Number(other.storedAt))
    .filter(({ size }) => {
      const isExtra = left > maxBytes * 0.9;
      if (isExtra) left -= size;
      return isExtra;
    });
  await Promise.all(tooMany.map(({ name }) => limit(() => objects.delete(`pictures/${name}`))));
}
