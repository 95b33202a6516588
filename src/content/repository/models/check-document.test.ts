import { expect, test } from 'vitest';
import { models } from '#content/models/models.ts';
import { documentChecker, InvalidDocument } from './check-document.ts';
import { typeModels } from './type-models.ts';

const check = documentChecker(typeModels(models));
const news = (data: object) => ({ uid: 'news', tags: [], data });
const rich = (blocks: unknown) => ({
  body: [{ id: 'a', slice_type: 'text', variation: 'default', primary: { text: blocks } }],
});

function problemsOf(type: string, content: unknown): readonly string[] {
  try {
    check(type, content);
    return [];
  } catch (error) {
    if (error instanceof InvalidDocument) return error.problems;
    throw error;
  }
}

test('a validated document has every field of its type', () => {
  const { data } = check('news', news({ title: 'Title' }));
  expect(data).toEqual({ title: 'Title', summary: null, published_on: null, image: {}, body: [] });
});

test.each([
  ['a type that is none', 'nothing', { uid: null, tags: [], data: {} }, 'type'],
  ['a field that is none', 'news', news({ tilte: 'x' }), 'data'],
  ['a value of another type', 'news', news({ title: 7 }), 'data.title'],
  ['a day that is none', 'news', news({ published_on: '2026-02-30' }), 'data.published_on'],
  [
    'a slice that its zone does not take',
    'news',
    news({ body: [{ id: 'a', slice_type: 'nav_item', variation: 'default' }] }),
    'data.body[0]',
  ],
  ['a choice that is none', 'faq_item', { uid: 'a', tags: [], data: { category: 'nothing' } }, 'data.category'],
  ['a uid with spaces', 'news', { uid: 'a b', tags: [], data: {} }, 'uid'],
  ['no uid where there is one', 'news', { uid: null, tags: [], data: {} }, 'uid'],
  ['a character that is none', 'news', news({ title: 'a\0b' }), 'data.title'],
  [
    'a block that the text does not take',
    'news',
    news(rich([{ type: 'heading1', text: 'x', spans: [] }])),
    'data.body[0].primary.text[0].type',
  ],
  [
    'a mark beyond the end of its text',
    'news',
    news(rich([{ type: 'paragraph', text: 'x', spans: [{ type: 'em', start: 0, end: 9 }] }])),
    'data.body[0].primary.text[0]',
  ],
  ['no object at all', 'news', 'text', ''],
])('%s is refused with its place', (_what, type, content, place) => {
  const [first = 'accepted'] = problemsOf(type, content);
  expect(first.startsWith(place === '' ? '' : place)).toBe(true);
  expect(first).not.toBe('accepted');
});

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  '\u0001javascript:alert(1)',
];
test.each(scripts)('%j is refused as the address of a link', (url) => {
  const link = { link_type: 'Web', url };
  const text = [{ type: 'paragraph', text: 'here', spans: [{ type: 'hyperlink', start: 0, end: 4, data: link }] }];
  expect(problemsOf('news', news(rich(text)))).not.toEqual([]);
  expect(problemsOf('footer', { uid: null, tags: [], data: { facebook_link: link } })).not.toEqual([]);
});

test.each(['/offres?a=1#b', 'https://example.org/', 'mailto:a@example.org', '#top', 'tel:+33123456789'])(
  '%s is accepted as the address of a link',
  (url) => {
    expect(problemsOf('footer', { uid: null, tags: [], data: { facebook_link: { link_type: 'Web', url } } })).toEqual(
      [],
    );
  },
);

test.each([
  ['<script>alert(1)</script>'],
  ['<iframe src="https://video.example/1" onload="alert(1)"></iframe>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['<iframe src="javascript:alert(1)"></iframe>'],
])('%s is refused as an embed', (html) => {
  const video = { embed_url: 'https://video.example/1', html };
  const body = [{ id: 'a', slice_type: 'video', variation: 'default', primary: { video } }];
  expect(problemsOf('footer', { uid: null, tags: [], data: { body } })[0]).toMatch(/^data\.body\[0\]\.primary\.video/);
});

test('tags inside text stay text', () => {
  expect(check('news', news({ title: '<script>alert(1)</script>' })).data['title']).toBe('<script>alert(1)</script>');
});

test('huge and deeply nested documents are refused before they are read completely', () => {
  expect(problemsOf('news', news({ title: 'x'.repeat(10_000_000) }))).toEqual([expect.stringContaining('too long')]);
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(problemsOf('news', news({ body: deep }))).toEqual([expect.stringContaining('too deep')]);
});
