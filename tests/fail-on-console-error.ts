import { afterEach, beforeEach, vi } from 'vitest';

const errors: unknown[][] = [];

// Fails every test during which console.error is called. A test that expects the call replaces console.error
// while it runs: `vi.spyOn(console, 'error').mockImplementation(…)`.
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
