import { expect, test } from 'vitest';
import { shortenTitle } from './shorten-title.ts';

test.for(['', 'Canada, Finance', 'é'.repeat(80)])('a title of at most 80 characters is not shortened: %s', (text) => {
  expect(shortenTitle(text)).toBe(text);
});

test.for(['ingénieur '.repeat(50), 'x'.repeat(500), '🚀'.repeat(250), `Canada, ${'y'.repeat(500)}`])(
  'a longer title keeps its beginning and ends with an ellipsis: %s',
  (text) => {
    const short = shortenTitle(text);
    expect(short.length).toBeLessThanOrEqual(80);
    expect(short.length).toBeGreaterThan(55);
    expect(text.startsWith(short.slice(0, -1))).toBe(true);
    expect(short).toMatch(/[^\s,]…$/u);
    expect(short.isWellFormed()).toBe(true);
  },
);
