import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, comparable } from './clean-text.ts';

test('line ends of every system become the same, and blanks at line ends are removed', () => {
  expect(cleanText('Vos missions :  \r\n-\tAnalyser\r\n\r\n\r\n\r\n- Former \r')).toBe(
    'Vos missions :\n- Analyser\n\n- Former',
  );
});

test('zero-width and control characters are removed, even NUL, which the database would refuse', () => {
  expect(cleanText('Ten\u200bder\ufeff Exe\u0000cu\u00adtive\u0007\u202e')).toBe('Tender Executive');
});

test('blanks that pad a name to forty columns are removed', () => {
  expect(cleanLine('FRIBOURG                                ')).toBe('FRIBOURG');
});

test('quotes of Windows-1252 that were read in a wrong encoding are restored', () => {
  expect(cleanText('l\u0092équipe \u0096 \u009cuvre')).toBe('l’équipe – œuvre');
});

test('letters made of two code points become one', () => {
  expect(cleanText('inge\u0301nieur')).toBe('ingénieur');
});

test('characters of Wingdings and Symbol become the signs that they show; other private characters are removed', () => {
  expect(cleanText('Missions\n\uf0b7\tSuivre\n\uf0fcVendre\n\uf0a7 Animer \uf0e0 convaincre\ue001')).toBe(
    'Missions\n• Suivre\n✓ Vendre\n• Animer → convaincre',
  );
});

test('markup becomes plain lines, and its entities become characters', () => {
  const html = '<p>R&amp;D &eacute;lectrique</p><ul><li class="a b">Analyser</li><li>Former&nbsp;!</li></ul><br/>Fin';
  expect(cleanText(html)).toBe('R&D électrique\n\n- Analyser\n\n- Former !\n\nFin');
});

test('scripts and styles are removed with their content', () => {
  expect(cleanText('Avant<script>alert("x")</script><style>p{}</style><!-- rien --> après')).toBe('Avant après');
});

test('a comparison (a < b) and a name in angle brackets are not markup', () => {
  expect(cleanText('si a < b et b > c, écrire <Python>')).toBe('si a < b et b > c, écrire <Python>');
});

test('entities are decoded only once, so that a text about markup stays text', () => {
  expect(cleanText('&lt;b&gt; &amp;eacute; &#233; &#xe9; &#1114112; &unknown;')).toBe('<b> &eacute; é é &unknown;');
  expect(cleanText('l&#146;&Eacute;tat, &le; 3&thinsp;&euro;&#8239;&sup1;')).toBe('l’État, ≤ 3 € ¹');
});

test('cleaning any text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text.replace(/[<&]/g, ''));
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned.isWellFormed()).toBe(true);
      // oxlint-disable-next-line no-control-regex -- NUL is what is looked for.
      expect(cleaned).not.toMatch(/\u0000|\r| \n|\n{3}/);
    }),
  );
});

test('names of a company are equal if they differ only in case, accents, spaces or punctuation', () => {
  expect(comparable('  Sté  Générale d’Œuvres, S.A. ')).toBe(comparable("STE GENERALE D'OEUVRES S A"));
});
