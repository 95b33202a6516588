import { expect, test } from 'vitest';
import { readOutline } from '#data/outline.ts';

test('names of recruiters are listed below three headings, in alphabetical order and once each', () => {
  const people = readOutline('demo/people.txt');
  expect(people.map(({ text }) => text)).toEqual(['women', 'men', 'families']);
  const { compare } = new Intl.Collator('fr');
  for (const { below } of people) {
    const names = below.flatMap(({ text }) => text.split(', '));
    expect(names).toEqual([...new Set(names)].toSorted(compare));
  }
});
