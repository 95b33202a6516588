import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AppIcon, faviconSizes, maskableIcons, plainIcons, touchIcon } from '#ui/app-icons.ts';
import { palette } from '#ui/palette.ts';
import { writeIco } from './write-ico.ts';

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
