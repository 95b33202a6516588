import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextPreview } from './text-preview.tsx';

const block = (type: string, text: string, spans: object[] = []) => ({
  block: { type, text, spans },
  kept: null,
  words: '',
});
const shown = (entries: Parameters<typeof TextPreview>[0]['entries']) =>
  renderToStaticMarkup(<TextPreview entries={entries} />).replaceAll(/<\/?(?:span|div)[^>]*>/g, '');

test('a closed rich text shows marks, links, titles and lists as readers see them, and no notation', () => {
  const link = { type: 'hyperlink', start: 3, end: 8, data: { link_type: 'Web', url: 'https://example.org' } };
  const bold = { type: 'strong', start: 0, end: 5 };
  expect(
    shown([
      block('heading2', 'Avant le départ'),
      block('paragraph', 'Le visa <b>', [bold, link]),
      block('list-item', 'un'),
      block('list-item', 'deux'),
      block('o-list-item', 'trois'),
      { block: null, kept: 1, words: 'Une carte' },
    ]),
  ).toBe(
    '<p data-heading="2">Avant le départ</p><p><strong>Le </strong><u><strong>vi</strong></u><u>sa </u>&lt;b&gt;</p>' +
      '<ul><li>un</li><li>deux</li></ul><ol><li>trois</li></ol><p>[Une carte]</p>',
  );
});

test('spans that lie outside of their text show it all the same', () => {
  expect(shown([block('paragraph', 'Un quai', [{ type: 'em', start: 3, end: 99 }])])).toBe('<p>Un <em>quai</em></p>');
});
