import { describe, expect, test } from 'vitest';
import type { FileCache } from './file-cache.ts';

/** Rules that every adapter of the cache must meet. `open` returns an empty cache of about `maxBytes`. */
export function fileCacheContract(adapter: string, open: (maxBytes: number) => Promise<FileCache>): void {
  describe(`a cache kept by ${adapter}`, () => {
    test('gives the bytes last put under a text of any length, and null for another', async () => {
      const cache = await open(1000);
      const key = `https://content.example/${'é/'.repeat(600)}`;
      await cache.put(key, Buffer.from('first'));
      await cache.put(key, Buffer.from('second'));
      expect((await cache.get(key))?.toString()).toBe('second');
      expect(await cache.get(`${key}?`)).toBeNull();
    });

    test('contains at most as many bytes as its size, and keeps more than half as many', async () => {
      const cache = await open(1000);
      const keys = Array.from({ length: 20 }, (_, index) => `picture ${index}`);
      for (const key of keys) await cache.put(key, Buffer.alloc(100));
      const left = (await Promise.all(keys.map((key) => cache.get(key)))).filter((bytes) => bytes !== null);
      expect(left.length).toBeLessThanOrEqual(10);
      expect(left.length).toBeGreaterThan(5);
    });
  });
}
