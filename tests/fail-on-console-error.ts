import { afterEach, beforeEach, expect, vi } from 'vitest';

// Whatever logs an error has one, even when the test's own expectations hold. A test that wants one replaces console.error itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
  vi.restoreAllMocks();
});
