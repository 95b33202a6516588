import { expect, test } from 'vitest';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { mergeContent } from './merge-content.ts';
import { sampleModel } from './testing/sample-model.ts';

type Data = Record<string, unknown>;
const merge = (base: Data, mine: Data, theirs: Data) => {
  const [o, a, b] = [base, mine, theirs].map((data) => ({ uid: null, tags: [], data }));
  if (!o || !a || !b) throw new Error('a side is missing');
  return mergeContent(sampleModel, { base: o, mine: a, theirs: b });
};
const words = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`);
const paragraphs = (texts: readonly string[]) => texts.map((text) => ({ type: 'paragraph', text, spans: [] }));

/** A document of texts of 1800 characters, in which one word returns all the time. */
const many = (seed: number, first = '', count = 400) => {
  const token = (n: number) => ((n * 7919 + seed * 104_729) % 13 < 6 ? 'a' : `b${(n * 31 + seed * 17) % 40}`);
  const title = Array.from({ length: 600 }, (_, n) => token(n)).join(' ');
  const titled = (n: number) => ({
    id: `s${n}`,
    slice_type: 'quote',
    variation: 'default',
    primary: { title: n === 0 && first !== '' ? first : title, text: [] },
    items: [],
  });
  return { body: Array.from({ length: count }, (_, n) => titled(n)) };
};

test('the merge of a document never blocks the process: what is too dear to compare is a conflict as a whole', () => {
  const [base, mine, theirs] = [many(1, 'one two three'), many(2, 'One two three'), many(3, 'one two Three')];
  const few = cpuTimeOf(() => merge(many(1, '', 20), many(2, '', 20), many(3, '', 20)));
  // Measured: twice as much, and ten times as much without the budget.
  expect(cpuTimeOf(() => merge(base, mine, theirs)) / few).toBeLessThan(5);
  const { content, conflicts } = merge(base, mine, theirs);
  expect(content.data['body']).toMatchObject([{ primary: { title: 'One two Three' } }, ...mine.body.slice(1)]);
  expect(conflicts).toHaveLength(399);
  expect(conflicts.at(-1)).toMatchObject({
    base: base.body.at(-1)?.primary.title,
    mine: mine.body.at(-1)?.primary.title,
    theirs: theirs.body.at(-1)?.primary.title,
  });
});

const cards = (name: string) => ({ cards: words(name, 500).map((one) => ({ name: one, mood: name, text: [] })) });

test('long groups are a conflict as a whole, if comparing all their items is too dear', () => {
  const [mine, theirs] = [cards('mine'), cards('theirs')];
  const { content, conflicts } = merge(cards('base'), mine, theirs);
  expect(content.data).toEqual(mine);
  expect(conflicts).toMatchObject([{ path: ['data', 'cards'], theirs: theirs.cards }]);
});

const slice = (id: string) => ({ id, slice_type: 'quote', variation: 'default', primary: {}, items: [] });

test('what both wrote is a conflict if together it is longer than its field may be', () => {
  const [my, their] = [words('mine', 1500), words('theirs', 1500)];
  const makers = [
    (all: readonly string[]): Data => ({ title: all.join(' ') }),
    (all: readonly string[]): Data => ({ text: paragraphs(all.slice(-700)) }),
    (all: readonly string[]): Data => ({ body: all.slice(-300).map(slice) }),
  ];
  for (const make of makers) {
    const base = make(['x', 'y']);
    const [mine, theirs] = [make([...my, 'x', 'y']), make([...my.slice(0, 1), 'x', 'y', ...their])];
    const { content, conflicts } = merge(base, mine, theirs);
    expect(content.data).toEqual(mine);
    expect(conflicts.map(({ path }) => path)).toEqual([['data', ...Object.keys(mine)]]);
    expect(conflicts).toMatchObject([{ mine: Object.values(mine)[0], theirs: Object.values(theirs)[0] }]);
  }
});
