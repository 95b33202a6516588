import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { createLexicon } from './lexicon.ts';

const word = fc.string({ unit: fc.constantFrom(...Array.from('abeins')), minLength: 1, maxLength: 9 });
async function near(words: readonly string[], typed: string, most: number): Promise<string[]> {
  const counted = words.map((one) => [one, 1] as const);
  const lexicon = await createLexicon(counted, () => false);
  return lexicon.near(typed, most).map((one) => one.word);
}

test('near words are exactly the words within the given number of edits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.constantFrom(1, 2),
      async (words, typed, most) => {
        const expected = words.filter((one) => editDistance(typed, one) <= most);
        expect((await near(words, typed, most)).toSorted()).toEqual(expected.toSorted());
      },
    ),
  );
});

test('a search by sound finds a word that sounds alike but has other letters', async () => {
  const words = [['pharmacie', 3] as const, ['fermier', 2] as const];
  const found = { word: 'pharmacie', offers: 3, edits: 3, soundsAlike: true };
  expect((await createLexicon(words, () => true)).near('farmassi', 1)).toEqual([]);
  expect((await createLexicon(words, () => true)).near('farmaci', 1)).toEqual([found]);
  expect((await createLexicon(words, () => false)).near('farmaci', 1)).toEqual([]);
});

test('a word of any length can be searched', async () => {
  expect(await near(['a', 'b'.repeat(40), 'c'.repeat(99)], 'c'.repeat(99), 2)).toEqual([]);
  expect(await near(['b'.repeat(40)], 'b'.repeat(41), 1)).toEqual(['b'.repeat(40)]);
  expect(await near(['a'], '', 1)).toEqual(['a']);
});
