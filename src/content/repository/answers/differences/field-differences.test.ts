import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldDifferences } from './field-differences.ts';
import { wordDifference } from './word-difference.ts';

const content = (data: Record<string, unknown>, uid: string | null = 'x') => ({ uid, tags: [], data });
const differences = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  fieldDifferences(content(before), content(after));
const block = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans });

const without = (parts: ReturnType<typeof wordDifference>, kind: string) =>
  parts.map((part) => (part.kind === kind ? '' : part.text)).join('');
const slice = (title: string) => [
  { id: 'x$1', slice_type: 'hero', variation: 'default', primary: { title }, items: [] },
];

test('words that one version has and the other has not are told apart', () => {
  expect(wordDifference('the old bridge stands', 'the new bridge stands firm')).toEqual([
    { kind: 'same', text: 'the ' },
    { kind: 'removed', text: 'old ' },
    { kind: 'added', text: 'new ' },
    { kind: 'same', text: 'bridge ' },
    { kind: 'removed', text: 'stands' },
    { kind: 'added', text: 'stands firm' },
  ]);
});

test('the pieces of a difference make both texts, for short texts of any kind', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é.'), { maxLength: 20 }).map((some) => some.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      expect([without(parts, 'added'), without(parts, 'removed')]).toEqual([before, after]);
    }),
  );
});

test('a long passage that is the same is left out, except the words around a change', () => {
  const long = Array.from({ length: 200 }, (_none, index) => `w${index}`).join(' ');
  const [same, removed, added] = wordDifference(`${long} end`, `${long} close`);
  expect([removed?.text, added?.text]).toEqual(['end', 'close']);
  expect(same?.text).toMatch(/^… w188 .*w199 $/);
});

test('texts that repeat one word too often to be compared are shown as replaced, at once', () => {
  const start = performance.now();
  expect(wordDifference('a '.repeat(40_000), `b ${'a '.repeat(40_001)}c`).length).toBeGreaterThan(1);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('only fields that differ are named, also uid and tags', () => {
  const before = { ...content({ title: 'One', rank: 1 }, 'one'), tags: [] };
  const after = { uid: 'two', tags: ['new'], data: { title: 'One', rank: 2 } };
  expect(fieldDifferences(before, after).map(({ field }) => field)).toEqual(['uid', 'tags', 'rank']);
  expect(fieldDifferences(before, before)).toEqual([]);
  expect(fieldDifferences(null, before).map(({ field }) => field)).toEqual(['uid', 'title', 'rank']);
});

test('rich text and slices are compared as text, with the targets of links', () => {
  const link = { type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url: 'https://a.example' } };
  expect(differences({ body: [block('See')] }, { body: [block('See', [link])] })).toEqual([
    {
      field: 'body',
      parts: [
        { kind: 'removed', text: 'See' },
        { kind: 'added', text: 'See (→ https://a.example)' },
      ],
    },
  ]);
  expect(differences({ body: slice('Old') }, { body: slice('New') })[0]?.parts).toEqual([
    { kind: 'same', text: '[hero]\n' },
    { kind: 'removed', text: 'Old' },
    { kind: 'added', text: 'New' },
  ]);
});

test('a change of form alone is a difference without text', () => {
  const strong = { type: 'strong', start: 0, end: 3 };
  expect(differences({ body: [block('See')] }, { body: [block('See', [strong])] })).toEqual([
    { field: 'body', parts: [] },
  ]);
});

const picture = (alt: string, width: number, url: string) => ({
  id: 'x',
  alt,
  copyright: null,
  url,
  dimensions: { width, height: 500 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

test('a picture is compared by its text and its size, and not by its address', () => {
  const [cut] = differences(
    { image: picture('A bridge', 1600, 'https://a.example/content/media/x.jpg') },
    { image: picture('A bridge', 800, 'https://a.example/content/media/x.jpg?rect=10,20,800,500') },
  );
  const text = without(cut?.parts ?? [], 'removed');
  expect(text).toContain('800 × 500 (10, 20)');
  expect(text).not.toMatch(/media|transparent/);
});
