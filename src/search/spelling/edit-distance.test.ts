import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

// Uses only three letters, so that random words have letters in common.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test.each([
  ['ingenieur', 'ingenieur', 0],
  ['ingenieru', 'ingenieur', 1],
  ['ingneieur', 'ingenieur', 1],
  ['comercial', 'commercial', 1],
  ['commerccial', 'commercial', 1],
  ['markating', 'marketing', 1],
  ['vendeus', 'vendeur', 1],
  ['', 'achat', 5],
  ['ab', 'bca', 3],
])('«%s» and «%s» are %i edits apart', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});

/** Computes the distance by its definition, without tables. */
function plainDistance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const replaced = plainDistance(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1);
  const edits = Math.min(plainDistance(a, to) + 1, plainDistance(from, b) + 1, replaced);
  const swaps = from.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1);
  return swaps ? Math.min(edits, plainDistance(a.slice(0, -1), b.slice(0, -1)) + 1) : edits;
}

const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

test('the distance is that of the definition, unless both exceed the given limit', () => {
  fc.assert(
    fc.property(short, short, fc.nat(3), (from, to, most) => {
      const edits = plainDistance(from, to);
      expect(editDistance(from, to)).toBe(edits);
      expect(Math.min(editDistance(from, to, most), most + 1)).toBe(Math.min(edits, most + 1));
    }),
  );
});

test('the distance of words of any length does not depend on earlier comparisons', () => {
  const [long, longer] = ['ab'.repeat(200), 'ba'.repeat(500)];
  expect(editDistance(`x${long}x`, `y${longer}y`)).toBe(editDistance(`y${longer}y`, `x${long}x`));
  expect(editDistance(`x${long}`, `${long}y`)).toBe(2);
  expect(editDistance('ingenieru', 'ingenieur')).toBe(1);
});

test('two words are 0 edits apart exactly if they are equal', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
});

test('the distance is symmetric, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const edits = editDistance(a, b);
      expect(editDistance(b, a)).toBe(edits);
      expect(edits).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('a common beginning or end does not change the distance', () => {
  fc.assert(
    fc.property(word, word, word, (a, b, shared) => {
      expect(editDistance(`${shared}${a}`, `${shared}${b}`)).toBe(editDistance(a, b));
      expect(editDistance(`${a}${shared}`, `${b}${shared}`)).toBe(editDistance(a, b));
    }),
  );
});

test('an edit of a word gives a word at the distance 1', () => {
  const place = fc.nat(8);
  fc.assert(
    fc.property(word, place, (text, at) => {
      const [before, behind] = [text.slice(0, at), text.slice(at)];
      expect(editDistance(text, `${before}x${behind}`)).toBe(1);
      expect(editDistance(text, before + behind.slice(1))).toBe(behind === '' ? 0 : 1);
      expect(editDistance(`${before}xy${behind}`, `${before}yx${behind}`)).toBe(1);
    }),
  );
});
