import { expect, test } from 'vitest';
import { plainTextOfHtml } from './plain-text-of-html.ts';

test('hidden elements and comments are removed, each up to its own end tag', () => {
  expect(plainTextOfHtml('a<script>b<style>c</style>d</script >e<!-- <svg> -->f<svg>g</SVG>h')).toBe('aefh');
});

test('the text that follows an unclosed tag stays', () => {
  expect(plainTextOfHtml('a<script>b')).toBe('ab');
  expect(plainTextOfHtml('a<style>b<!-- c</p>d')).toBe('ab<!-- c\nd');
});

test('the tag of a hidden element may contain the character >', () => {
  expect(plainTextOfHtml('a<script data-if="1<2">b</script>c')).toBe('ac');
});

test('consecutive elements of the same name are removed one by one', () => {
  expect(plainTextOfHtml('<style>a</style>b<style>c</style>d')).toBe('bd');
});

/**
 * Returns the shortest of several times, because other programs on a busy machine make single measurements
 * longer.
 */
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
])('the time to read many unclosed %j grows in proportion to their number', (piece) => {
  const long = piece.repeat(1000);
  // Allows a factor of 100, because a reader with quadratic time would take 256 times as long.
  expect(timeOf(long.repeat(16))).toBeLessThan(100 * Math.max(timeOf(long), 0.2));
});
