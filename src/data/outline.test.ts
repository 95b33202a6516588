import { globSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyAndRest, nameInBoth, listedNames, plainNumber, frenchAndEnglish } from './line-parts.ts';
import { type DataLine, outlineOf, loneText } from './outline.ts';
import { dataText } from './texts.ts';

const outline = (text: string) => outlineOf('some.txt', text);
const lineOf = (text: string): DataLine => ({ path: 'some.txt', number: 7, text, below: [] });

/** Lines as texts, each with the lines below it. */
type Tree = { readonly text: string; readonly below: readonly Tree[] };
const treeOf = (lines: readonly DataLine[]): Tree[] => lines.map(({ text, below }) => ({ text, below: treeOf(below) }));
const written = (trees: readonly Tree[], margin = ''): string =>
  trees.map(({ text, below }) => `${margin}${text}\n${written(below, `${margin}  `)}`).join('');

const word = fc.stringMatching(/^[a-zà-ÿ’.&-]{1,8}$/);
const trees = fc.letrec<{ tree: Tree; below: Tree[] }>((tie) => ({
  tree: fc.record({ text: word, below: tie('below') }),
  below: fc.oneof({ maxDepth: 2 }, fc.constant<Tree[]>([]), fc.array(tie('tree'), { maxLength: 4 })),
})).below;

test('an outline that was written is read back unchanged', () => {
  fc.assert(
    fc.property(trees, (some) => {
      expect(treeOf(outline(written(some)))).toEqual(some);
    }),
  );
});

test('empty lines, comments and Windows line ends are ignored', () => {
  expect(treeOf(outline('# a comment\r\n\r\nhead\r\n  # another\r\n  C#, C\r\n'))).toEqual([
    { text: 'head', below: [{ text: 'C#, C', below: [] }] },
  ]);
});

test.each(['head\n    too far', 'head\n one blank', '  first'])(
  'a wrong indentation in %j is refused, with the file and the line',
  (text) => {
    expect(() => outline(text)).toThrow(/src\/data\/some\.txt, line [12]: expected each line at most two blanks/);
  },
);

test('lines below a line that may not have any are refused', () => {
  const [head] = outline('head\n  below');
  expect(() => head && loneText(head)).toThrow('src/data/some.txt, line 2: expected nothing below «head», got «below»');
});

test('names joined by commas are read back unchanged', () => {
  const names = fc.array(word, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(names, (some) => {
      expect(outline(some.join(', ')).map(({ text }) => listedNames(text))).toEqual([some]);
    }),
  );
});

test.each(['a,b', 'a,, b', 'a,', 'a,  b', ',a'])('a wrong comma in %j is refused', (text) => {
  expect(() => outline(`head, other\n# a,b\n${text}\n`)).toThrow('src/data/some.txt, line 3: expected one blank');
});

test('no data file has a tab, a space at the end of a line, or a comma after a space or at the start of a line', () => {
  const paths = globSync('**/*.txt', { cwd: import.meta.dirname });
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => /[\t\r\uFEFF]| $| ,|^ *,/m.test(dataText(path)))).toEqual([]);
});

test('a key is before its colon, and French before English', () => {
  expect(keyAndRest(lineOf('AE: Dubaï: the city'))).toEqual(['AE', 'Dubaï: the city']);
  expect(frenchAndEnglish(lineOf('Dubaï = Dubai'))).toEqual({ fr: 'Dubaï', en: 'Dubai' });
  expect(nameInBoth(lineOf('Berlin'))).toEqual({ fr: 'Berlin', en: 'Berlin' });
});

test.each([
  [keyAndRest, ['AE', 'AE:', ': Dubaï', 'AE:Dubaï', 'AE : Dubaï']],
  [frenchAndEnglish, ['Dubaï', 'Dubaï =', '= Dubai', 'a = b = c', '']],
  [nameInBoth, ['Dubaï=Dubai', 'a = b = c']],
  [(line: DataLine) => plainNumber(line, line.text), ['', '1,5', '1.234', '-1', '1e3', 'NaN']],
])('%o refuses text of any other form', (read, texts) => {
  for (const text of texts)
    expect(() => read(lineOf(text)), `of ${text}`).toThrow('src/data/some.txt, line 7: expected');
});
