import { type PicturePart, partIn } from './picture-parts.ts';

type Picture = { readonly bytes: Buffer; readonly type: string };

/** Widths of the small pictures in lists of the office. The site makes its widths itself. */
const widths: ReadonlySet<string> = new Set(['320']);
const encoded = new Map<string, 'jpeg' | 'png' | 'webp'>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);
const maxPixels = 50_000_000;
const quality = 88;

/**
 * Returns a picture as its address asks for it: the part `rect`, in the width `w`. Drawings are returned
 * whole, and so is a picture for a part that is outside of it.
 */
export async function cutPicture(picture: Picture, query: URLSearchParams): Promise<Picture> {
  const format = encoded.get(picture.type);
  const [wanted, width] = [partIn(query), query.get('w') ?? ''];
  if (format === undefined || (wanted === null && !widths.has(width))) return picture;
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(picture.bytes, { limitInputPixels: maxPixels });
    const part = wanted === null ? null : within(wanted, await source.metadata());
    const cut = part === null ? source : source.extract(part);
    const sized = widths.has(width) ? cut.resize({ width: Number(width), withoutEnlargement: true }) : cut;
    return { ...picture, bytes: await sized.toFormat(format, { quality }).toBuffer() };
  } catch {
    return picture; // Only a picture of an import can be damaged. Browsers show what there is of it.
  }
}

/** Returns the part as far as it lies in the picture; null if nothing of it does. */
function within({ x, y, width, height }: PicturePart, whole: { readonly width: number; readonly height: number }) {
  if (x >= whole.width || y >= whole.height) return null;
  return { left: x, top: y, width: Math.min(width, whole.width - x), height: Math.min(height, whole.height - y) };
}
