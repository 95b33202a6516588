import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject } from '../../json.ts';
import type { DocumentContent } from '../models/check-document.ts';
import { mergeContent } from './merge-content.ts';
import { anyEdit, edited, wordsIn } from './testing/edits.ts';
import { sampleModel } from './testing/sample-model.ts';

// Documents of few words, with many equal items, without ids, with doubled ids and copied slices.
const text = fc.array(fc.nat(7), { maxLength: 6 }).map((all) => all.map((n) => `w${n}`).join(' '));
const mood = fc.option(fc.nat(5).map((n) => `w${n}`));
const rich = fc.array(fc.record({ type: fc.constant('paragraph'), text, spans: fc.constant([]) }), { maxLength: 4 });
const slice = fc.record({
  id: fc.constantFrom('', 'a', 'b', 'c', 'd'),
  slice_type: fc.constantFrom('quote', 'story'),
  variation: fc.constant('default'),
  primary: fc.record({ title: text, text: rich }),
  items: fc.array(fc.record({ label: text }), { maxLength: 3 }),
});
const anyData = fc.record({
  title: text,
  mood,
  text: rich,
  cards: fc.array(fc.record({ name: text, mood, text: rich }), { maxLength: 4 }),
  body: fc.array(slice, { maxLength: 4 }),
});
const documentOf = (data: unknown): DocumentContent => ({ uid: null, tags: [], data: isObject(data) ? data : {} });
const merge = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeContent(sampleModel, { base: documentOf(base), mine: documentOf(mine), theirs: documentOf(theirs) });

test('whatever three documents are, a new word of one side is in the merge or in a conflict', () => {
  fc.assert(
    fc.property(anyData, anyData, anyData, (base, mine, theirs) => {
      const { content, conflicts } = merge(base, mine, theirs);
      const fresh = wordsIn([mine, theirs]).difference(wordsIn(base));
      expect([...fresh.difference(wordsIn([content.data, conflicts]))]).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

/** Each leaf has words of its own, so that counting tells what was lost or doubled. */
const paragraph = (word: string) => ({ type: 'paragraph', text: word, spans: [] });
const start = {
  title: 'w1 w2 w3 w4',
  summary: 'w5',
  text: ['w6', 'w7', 'w8', 'w9'].map(paragraph),
  mood: 'w10',
  cards: [
    { name: 'w11', mood: 'w12', text: [] },
    { name: 'w13', mood: 'w14', text: [paragraph('w15')] },
    { name: 'w16', mood: null, text: [] },
  ],
  body: ['w17', 'w18', 'w19'].map((word, n) => ({
    id: `s${n}`,
    slice_type: n === 1 ? 'story' : 'quote',
    variation: 'default',
    primary: { title: word, text: [] },
    items: [{ label: `${word}0` }],
  })),
};
const edits = fc.array(anyEdit, { maxLength: 5 });

test('a merge without a conflict has no word twice', () => {
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const mine = first.reduce<unknown>((all, edit, n) => edited(all, edit, `w${100 + n}`), start);
      const theirs = second.reduce<unknown>((all, edit, n) => edited(all, edit, `w${200 + n}`), start);
      const { content, conflicts } = merge(start, mine, theirs);
      if (conflicts.length > 0) return;
      // The id of a new slice holds its word too.
      const said = JSON.stringify(content.data).replaceAll(/slice\$w\d+/g, '');
      const words: readonly string[] = said.match(/w\d+/g) ?? [];
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});
