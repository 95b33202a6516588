import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { maxSide, maximumMegapixels, photoTypes } from './photo-limits.ts';

/** Pixels of a side: the page shows 128 pixels, and dense screens need twice as many. */
const side = 256;

const maximumPixels = maximumMegapixels * 1_000_000;

/** Largest ratio of length to width at which a picture is scaled down without cutting it first. */
const maxRatio = 4;

/** Seconds after which the library stops by itself. This is earlier than the time limit of the thread. */
const seconds = 8;

const accepted: ReadonlySet<string> = new Set(photoTypes);

/** Result for a file: a photo, or the reason why the file gives no photo. */
export type Encoded = Uint8Array | 'tooManyPixels' | null;

/**
 * Encodes a picture as our own square JPEG: upright, the first image of an animation, transparent parts
 * white. Returns `tooManyPixels` if the unpacked picture is larger than allowed. Returns null for any other
 * type of file and for damaged files.
 */
export async function encodePhoto(bytes: Buffer): Promise<Encoded> {
  // Accepts only three types, because the library would read many others.
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !accepted.has(type.mime)) return null;
  try {
    // Reads only the head of the file, without unpacking a pixel.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    return isTooLarge(autoOrient) ? 'tooManyPixels' : await encode(bytes, autoOrient);
  } catch {
    return null;
  }
}

type Size = { readonly width: number; readonly height: number };

const isTooLarge = ({ width, height }: Size): boolean =>
  Math.max(width, height) > maxSide || width * height > maximumPixels;

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
 * Cuts the middle out of a long strip. Otherwise the whole strip would be scaled to a height of 256 pixels
 * before the square is cut out, which takes a gigabyte for 10,000 by 2 pixels.
 */
function middleOf({ width, height }: Size) {
  const [cutWidth, cutHeight] = [Math.min(width, maxRatio * height), Math.min(height, maxRatio * width)];
  const [left, top] = [Math.floor((width - cutWidth) / 2), Math.floor((height - cutHeight) / 2)];
  return { left, top, width: cutWidth, height: cutHeight };
}
