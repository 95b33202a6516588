import { hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { cleanDrawing, type RefusedDrawing } from './clean-drawing.ts';
import { maxPictureBytes, type StoredPicture } from './pictures.ts';

/** Why a file is refused. */
export type RefusedUpload = RefusedDrawing | 'empty' | 'tooLarge' | 'tooManyPixels' | 'notShrunk';

/** A picture as it will be stored. `source` is the hash of the uploaded file. */
export type CheckedUpload = {
  readonly picture: Omit<StoredPicture, 'name'>;
  readonly bytes: Buffer;
  readonly source: string;
};

/** Limits of a file. `edge` is that of a stored picture: twice the widest on the site. */
export const uploadLimits = { bytes: 10 * 2 ** 20, megapixels: 50, edge: 3840 } as const;

/** Limits of what is stored. */
export type StoredLimits = {
  /** Longest side in pixels. A larger picture is made smaller. */
  readonly edge: number;
  readonly bytes: number;
  /** Bytes of a drawing, which is not made smaller. */
  readonly drawing: number;
};
const usualLimits: StoredLimits = { edge: uploadLimits.edge, bytes: maxPictureBytes, drawing: 2 ** 20 };
const maxSide = 30_000;
const seconds = 20;

/** Returns the name under which the database knows bytes. */
const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 40);

/** One at a time: an unpacked picture may take 200 MB. */
const oneAtATime = pLimit(1);

/**
 * Makes a picture of an uploaded file, or says why it is none. The content alone decides about the type.
 * Pictures are written anew: upright, without the data of cameras, and no larger than the site needs.
 */
export async function checkUpload(file: Buffer, stored = usualLimits): Promise<CheckedUpload | RefusedUpload> {
  if (file.length === 0) return 'empty';
  if (file.length > uploadLimits.bytes) return 'tooLarge';
  const made = looksLikeMarkup(file) ? drawing(file, stored) : await oneAtATime(() => rewritten(file, stored));
  if (typeof made === 'string') return made;
  const { bytes, ...picture } = made;
  return { picture: { hash: hashOf(bytes), ...picture }, bytes, source: hashOf(file) };
}

type Made = Pick<StoredPicture, 'extension' | 'width' | 'height'> & { readonly bytes: Buffer };

const looksLikeMarkup = (file: Buffer): boolean => /^\uFEFF?\s*</.test(file.subarray(0, 1000).toString());

function drawing(file: Buffer, stored: StoredLimits): Made | RefusedUpload {
  if (file.length > stored.drawing) return 'tooLarge';
  const clean = cleanDrawing(file.toString());
  if (typeof clean === 'string') return clean;
  const { text, ...size } = clean;
  return { extension: 'svg', bytes: Buffer.from(text), ...size };
}

/** The format in which each type is stored. The site shows the first image of an animation. */
const formats: ReadonlyMap<string, 'jpeg' | 'png' | 'webp'> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/gif', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'webp'],
]);

async function rewritten(file: Buffer, stored: StoredLimits): Promise<Made | RefusedUpload> {
  const format = formats.get((await fileTypeFromBuffer(file))?.mime ?? '');
  if (format === undefined) return 'type';
  const { default: sharp } = await import('sharp');
  try {
    // Reads only the head of the file, without unpacking a pixel.
    const { autoOrient } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    if (isTooLarge(autoOrient)) return 'tooManyPixels';
    const { edge } = stored;
    const picture = sharp(file, { limitInputPixels: uploadLimits.megapixels * 1_000_000, pages: 1 })
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
    return await fitting(picture, format, stored);
  } catch {
    return 'damaged';
  }
}

const isTooLarge = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) > maxSide || width * height > uploadLimits.megapixels * 1_000_000;

const [fine, usual] = [90, 80];

/** Encodes the picture. A photograph in PNG may be too long for what is stored, so it becomes WebP. */
async function fitting(
  picture: Sharp,
  format: 'jpeg' | 'png' | 'webp',
  stored: StoredLimits,
): Promise<Made | RefusedUpload> {
  for (const [form, quality] of [[format, fine] as const, ['webp', usual] as const]) {
    const { data, info } = await picture.clone().toFormat(form, { quality }).toBuffer({ resolveWithObject: true });
    const extension = form === 'jpeg' ? 'jpg' : form;
    if (data.length <= stored.bytes) return { extension, bytes: data, width: info.width, height: info.height };
  }
  return 'notShrunk';
}
