import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { Drawn } from './drawn.ts';
import { LinkPicture } from './link-picture.tsx';
import { pictureSize } from '#site/routing/picture-address.ts';

const require = createRequire(import.meta.url);

/** A PNG of what a page is shown by. Its lines take 10 ms of the process, its points threads of their own. */
export type DrawPicture = (drawn: Drawn) => Promise<Buffer>;

/** Reads the typefaces once. */
export async function createPictures(): Promise<DrawPicture> {
  const fonts = await readFonts();
  return async (drawn) => {
    const svg = await satori(<LinkPicture drawn={drawn} />, { ...pictureSize, fonts });
    // 256 colours are more than the drawing has: a tenth of the bytes.
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
  };
}

/** Letters beyond Latin-1, as of Kraków or İzmir, are in a file of their own: a typeface to fall back on. */
const typefaces = [
  {
    name: 'Bricolage',
    weight: 700,
    file: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  },
  {
    name: 'Bricolage Extended',
    weight: 700,
    file: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  },
  { name: 'Inter', weight: 500, file: require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff') },
  {
    name: 'Inter Extended',
    weight: 500,
    file: require.resolve('@fontsource/inter/files/inter-latin-ext-500-normal.woff'),
  },
] as const;

function readFonts() {
  const read = typefaces.map(async ({ file, ...font }) => ({
    ...font,
    style: 'normal' as const,
    data: await readFile(file),
  }));
  return Promise.all(read);
}
