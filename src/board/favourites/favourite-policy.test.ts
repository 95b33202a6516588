import { expect, test } from 'vitest';
import type { Viewer } from '#board/context/viewer.ts';
import { visitor } from '#board/context/viewer.ts';
import { maximumFavourites, maximumOfBrowser } from './favourite-limits.ts';
import { keepRefusal } from './favourite-policy.ts';

const candidate = (statusId: number): Viewer => ({
  kind: 'candidate',
  candidate: { id: 1, userId: 1, oid: 'x', email: '', firstName: '', lastName: '', statusId },
});

test('a visitor may save as many offers as a cookie holds', () => {
  expect(keepRefusal(visitor, maximumOfBrowser - 1)).toBeNull();
  expect(keepRefusal(visitor, maximumOfBrowser)).toBe('tooMany');
});

test.each([2, 3, 5, 9])('an account of status %i may save offers, up to the limit', (statusId) => {
  expect(keepRefusal(candidate(statusId), maximumFavourites - 1)).toBeNull();
  expect(keepRefusal(candidate(statusId), maximumFavourites)).toBe('tooMany');
});

test.each([1, 10, -1])('an account of status %i is unavailable and saves nothing', (statusId) => {
  expect(keepRefusal(candidate(statusId), 0)).toBe('accountUnavailable');
});
