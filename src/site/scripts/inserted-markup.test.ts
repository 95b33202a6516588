import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertedMarkup } from './inserted-markup.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });

test('a page contains each inserted part in the place of its mark, whatever the part contains', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), text, (parts, last) => {
      const inserted = insertedMarkup('secret of this page');
      const marked = parts.map(([before, part]) => before + inserted.markFor(Buffer.from(part)));
      const page = Buffer.concat(inserted.insertInto([Buffer.from(marked.join('')), Buffer.from(last)]));
      expect(String(page)).toBe(parts.flat().join('') + last);
    }),
  );
});

test.each(['<!--s:1-->', '<!--s:-->', '<!--s:0', '<!--s:1e0-->', '<!--s: 0-->'])(
  'a broken mark breaks its page: %s',
  (mark) => {
    const inserted = insertedMarkup('s');
    inserted.markFor(Buffer.from('a card'));
    expect(() => inserted.insertInto([Buffer.from(`<p>${mark}`)])).toThrow('A part of a page was lost');
  },
);

test('content that imitates a mark is not replaced', () => {
  const inserted = insertedMarkup('secret of this page');
  inserted.markFor(Buffer.from('a card'));
  expect(String(Buffer.concat(inserted.insertInto([Buffer.from('<!--guess:0-->')])))).toBe('<!--guess:0-->');
});
