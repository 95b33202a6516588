/**
 * Widths of resized pictures in pixels. The small widths are for portraits and icons, the large ones for
 * high-density screens.
 */
export const pictureWidths = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** An image field of a document; an empty field has no address. */
type ImageField = {
  readonly url?: string | null;
  readonly alt?: string | null;
  readonly dimensions?: { readonly width: number; readonly height: number } | null;
};

type Wanted = {
  readonly widths: readonly PictureWidth[];
  /** Value of the attribute `sizes`, such as `(min-width: 800px) 50vw, 100vw`. */
  readonly sizes: string;
  /** False for pictures that are visible at once. */
  readonly isLazy?: boolean;
};

/** Attributes of an `img`. */
export type ImageAttributes = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly loading: 'lazy' | 'eager';
};

/**
 * Returns the attributes of the picture in an image field; null for an empty field. No picture is enlarged.
 */
export function pictureOf(
  { url, alt, dimensions }: ImageField,
  { widths, sizes, isLazy = true }: Wanted,
): ImageAttributes | null {
  if (!url || !dimensions) return null;
  const { width, height } = dimensions;
  const common = { width, height, alt: alt ?? '', loading: isLazy ? ('lazy' as const) : ('eager' as const) };
  // Returns one address for vector drawings and for pictures of other systems, because they have no other
  // widths.
  if (url.endsWith('.svg') || !url.startsWith('/images/')) return { ...common, src: url };
  const rising = widths.toSorted((one, other) => one - other);
  const useful = rising.filter((_one, index) => index === 0 || (rising[index - 1] ?? 0) < width);
  const at = (one: number) => `${url}?w=${one}`;
  const srcSet = useful.map((one) => `${at(one)} ${one}w`).join(', ');
  return { ...common, src: at(useful.at(-1) ?? pictureWidths[0]), srcSet, sizes };
}
