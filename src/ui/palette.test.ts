import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { palette } from './palette.ts';

const tokens = new Map<string, { light: string; dark: string }>(
  Object.entries(palette).map(([name, colour]) => [kebab(name), colour]),
);

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function ratio(scheme: 'light' | 'dark', front: string, back: string): number {
  const [a, b] = [tokens.get(front), tokens.get(back)];
  if (!a || !b) throw new Error(`no colour token ${a ? back : front}`);
  return contrast(a[scheme], b[scheme]);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const text: [string, string[]][] = [
  ['ink', [...papers, 'coral-wash', 'sea-wash', 'amber-wash', 'error-wash', 'sky-wash']],
  ['ink-soft', [...papers, 'coral-wash', 'sea-wash', 'amber-wash', 'error-wash', 'sky-wash']],
  ['link', [...papers, 'sky-wash']],
  ['coral', [...papers, 'coral-wash']],
  ['coral-strong', [...papers, 'coral-wash']],
  ['sea', [...papers, 'sea-wash']],
  ['amber', [...papers, 'amber-wash']],
  ['error', [...papers, 'error-wash']],
  ['on-coral', ['coral', 'coral-strong']],
  ['on-error', ['error']],
  ['on-cover', ['cover']],
  ['on-cover-soft', ['cover']],
  ['cover-coral', ['cover']],
];
const parts: [string, string[]][] = [
  ['line-strong', papers],
  ['focus', [...papers, 'sky-wash', 'coral-wash']],
  ['coral', ['map-land']],
];

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test.each(pairs(text))('the contrast of text %s on %s is at least 4.5:1', (front, back) => {
    expect(ratio(scheme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(parts))('the contrast of the outline %s on %s is at least 3:1', (front, back) => {
    expect(ratio(scheme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

const sources = join(import.meta.dirname, '..');

test('style sheets and palette have the same colours', () => {
  const css = readFileSync(join(sources, 'ui/tokens.css'), 'utf8');
  const given = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
  expect(given.map(([, name, light, dark]) => [name, { light, dark }])).toEqual([...tokens]);
});

test('only the palette defines colours, including those of pictures', () => {
  const known = new Set([...tokens.values()].flatMap(({ light, dark }) => [light, dark]));
  const written = globSync('**/*.{ts,tsx,css,svg}', { cwd: sources })
    .filter((file) => !['ui/palette.ts', 'ui/tokens.css'].includes(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => ({ file, colour })),
    );
  expect(written.filter(({ file, colour }) => !file.endsWith('.svg') || !known.has(colour))).toEqual([]);
});
