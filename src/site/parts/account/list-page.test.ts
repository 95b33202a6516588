import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListPage, listPage, listPageSize, rangeOf } from './list-page.ts';

const entriesOf = (all: readonly number[], page: ListPage) => {
  const { offset, limit } = rangeOf(page);
  return all.slice(offset, offset + limit);
};
const address = (page: string) => new URL(`https://board.example/list?${new URLSearchParams({ page })}`);

test('the pages of a list contain each entry once, in order', () => {
  fc.assert(
    fc.property(fc.nat(200), (total) => {
      const all = Array.from({ length: total }, (_, index) => index);
      const { pages } = listPage(address('1'), total);
      const shown = Array.from({ length: pages }, (_, index) =>
        entriesOf(all, listPage(address(`${index + 1}`), total)),
      );
      expect(shown.flat()).toEqual(all);
      expect(shown.every((entries) => entries.length <= listPageSize)).toBe(true);
    }),
  );
});

test('any page number in an address, even an invalid one, shows a page of the list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.nat(500), (asked, total) => {
      const { page, pages } = listPage(address(asked), total);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(pages);
    }),
  );
  expect(listPage(address('9'), listPageSize + 1)).toEqual({ page: 2, pages: 2 });
});
