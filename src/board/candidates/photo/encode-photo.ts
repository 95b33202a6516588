import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { photoTypes } from './photo-limits.ts';

/** Pixels of a side: 128 on the page, twice that on dense screens. */
const side = 256;

/** Pixels that are unpacked at most, 64 MB of memory: no camera makes more of 100 KB. */
const maximumPixels = 16_000_000;

/** Pixels of a side: a strip of a million by one is within the others, and costs what no photo does. */
const longestSide = 10_000;

/** How many times longer than wide a picture may be that is made small as a whole. */
const longestRatio = 4;

/** The library gives up by itself before the thread is ended from outside. */
const seconds = 8;

const accepted: ReadonlySet<string> = new Set(photoTypes);

/**
 * A square JPEG of our own encoding, upright, the first image of an animation, on white where it was
 * transparent; null for any other file, one that is damaged, or one that is larger unpacked than allowed.
 */
export async function encodePhoto(bytes: Buffer): Promise<Uint8Array | null> {
  // The library reads many formats: only these three are handed to it.
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !accepted.has(type.mime)) return null;
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: maximumPixels, pages: 1 }).metadata();
    return isTooLong(autoOrient) ? null : await encode(bytes, autoOrient);
  } catch {
    return null;
  }
}

type Size = { readonly width: number; readonly height: number };

const isTooLong = ({ width, height }: Size): boolean => Math.max(width, height) > longestSide;

const encode = (bytes: Buffer, size: Size): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: maximumPixels, pages: 1, sequentialRead: true })
    .timeout({ seconds })
    .autoOrient()
    .extract(middleOf(size))
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/**
 * The middle of a long strip: the whole strip would be made 256 pixels high, a gigabyte for 10,000 pixels by
 * 2, before the square is cut out of it.
 */
function middleOf({ width, height }: Size) {
  const [cutWidth, cutHeight] = [Math.min(width, longestRatio * height), Math.min(height, longestRatio * width)];
  const [left, top] = [Math.floor((width - cutWidth) / 2), Math.floor((height - cutHeight) / 2)];
  return { left, top, width: cutWidth, height: cutHeight };
}
