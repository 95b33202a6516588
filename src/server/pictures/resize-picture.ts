import sharp from 'sharp';

/** What a browser gets. */
type PictureForm = 'webp' | 'jpeg' | 'png';
export type MadePicture = { readonly bytes: Buffer; readonly type: string };

/** Pixels of a picture that is read: a photograph of today has half as many. */
const maxPixels = 50_000_000;
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/**
 * A picture in a width, but never larger than it is; an SVG stays as it is, and is not drawn here. Nothing of
 * what cameras write into pictures is kept.
 * @returns null for bytes that are no picture
 */
export async function resizePicture(bytes: Buffer, width: number, takesWebp: boolean): Promise<MadePicture | null> {
  if (isSvg(bytes)) return { bytes, type: 'image/svg+xml' };
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format, hasAlpha } = await picture.metadata();
    if (!readable.has(format)) return null;
    const form: PictureForm = takesWebp ? 'webp' : hasAlpha ? 'png' : 'jpeg';
    const resized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    return { bytes: await resized.toFormat(form, { quality: 78 }).toBuffer(), type: `image/${form}` };
  } catch {
    return null; // cut off, too large, or made to look like one
  }
}

/** Whether bytes are an SVG, as far as their beginning tells. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .subarray(0, 1000)
    .toString()
    .replace(/^\uFEFF/, '')
    // By themselves: one expression for all would try every way of dividing them.
    .replaceAll(/<!--[^]*?-->/g, '');
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(start);
}
