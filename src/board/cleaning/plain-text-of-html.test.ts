import { expect, test } from 'vitest';
import { plainTextOfHtml } from './plain-text-of-html.ts';

test('hidden elements and comments are removed, each up to its own end', () => {
  expect(plainTextOfHtml('a<script>b<style>c</style>d</script >e<!-- <svg> -->f<svg>g</SVG>h')).toBe('aefh');
});

test('the text after a tag that never ends stays', () => {
  expect(plainTextOfHtml('a<script>b')).toBe('ab');
  expect(plainTextOfHtml('a<style>b<!-- c</p>d')).toBe('ab<!-- c\nd');
});

test('the tag of a hidden element may contain a sign of its own', () => {
  expect(plainTextOfHtml('a<script data-if="1<2">b</script>c')).toBe('ac');
});

test('elements of the same name are removed one by one', () => {
  expect(plainTextOfHtml('<style>a</style>b<style>c</style>d')).toBe('bd');
});

/** The shortest of several tries: other programs of a busy machine lengthen single tries only. */
function timeOf(text: string): number {
  const tries = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    plainTextOfHtml(text);
    return performance.now() - begin;
  });
  return Math.min(...tries);
}

test.each([
  '<script>',
  '<script',
  '<svg ',
  '<!--',
  '</script ',
  '<a "',
  "<a '",
  '<p class="',
  '&lt',
  '<',
  '<script></style>',
])('a text of %j without ends is read in a time that grows with its length only', (piece) => {
  const long = piece.repeat(1000);
  // Work that grows with the square would take 256 times as long.
  expect(timeOf(long.repeat(16))).toBeLessThan(100 * Math.max(timeOf(long), 0.2));
});
