import { describe, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import type { FileMarks } from './file-marks.ts';

/** Rules that every adapter of the marks must meet. `open` returns an adapter with an empty store. */
export function fileMarksContract(adapter: string, open: () => Promise<FileMarks>): void {
  describe(`marks kept by ${adapter}`, () => {
    test('a file has its latest mark, and none once the marks are removed', async () => {
      const marks = await open();
      expect(await marks.of('key')).toBeUndefined();
      await marks.set('key');
      expect(await marks.of('key')).toBe('waiting');
      await marks.change('key', 'infected');
      expect(await marks.of('key')).toBe('infected');
      await marks.change('key', 'told');
      expect(await marks.of('key')).toBe('told');
      await marks.remove('key');
      expect([await marks.of('key'), await marks.keys()]).toEqual([undefined, []]);
    });

    test('lists marked files, all or those marked before a moment', async () => {
      const marks = await open();
      await marks.set('one');
      await marks.set('other');
      await marks.change('other', 'infected');
      expect((await marks.keys()).toSorted()).toEqual(['one', 'other']);
      expect(await marks.keys(new Date(Date.now() - minute))).toEqual([]);
      expect((await marks.keys(new Date(Date.now() + minute))).toSorted()).toEqual(['one', 'other']);
    });

    test('removing the marks of a file that has none is no error', async () => {
      const marks = await open();
      await expect(marks.remove('../unknown')).resolves.toBeUndefined();
    });
  });
}
