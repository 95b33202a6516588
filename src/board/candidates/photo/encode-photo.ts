import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { maxSide, maximumMegapixels, photoTypes } from './photo-limits.ts';

/** Pixels of a side: 128 on the page, twice that on dense screens. */
const side = 256;

const maximumPixels = maximumMegapixels * 1_000_000;

/** How many times longer than wide a picture may be that is made small as a whole. */
const maxRatio = 4;

/** The library gives up by itself before the thread is ended from outside. */
const seconds = 8;

const accepted: ReadonlySet<string> = new Set(photoTypes);

/** What becomes of a file: a photo, or why there is none. */
export type Encoded = Uint8Array | 'tooManyPixels' | null;

/**
 * A square JPEG of our own encoding, upright, the first image of an animation, on white where it was
 * transparent; `tooManyPixels` for a picture that is larger unpacked than allowed; null for any other file,
 * or one that is damaged.
 */
export async function encodePhoto(bytes: Buffer): Promise<Encoded> {
  // The library reads many formats: only these three are handed to it.
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !accepted.has(type.mime)) return null;
  try {
    // The head of the file alone is read: no pixel is unpacked.
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
 * The middle of a long strip: the whole strip would be made 256 pixels high, a gigabyte for 10,000 pixels by
 * 2, before the square is cut out of it.
 */
function middleOf({ width, height }: Size) {
  const [cutWidth, cutHeight] = [Math.min(width, maxRatio * height), Math.min(height, maxRatio * width)];
  const [left, top] = [Math.floor((width - cutWidth) / 2), Math.floor((height - cutHeight) / 2)];
  return { left, top, width: cutWidth, height: cutHeight };
}
