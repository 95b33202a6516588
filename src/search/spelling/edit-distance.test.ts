import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

// Three letters only, so that random words share some.
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

test('one edit of a word is one edit away from it', () => {
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
