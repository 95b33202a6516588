import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test.each([undefined, '', '{}'])('the text %j is read as no options', (text) => {
  expect(readOptions(text)).toEqual({});
});

test('orderings may be written as text, as a list of texts, or as objects', () => {
  const field = 'my.news.published_on';
  const orderings = [{ field, direction: 'desc' }];
  for (const written of [`${field} desc`, `[${field} desc]`, [`${field} desc`], [{ field, direction: 'desc' }]])
    expect(readOptions(JSON.stringify({ orderings: written }))).toEqual({ orderings });
  expect(readOptions(JSON.stringify({ orderings: `${field}, document.uid asc` }))).toEqual({
    orderings: [{ field }, { field: 'document.uid', direction: 'asc' }],
  });
});

test('fields of linked documents may be a list, or a text with commas', () => {
  const fetchLinks = ['page.title', 'news.image.alt'];
  for (const written of [fetchLinks, fetchLinks.join(', ')])
    expect(readOptions(JSON.stringify({ fetchLinks: written }))).toEqual({ fetchLinks });
});

test.each([
  { lang: 'fr' },
  { lang: '*' },
  { page: 10_000, pageSize: 100 },
  { graphQuery: 'x'.repeat(5000) },
  { ref: 'https://x.example/previews/1~a' },
])('the option %j is accepted', (option) => {
  expect(readOptions(JSON.stringify(option))).toEqual(option);
});

test.each<[unknown, string]>([
  [{ lang: 'de' }, 'options.lang'],
  [{ page: 0 }, 'options.page'],
  [{ page: 10_001 }, 'options.page'],
  [{ page: '1' }, 'options.page'],
  [{ pageSize: 101 }, 'options.pageSize'],
  [{ pageSize: 1.5 }, 'options.pageSize'],
  [{ graphQuery: 'x'.repeat(5001) }, 'options.graphQuery'],
  [{ ref: '' }, 'options.ref'],
  [{ ref: 'a\u001B[31m' }, 'options.ref'],
  [{ ref: 'x'.repeat(2001) }, 'options.ref'],
  [{ accessToken: 'x' }, 'options.accessToken'],
  [{ ['x'.repeat(300)]: 1 }, `options.${'x'.repeat(92)}`],
  [{ routes: [], other: 1 }, 'options.routes'],
  ['text', 'options'],
  [[], 'options'],
  [null, 'options'],
])('the option %j is refused by its name', (option, wrong) => {
  expect(readOptions(JSON.stringify(option))).toEqual({ wrong });
});

test.each(['{', 'undefined', "{'lang':'fr'}", '\uD800'])('a text that is not JSON (%j) is refused', (text) => {
  expect(readOptions(text)).toEqual({ wrong: 'options' });
});

test.each([['my.news'], ['my.news.a b.c'], ['your.news.x desc'], ["my.news.x';"], ['my.news.x up']])(
  'an ordering by «%s» is refused unless it names a field and a direction',
  (orderings) => {
    const isTaken = orderings === 'my.news';
    expect('wrong' in readOptions(JSON.stringify({ orderings }))).toBe(!isTaken);
  },
);

const many = (one: string, count: number) => Array.from({ length: count }, () => one);

test('five orderings and fifty fields are accepted, one more is refused', () => {
  expect(
    readOptions(JSON.stringify({ orderings: many('my.news.x', 5), fetchLinks: many('a.b', 50) })),
  ).not.toHaveProperty('wrong');
  expect(readOptions(JSON.stringify({ orderings: many('my.news.x', 6) }))).toEqual({ wrong: 'options.orderings' });
  expect(readOptions(JSON.stringify({ fetchLinks: many('a.b', 51) }))).toEqual({ wrong: 'options.fetchLinks' });
});
