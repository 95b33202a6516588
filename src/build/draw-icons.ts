import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AppIcon, faviconSizes, maskableIcons, plainIcons, touchIcon } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';

/** A picture in an icon file: a square PNG of at most 256 pixels. */
type IcoImage = { readonly png: Buffer; readonly size: number };

const headBytes = 6;
const entryBytes = 16;

/** Writes an ICO file (Microsoft, «ICO file format») of PNGs, which every current browser reads. */
function writeIco(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2); // Type: an icon, not a cursor.
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of images.entries()) {
    const at = headBytes + entryBytes * index;
    head.writeUInt8(size % 256, at); // The byte 0 means 256 pixels.
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // Colour planes.
    head.writeUInt16LE(32, at + 6); // Bits per pixel.
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const source = join(import.meta.dirname, '../ui/favicon.svg');
// Width and height of the drawing, in units of the drawing.
const drawn = 44;

/** Draws the site's mark into a folder, in all the formats that browsers and devices request. */
export async function drawIcons(folder: string): Promise<void> {
  const mark = await readFile(source);
  const images = await Promise.all(faviconSizes.map((size) => drawMark(mark, size)));
  await writeFile(
    join(folder, 'favicon.ico'),
    writeIco(images.map((png, index) => ({ png, size: faviconSizes[index] ?? 0 }))),
  );
  for (const icon of [touchIcon, ...plainIcons, ...maskableIcons])
    await writeFile(join(folder, icon.file), await drawIcon(mark, icon));
}

/** Draws an icon. If the mark has a margin, the background is in the coral of the mark. */
async function drawIcon(mark: Buffer, { size, mark: share }: AppIcon): Promise<Buffer> {
  if (share === 1) return drawMark(mark, size);
  const background = palette.coral.light;
  const inner = await drawMark(mark, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/**
 * Renders the mark. `density` is in dots per inch. At 72 dots per inch, a unit of the drawing becomes a
 * pixel.
 */
const drawMark = (mark: Buffer, size: number): Promise<Buffer> =>
  sharp(mark, { density: (72 * size) / drawn })
    .resize(size, size)
    .png()
    .toBuffer();
