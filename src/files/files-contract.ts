import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { minute } from '#durations.ts';
import { FileNotFound } from './files.ts';
import type { Files } from './files.ts';

const unknownKeys = ['', '.', '..', '../../etc/passwd', 'a/b', '/etc/passwd', 'f'.repeat(40), 'F'.repeat(40), 'a\0b'];

/** Rules that every adapter of the files port must meet. `open` returns an adapter with an empty store. */
export function filesContract(adapter: string, open: () => Promise<Files>): void {
  describe(`files kept by ${adapter}`, () => {
    test('bytes come back as they were put', async () => {
      const files = await open();
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
          expect(Buffer.from(await files.get(await files.put(bytes)))).toEqual(Buffer.from(bytes));
        }),
        { numRuns: 20 },
      );
    });

    test('the same bytes put twice have two keys, and deleting one keeps the other', async () => {
      const files = await open();
      const bytes = Buffer.from('the same');
      const [first, second] = await Promise.all([files.put(bytes), files.put(bytes)]);
      expect(first).not.toBe(second);
      await files.delete(first);
      expect(Buffer.from(await files.get(second))).toEqual(bytes);
    });

    test('lists exactly the files stored before a moment', async () => {
      const files = await open();
      const [kept, deleted] = [await files.put(Buffer.from('kept')), await files.put(Buffer.from('deleted'))];
      await files.delete(deleted);
      expect(await Array.fromAsync(files.storedBefore(new Date(Date.now() + minute)))).toEqual([kept]);
      expect(await Array.fromAsync(files.storedBefore(new Date(Date.now() - minute)))).toEqual([]);
    });

    test('files set aside can still be read, are listed only there, and can be taken back or deleted', async () => {
      const files = await open();
      const key = await files.put(Buffer.from('nobody’s'));
      const listed = async () => {
        const later = new Date(Date.now() + minute);
        return [await Array.fromAsync(files.storedBefore(later)), await Array.fromAsync(files.asideBefore(later))];
      };
      await files.setAside(key);
      await files.setAside(key);
      expect(Buffer.from(await files.get(key)).toString()).toBe('nobody’s');
      expect(await listed()).toEqual([[], [key]]);
      expect(await Array.fromAsync(files.asideBefore(new Date(Date.now() - minute)))).toEqual([]);
      await files.takeBack(key);
      await files.takeBack(key);
      expect(await listed()).toEqual([[key], []]);
      await files.setAside(key);
      await files.delete(key);
      await expect(files.get(key)).rejects.toBeInstanceOf(FileNotFound);
    });

    test('a deleted file is gone, and deleting it again is no error', async () => {
      const files = await open();
      const key = await files.put(Buffer.from('gone'));
      await files.delete(key);
      await files.delete(key);
      await expect(files.get(key)).rejects.toBeInstanceOf(FileNotFound);
    });

    test.each(unknownKeys)('the unknown key %j finds nothing', async (key) => {
      const files = await open();
      await expect(files.get(key)).rejects.toBeInstanceOf(FileNotFound);
    });
  });
}
