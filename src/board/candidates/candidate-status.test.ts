import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canApply,
  hasAlreadyDoneMission,
  isComplete,
  isUnavailable,
  statusAfterChange,
  unavailableStatuses,
} from './candidate-status.ts';

const anyStatus = fc.integer({ min: -20, max: 40 });
const holds = (rule: (id: number) => boolean) => fc.assert(fc.property(anyStatus, rule));

test('a profile is incomplete up to status 2 and complete with a higher status', () => {
  expect([-1, 0, 1, 2].map(isComplete)).toEqual([false, false, false, false]);
  expect([3, 4, 5, 9, 10, 11].every(isComplete)).toBe(true);
  holds((id) => isComplete(id) === id > 2);
});

test('only statuses 1, 10 and -1 make the account unavailable', () => {
  expect(unavailableStatuses.toSorted((a, b) => a - b)).toEqual([-1, 1, 10]);
  holds((id) => isUnavailable(id) === [1, 10, -1].includes(id));
});

test('everybody can apply except accounts with statuses 5 to 9 and unavailable accounts', () => {
  expect([4, 5, 6, 7, 8, 9, 11].map(canApply)).toEqual([true, false, false, false, false, false, true]);
  holds((id) => canApply(id) !== (isUnavailable(id) || [5, 6, 7, 8, 9].includes(id)));
});

test('status 5 means that a mission was already done', () => {
  expect(hasAlreadyDoneMission(5)).toBe(true);
  holds((id) => hasAlreadyDoneMission(id) === (id === 5));
});

test('completing a profile changes status 2 to 3, an incomplete profile changes 3 to 2; no other status changes', () => {
  expect(statusAfterChange(2, true)).toBe(3);
  expect(statusAfterChange(3, false)).toBe(2);
  fc.assert(
    fc.property(anyStatus, fc.boolean(), (id, whole) => {
      const after = statusAfterChange(id, whole);
      return id === 2 || id === 3 ? after === (whole ? 3 : 2) : after === id;
    }),
  );
});
