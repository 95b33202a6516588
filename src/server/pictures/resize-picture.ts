/** Format sent to browsers. */
type PictureForm = 'webp' | 'jpeg' | 'png';
export type MadePicture = { readonly bytes: Buffer; readonly type: string };

/** Limit of pixels of an original. Photographs of today's cameras have half as many. */
const maxPixels = 50_000_000;
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/**
 * Resizes a picture without enlarging it and removes the metadata of cameras. An SVG stays unchanged, because
 * it is not rendered here.
 * @returns null for bytes that are not a picture
 */
export async function resizePicture(bytes: Buffer, width: number, takesWebp: boolean): Promise<MadePicture | null> {
  if (isSvg(bytes)) return { bytes, type: 'image/svg+xml' };
  // Loads the library only for the first picture, because it has 14 modules and a native library.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format, hasAlpha } = await picture.metadata();
    if (!readable.has(format)) return null;
    const form: PictureForm = takesWebp ? 'webp' : hasAlpha ? 'png' : 'jpeg';
    const resized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    return { bytes: await resized.toFormat(form, { quality: 78 }).toBuffer(), type: `image/${form}` };
  } catch {
    return null; // The bytes are truncated or too large, or only look like a picture.
  }
}

/** Tells if bytes are an SVG, judging by their beginning. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .subarray(0, 1000)
    .toString()
    .replace(/^\uFEFF/, '')
    // Removes both kinds of prologue by two expressions, because one expression for both would try every
    // division of the text.
    .replaceAll(/<!--[^]*?-->/g, '');
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(start);
}
