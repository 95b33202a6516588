import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { InvalidInput } from '#board/invalid-input.ts';
import { maximumPhotoBytes, photoTypes } from './photo-limits.ts';

/** Pixels of a side: 128 on the page, twice that on dense screens. */
const side = 256;

/** Pixels that are unpacked at most, 64 MB of memory: no camera makes more of 100 KB. */
const maximumPixels = 16_000_000;

const accepted: ReadonlySet<string> = new Set(photoTypes);

/**
 * A photo as it is kept and shown: a square JPEG of our own encoding, upright, the first image of an
 * animation, on white where it was transparent; nothing that stood beside its pixels is left.
 * @throws InvalidInput on `photo` with photo.required or photo.notAllowed
 */
export async function squarePhoto(photo: unknown): Promise<Uint8Array> {
  if (!(photo instanceof File) || (photo.name === '' && photo.size === 0))
    throw new InvalidInput({ photo: 'photo.required' });
  if (photo.size > maximumPhotoBytes) throw new InvalidInput({ photo: 'photo.notAllowed' });
  const bytes = Buffer.from(await photo.arrayBuffer());
  // The library reads many formats: only these three are handed to it.
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !accepted.has(type.mime)) throw new InvalidInput({ photo: 'photo.notAllowed' });
  return encode(bytes);
}

async function encode(bytes: Buffer): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: maximumPixels, pages: 1, sequentialRead: true })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  } catch {
    throw new InvalidInput({ photo: 'photo.notAllowed' }); // damaged, or larger unpacked than allowed
  }
}
