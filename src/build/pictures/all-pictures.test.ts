import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '#ui/palette.ts';
import { allPictures } from './all-pictures.ts';
import { maxPictureBytes, picture } from './picture.ts';

const folder = join(import.meta.dirname, '../../../content/pictures');
const colours = new Set<string>(Object.values(palette).flatMap(({ light, dark }) => [light, dark]));
const pictures = await allPictures();

test('the pictures in the content folder are exactly those that the program draws', async () => {
  const kept = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(pictures));
});

test.each([...pictures])(
  'the picture %s is small, has the right size and a dark mode, and uses only colours of the palette',
  (_, svg) => {
    expect(svg.length).toBeLessThanOrEqual(maxPictureBytes);
    expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/);
    expect(svg).toContain('prefers-color-scheme:dark');
    const strange = [...svg.matchAll(/#[\da-f]{6}\b/g)].filter(([colour]) => !colours.has(colour));
    expect(strange).toEqual([]);
  },
);

test.each([
  '<path fill="#123456"/>',
  '<path stroke="red"/>',
  '<path style="fill:rgb(1 2 3)"/>',
  '<path class="f-mauve"/>',
])('a colour outside the palette is refused: %s', (shape) => {
  expect(() => picture({ width: 10, height: 10 }, shape)).toThrow(RangeError);
});

test('a drawing above the size limit is refused', () => {
  expect(() => picture({ width: 10, height: 10 }, '<path d="M0 0"/>'.repeat(1000))).toThrow(RangeError);
});
