import type { Drawn } from './drawn.ts';
import { linkPicture } from './link-picture.ts';

/**
 * Draws the picture of a page as PNG. Making the outlines takes 2 ms of the main thread; other threads
 * compute the pixels.
 */
export type DrawPicture = (drawn: Drawn) => Promise<Buffer>;

/** Reads the typefaces once. */
export async function createPictures(): Promise<DrawPicture> {
  const [{ default: sharp }, { readTypefaces }] = await Promise.all([import('sharp'), import('./typefaces.ts')]);
  const typefaces = await readTypefaces();
  return async (drawn) => {
    const svg = linkPicture(drawn, typefaces);
    // Uses a palette, because the drawing has fewer than 256 colours and then takes a tenth of the bytes.
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
  };
}
