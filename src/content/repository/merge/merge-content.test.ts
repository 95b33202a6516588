import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentContent } from '../models/check-document.ts';
import { mergeContent } from './merge-content.ts';
import { anyEdit, edited } from './testing/edits.ts';
import { sampleModel } from './testing/sample-model.ts';
import { lostWords, type Step } from './testing/three-editors.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const blocks = (...texts: readonly string[]) => ({ text: texts.map(paragraph) });
const repeated = (word: string) => ({ title: `${word} ${'a '.repeat(9000)}${word}` });
const long = (first: string, last: string) => ({ title: `${first}. ${'Une et une. '.repeat(250)}${last}.` });
const slice = (id: string, title: string, kind = 'quote') => ({
  id,
  slice_type: kind,
  variation: 'default',
  primary: { title, text: [] },
  items: [{ label: `${title} 1` }],
});
const document = (data: Record<string, unknown>, tags: readonly string[] = []): DocumentContent => ({
  uid: 'a',
  tags,
  data,
});
const merge = (base: Record<string, unknown>, mine: Record<string, unknown>, theirs: Record<string, unknown>) => {
  const contents = { base: document(base), mine: document(mine), theirs: document(theirs) };
  const { content, conflicts } = mergeContent(sampleModel, contents);
  return { data: content.data, conflicts };
};

describe('two editors who change one document', () => {
  test('what only one of them changed is taken, also where the model does not know the field', () => {
    const base = { title: 'a', mood: 'calm', old: 1 };
    expect(merge(base, { ...base, title: 'b' }, { ...base, mood: 'gay', old: 2 })).toEqual({
      data: { title: 'b', mood: 'gay', old: 2 },
      conflicts: [],
    });
  });

  test('a value that both changed is a conflict that names all three, and the document holds mine', () => {
    expect(merge({ mood: 'a' }, { mood: 'b' }, { mood: 'c' })).toEqual({
      data: { mood: 'b' },
      conflicts: [{ path: ['data', 'mood'], base: 'a', mine: 'b', theirs: 'c' }],
    });
  });

  test('a plain text is merged word by word', () => {
    expect(merge({ title: 'one two three' }, { title: 'One two three' }, { title: 'one two four' })).toEqual({
      data: { title: 'One two four' },
      conflicts: [],
    });
  });

  test('words that both changed are a conflict; each side of it has the other changes of both', () => {
    const base = { title: 'one two three four five' };
    const mine = { title: 'ONE two 3 four five' };
    const theirs = { title: 'one two drei four FIVE' };
    expect(merge(base, mine, theirs)).toMatchObject({
      data: { title: 'ONE two 3 four FIVE' },
      conflicts: [{ path: ['data', 'title'], theirs: 'ONE two drei four FIVE' }],
    });
  });

  test('rich text is merged block by block', () => {
    expect(merge(blocks('a', 'b', 'c'), blocks('A', 'b', 'c'), blocks('a', 'b', 'C', 'd'))).toEqual({
      data: blocks('A', 'b', 'C', 'd'),
      conflicts: [],
    });
    expect(merge(blocks('a'), blocks('A'), blocks('Ä')).conflicts).toHaveLength(1);
  });

  test('a slice is known by its id: one moves it while the other writes in it', () => {
    const [a, b] = [slice('1', 'a'), slice('2', 'b', 'story')];
    const written = { ...a, primary: { ...a.primary, title: 'A' } };
    expect(merge({ body: [a, b] }, { body: [b, a] }, { body: [written, b] })).toEqual({
      data: { body: [b, written] },
      conflicts: [],
    });
  });

  test('an item of a group is known by what it says: one removes the first while the other writes in the second', () => {
    const [a, b] = [
      { name: 'a', mood: 'calm' },
      { name: 'b', mood: 'gay' },
    ];
    expect(merge({ cards: [a, b] }, { cards: [b] }, { cards: [a, { ...b, name: 'B' }] })).toEqual({
      data: { cards: [{ name: 'B', mood: 'gay' }] },
      conflicts: [],
    });
  });

  test('who replaces an item of a group by another does not get what the other wrote into the replaced one', () => {
    const [lyon, paris] = ['Lyon', 'Paris'].map((name) => ({ name, mood: 'calm', text: [] }));
    const [oslo, gay] = [
      { ...lyon, name: 'Oslo' },
      { ...paris, mood: 'gay' },
    ];
    const { data, conflicts } = merge({ cards: [lyon, paris] }, { cards: [lyon, oslo] }, { cards: [lyon, gay] });
    expect(data).toEqual({ cards: [lyon, oslo] });
    expect(conflicts).toEqual([{ path: ['data', 'cards', 1], base: paris, mine: oslo, theirs: gay }]);
  });

  test('two who write in two fields of one item of a group keep both changes', () => {
    const card = { name: 'Lyon on the Rhône', mood: 'calm', text: blocks('a', 'b').text };
    const [mine, theirs] = [
      { ...card, name: 'Lyon on the Saône' },
      { ...card, mood: 'gay' },
    ];
    expect(merge({ cards: [card] }, { cards: [mine] }, { cards: [theirs] })).toEqual({
      data: { cards: [{ ...mine, mood: 'gay' }] },
      conflicts: [],
    });
  });

  test('two who move one paragraph or one sentence to two places decide which; neither place gets a copy', () => {
    const [mine, theirs] = [blocks('a', 'b', 'm', 'c', 'd'), blocks('a', 'b', 'c', 'd', 'm')];
    expect(merge(blocks('m', 'a', 'b', 'c', 'd'), mine, theirs)).toMatchObject({
      data: mine,
      conflicts: [{ path: ['data', 'text'], mine: mine.text, theirs: theirs.text }],
    });
    const [start, middle, end] = ['M. A b. C d.', 'A b. M. C d.', 'A b. C d. M.'].map((title) => ({ title }));
    if (!start || !middle || !end) throw new Error('a text is missing');
    expect(merge(start, middle, end)).toMatchObject({ data: middle, conflicts: [{ theirs: end.title }] });
  });

  test('an item that one removed and the other changed stays, as a conflict', () => {
    const a = slice('1', 'a');
    const written = { ...a, primary: { title: 'A', text: [] } };
    const { data, conflicts } = merge({ body: [a] }, { body: [] }, { body: [written] });
    expect(data).toEqual({ body: [written] });
    expect(conflicts).toEqual([{ path: ['data', 'body', 0], base: a, mine: undefined, theirs: written }]);
  });

  test('two who order the same list in two ways have to decide', () => {
    const [a, b, c] = [slice('1', 'a'), slice('2', 'b'), slice('3', 'c')];
    const { data, conflicts } = merge({ body: [a, b, c] }, { body: [b, a, c] }, { body: [a, c, b] });
    expect(data).toEqual({ body: [b, a, c] });
    expect(conflicts).toMatchObject([{ path: ['data', 'body'], theirs: [a, c, b] }]);
  });

  test('tags are a set; two who create the same document keep the fields of both', () => {
    const [mine, theirs] = [document({ title: 'a' }, ['x', 'z']), document({ mood: 'calm' }, ['x', 'y'])];
    const base = document({}, ['x', 'w']);
    expect(mergeContent(sampleModel, { base, mine, theirs }).content.tags).toEqual(['x', 'y', 'z']);
    expect(mergeContent(sampleModel, { base: null, mine, theirs }).content.data).toEqual({ title: 'a', mood: 'calm' });
  });

  test('the longest text that repeats one word is a conflict at once; one with sentences is merged by these', () => {
    const from = performance.now();
    expect(merge(repeated('a'), repeated('b'), repeated('c')).conflicts).toHaveLength(1);
    expect(performance.now() - from).toBeLessThan(1000);
    expect(merge(long('a', 'a'), long('b', 'a'), long('a', 'c'))).toEqual({ data: long('b', 'c'), conflicts: [] });
  });
});

