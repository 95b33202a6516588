import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility-faults.ts';

const block = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
const link = (start: number, end: number) => ({
  type: 'hyperlink',
  start,
  end,
  data: { link_type: 'Web', url: 'https://a.example' },
});
const bold = (text: string) => [block('paragraph', text, [{ type: 'strong', start: 0, end: text.length }])];
const kinds = (data: object) => accessibilityFaults(data).map(({ kind }) => kind);

test('a heading that skips a level, or has no words, is a fault', () => {
  expect(kinds({ text: [block('heading2', 'A'), block('heading4', 'B')] })).toEqual(['skippedHeading']);
  expect(kinds({ text: [block('heading3', 'A'), block('heading4', 'B'), block('heading2', 'C')] })).toEqual([]);
  expect(kinds({ text: [block('heading2', ' ')] })).toEqual(['emptyHeading']);
});

test('words that do not say where a link leads are a fault, in French and in English', () => {
  const text = [block('paragraph', 'Cliquez ici.', [link(0, 12)]), block('paragraph', 'Read more…', [link(0, 10)])];
  expect(accessibilityFaults({ text })).toMatchObject([
    { kind: 'vagueLink', field: 'text', place: null, words: 'Cliquez ici.' },
    { kind: 'vagueLink', words: 'Read more…' },
  ]);
  expect(kinds({ text: [block('paragraph', 'Voir les offres', [link(0, 15)])] })).toEqual([]);
});

test('a short paragraph all in bold is a fault, because it only looks like a heading', () => {
  expect(kinds({ text: bold('Le matin') })).toEqual(['boldParagraph']);
  expect(kinds({ text: bold('x'.repeat(101)) })).toEqual([]);
});

test('a fault inside of a slice says the place of the slice', () => {
  const slice = { slice_type: 'text', primary: { text: [block('paragraph', 'ici', [link(0, 3)])] }, items: [] };
  expect(accessibilityFaults({ body: [{ ...slice, primary: {} }, slice] })).toMatchObject([
    { field: 'body', place: 2 },
  ]);
});

test('no data makes the check fail', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(accessibilityFaults(data).length).toBeLessThanOrEqual(50);
    }),
  );
});
