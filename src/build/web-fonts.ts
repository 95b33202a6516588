import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The typefaces as packaged, with the weights that the style sheets use. The heaviest weights are 800 and
 * 700; the browser draws any heavier text with the heaviest weight.
 */
const typefaces = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 800 },
  },
  { file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', weights: { min: 400, max: 700 } },
];

/** OpenType features: accents, ligatures and kerning, followed by the features that style sheets name. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'ss03', 'tnum'];

/** Unicode ranges of the packages that are used: Western accents, quotation marks, ↑, ↓, €, ™, −. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
] as const;

/**
 * Reduces the two typefaces to the weights and features that the site uses: a first visit loads 59 kB of
 * fonts instead of 90. Leaving out the weights between 600 and 800 would save another 14 kB, but digits would
 * look ordinary.
 */
export function webFonts(): Plugin {
  return {
    name: 'web-fonts',
    async config({ root = process.cwd() }) {
      const folder = join(root, 'node_modules/.cache/web-fonts');
      const alias = typefaces.map(async ({ file, weights }) => ({
        find: new RegExp(`^${file.replaceAll('.', String.raw`\.`)}`),
        replacement: await cutFont(require.resolve(file), weights, folder),
      }));
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}

type Weights = { readonly min: number; readonly max: number };

/**
 * @returns the file. It is made only once for equal input, and two simultaneous builds do not disturb each
 * other
 */
async function cutFont(source: string, weights: Weights, cache: string): Promise<string> {
  const font = await readFile(source);
  const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes: { wght: weights } } as const;
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([options, ranges]))
    .digest('hex')
    .slice(0, 16);
  const name = source.slice(source.lastIndexOf('/') + 1);
  const cut = join(cache, key, name);
  if (
    await access(cut).then(
      () => true,
      () => false,
    )
  )
    return cut;
  await mkdir(join(cache, key), { recursive: true });
  const draft = `${cut}.${process.pid}`;
  await writeFile(draft, await subset(font, drawnCharacters(), options));
  await rename(draft, cut);
  return cut;
}

/** Returns every character that the reduced typefaces contain; other characters use the device's fonts. */
export function drawnCharacters(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
}
