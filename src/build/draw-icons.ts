import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AppIcon, faviconSizes, maskableIcons, plainIcons, touchIcon } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';

/** A picture of an icon file: a PNG as wide as high, at most 256 pixels. */
type IcoImage = { readonly png: Buffer; readonly size: number };

const headBytes = 6;
const entryBytes = 16;

/** An ICO file (Microsoft, «ICO file format») of PNGs, which every browser of today reads in it. */
function writeIco(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of images.entries()) {
    const at = headBytes + entryBytes * index;
    head.writeUInt8(size % 256, at); // 0 means 256
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const source = join(import.meta.dirname, '../ui/favicon.svg');
// Units of the drawing, as wide as high.
const drawn = 44;

/** Draws the site's mark into a folder in all the forms that browsers and devices ask for. */
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

/** A mark that leaves a margin stands on its own coral. */
async function drawIcon(mark: Buffer, { size, mark: share }: AppIcon): Promise<Buffer> {
  if (share === 1) return drawMark(mark, size);
  const background = palette.coral.light;
  const inner = await drawMark(mark, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/** `density` in dots an inch: a drawing has 72. */
const drawMark = (mark: Buffer, size: number): Promise<Buffer> =>
  sharp(mark, { density: (72 * size) / drawn })
    .resize(size, size)
    .png()
    .toBuffer();