const start = document({
  title: 'w1 w2 w3 w4',
  summary: 'w5',
  text: [paragraph('w6'), paragraph('w7'), paragraph('w8')],
  mood: 'w9',
  picture: {},
  unknown: 'w10',
  cards: [
    { name: 'w11', mood: 'w12', text: [] },
    { name: 'w13', mood: 'w14', text: [paragraph('w15')] },
  ],
  body: [slice('1', 'w16'), slice('2', 'w17', 'story'), slice('3', 'w18')],
});

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1, 2),
  edit: fc.option(anyEdit, { freq: 2 }),
  keepsMine: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

test('in 10,000 interleavings of three editors who save, take the merge and save again, no word is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 16 }), (steps) => {
      expect(lostWords(start, steps)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('if only one side changed anything, the merge is that side without a conflict', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 6 }), (edits) => {
      const data = edits.reduce<unknown>((all, edit, index) => edited(all, edit, `w${index + 100}`), start.data);
      const changed = document(Object.fromEntries(Object.entries(Object(data))));
      const none: readonly never[] = [];
      for (const [mine, theirs] of [
        [changed, start],
        [start, changed],
        [changed, changed],
      ] as const)
        expect(mergeContent(sampleModel, { base: start, mine, theirs })).toEqual({ content: changed, conflicts: none });
    }),
  );
});
