import { afterEach, beforeEach, vi } from 'vitest';

const errors: unknown[][] = [];

// Whatever logs an error has one, even when the test's own expectations hold. A test that expects one gives
// console.error another implementation for its time: `vi.spyOn(console, 'error').mockImplementation(…)`.
beforeEach(() => {
  errors.length = 0;
  const print = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
    print(...words);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.map(String).join('\n')}`);
});
