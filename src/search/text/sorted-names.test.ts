import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesBeginning, sortNames } from './sorted-names.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', '&', '+', '0', 'é'), minLength: 1, maxLength: 3 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('a search for words finds the names that equal the words or begin with them', () => {
  fc.assert(
    fc.property(fc.array(name), name, (names, words) => {
      const found = namesBeginning(sortNames(names.map((one) => ({ name: one, value: one }))), words);
      const wanted = names.filter((one) => one === words || one.startsWith(`${words} `));
      expect(found.map(({ value }) => value)).toEqual(wanted.toSorted());
    }),
  );
});
