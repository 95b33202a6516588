import sharp from 'sharp';
import type { Drawn } from './drawn.ts';
import { linkPicture } from './link-picture.ts';
import { readTypefaces } from './typefaces.ts';

/** A PNG of what a page is shown by. Its lines take 2 ms of the process, its points threads of their own. */
export type DrawPicture = (drawn: Drawn) => Promise<Buffer>;

/** Reads the typefaces once. */
export async function createPictures(): Promise<DrawPicture> {
  const typefaces = await readTypefaces();
  return async (drawn) => {
    const svg = linkPicture(drawn, typefaces);
    // 256 colours are more than the drawing has: a tenth of the bytes.
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
  };
}
