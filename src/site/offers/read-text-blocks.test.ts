import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTextBlocks } from './read-text-blocks.ts';

const marks = /^[-–—*•·▪●◦‣➢✓→]+/u;
const wordsOf = (text: string) =>
  text
    .split(/\s+/u)
    .map((word) => word.replace(marks, ''))
    .filter((word) => word !== '');

const employersText = fc
  .array(
    fc.oneof(
      fc.constantFrom('- Suivre', '• Vendre', '', '  ', 'Vos missions :', '* Tester', 'et le reste', '-5 %'),
      fc.string(),
    ),
    { maxLength: 12 },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n', ' ').map((separator) => lines.join(separator)));

describe('the text of an offer', () => {
  test('lines that follow each other stay one paragraph, an empty line starts the next', () => {
    expect(readTextBlocks('Bonjour,\nVenez.\n\nÀ bientôt')).toEqual([
      { kind: 'paragraph', lines: ['Bonjour,', 'Venez.'] },
      { kind: 'paragraph', lines: ['À bientôt'] },
    ]);
  });

  test('lines with a dash or a bullet are a list', () => {
    expect(readTextBlocks('Vos missions :\r\n- Suivre les ventes\r\n• Animer le réseau\r\nMerci')).toEqual([
      { kind: 'paragraph', lines: ['Vos missions :'] },
      { kind: 'list', items: ['Suivre les ventes', 'Animer le réseau'] },
      { kind: 'paragraph', lines: ['Merci'] },
    ]);
  });

  test('a list whose line breaks were lost is found again', () => {
    expect(readTextBlocks('Vos missions : - Suivre - Vendre - Animer')).toEqual([
      { kind: 'paragraph', lines: ['Vos missions :'] },
      { kind: 'list', items: ['Suivre', 'Vendre', 'Animer'] },
    ]);
  });

  test('a dash between words is no list', () => {
    expect(readTextBlocks('Paris - Lyon, import - export\n-5 % de marge')).toEqual([
      { kind: 'paragraph', lines: ['Paris - Lyon, import - export', '-5 % de marge'] },
    ]);
  });

  test('no word is lost, added or moved', () => {
    fc.assert(
      fc.property(employersText, (text) => {
        const shown = readTextBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
        expect(wordsOf(shown.join(' '))).toEqual(wordsOf(text));
      }),
    );
  });

  test('no block, line or item is empty', () => {
    fc.assert(
      fc.property(employersText, (text) => {
        for (const block of readTextBlocks(text)) {
          const parts = block.kind === 'list' ? block.items : block.lines;
          expect(parts.length).toBeGreaterThan(0);
          expect(parts.every((part) => part.trim() !== '')).toBe(true);
        }
      }),
    );
  });
});
