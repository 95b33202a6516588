/** Format sent to browsers. */
type PictureForm = 'webp' | 'jpeg' | 'png';
export type MadePicture = { readonly bytes: Buffer; readonly type: string };

/** Limit of pixels of an original; today's photographs have half as many. */
const maxPixels = 50_000_000;
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/**
 * Resizes a picture, but never enlarges it; an SVG stays unchanged and is not rendered here. Metadata of
 * cameras is removed.
 * @returns null for bytes that are not a picture
 */
export async function resizePicture(bytes: Buffer, width: number, takesWebp: boolean): Promise<MadePicture | null> {
  if (isSvg(bytes)) return { bytes, type: 'image/svg+xml' };
  // Loaded at the first picture, because it has 14 modules and a native library.
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
    // Two separate expressions, because a single expression would try every division of the text.
    .replaceAll(/<!--[^]*?-->/g, '');
  return /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(start);
}
