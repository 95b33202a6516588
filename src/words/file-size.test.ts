import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';
import { formats } from './formats.ts';

test('file sizes are whole kilobytes, at least 1, with a capital K in French', () => {
  expect(fileSize(2048 * 1024, formats.fr)).toMatch(/^2\s048\sKo$/);
  expect(fileSize(2048 * 1024, formats.en)).toBe('2,048 kB');
  expect(fileSize(0, formats.fr)).toMatch(/^1\sKo$/);
});
