/**
 * Widths in pixels that pictures are made in: small ones for faces and signs, large ones for two pixels a
 * point.
 */
export const pictureWidths = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** An image field of a document; empty ones have no address. */
type ImageField = {
  readonly url?: string | null;
  readonly alt?: string | null;
  readonly dimensions?: { readonly width: number; readonly height: number } | null;
};

type Wanted = {
  readonly widths: readonly PictureWidth[];
  /** As in the attribute: `(min-width: 800px) 50vw, 100vw`. */
  readonly sizes: string;
  /** False for what is in sight at once. */
  readonly isLazy?: boolean;
};

/** The attributes of an `img`. */
export type ImageAttributes = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only adorns. */
  readonly alt: string;
  readonly loading: 'lazy' | 'eager';
};

/**
 * The attributes of the picture of an image field; null for an empty field. No picture is made larger than it
 * is.
 */
export function pictureOf(
  { url, alt, dimensions }: ImageField,
  { widths, sizes, isLazy = true }: Wanted,
): ImageAttributes | null {
  if (!url || !dimensions) return null;
  const { width, height } = dimensions;
  const common = { width, height, alt: alt ?? '', loading: isLazy ? ('lazy' as const) : ('eager' as const) };
  // Nobody makes other widths of what is drawn from lines, nor of an address that is none of ours.
  if (url.endsWith('.svg') || !url.startsWith('/images/')) return { ...common, src: url };
  const rising = widths.toSorted((one, other) => one - other);
  const useful = rising.filter((_one, index) => index === 0 || (rising[index - 1] ?? 0) < width);
  const at = (one: number) => `${url}?w=${one}`;
  const srcSet = useful.map((one) => `${at(one)} ${one}w`).join(', ');
  return { ...common, src: at(useful.at(-1) ?? pictureWidths[0]), srcSet, sizes };
}
