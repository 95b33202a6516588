import { expect, test } from 'vitest';
import { letters } from '#letters/letters.ts';
import { letterWord } from '#office/frame/letter-name.ts';

test('the office has words for every letter', () => {
  expect(letters.map(({ job }) => job.name).filter((name) => letterWord(name) === null)).toEqual([]);
});
