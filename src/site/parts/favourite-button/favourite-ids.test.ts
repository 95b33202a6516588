import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumOfBrowser } from '#board/favourites/favourite-limits.ts';
import { readFavouriteIds, writeFavouriteIds } from './favourite-ids.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });

test('reading the written ids gives the same ids', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: maximumOfBrowser }), (ids) => {
      expect(readFavouriteIds(writeFavouriteIds(ids))).toEqual(ids);
    }),
  );
});

test('any cookie is read as a short list of different offer ids', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(id, fc.string())).map((all) => all.join('.')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const ids = readFavouriteIds(written);
      expect(ids.length).toBeLessThanOrEqual(maximumOfBrowser);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((one) => Number.isInteger(one) && one > 0 && one < 2 ** 31)).toBe(true);
    }),
  );
});
