/** An icon of the site's mark. Its address is the file name, directly below the root. */
export type AppIcon = {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /**
   * Width of the mark as a part of the icon's width. An icon that devices crop has a margin around the mark.
   */
  readonly mark: number;
};

/** Icon at the address that browsers request by default. */
export const touchIcon: AppIcon = { file: 'apple-touch-icon.png', size: 180, mark: 0.9 };

/** Icons of the installed site. */
export const plainIcons: readonly AppIcon[] = [192, 512].map((size) => ({ file: `icon-${size}.png`, size, mark: 1 }));

/**
 * Icons that devices may crop. They never crop the middle circle of four fifths (W3C App Manifest, «Icon
 * masks»).
 */
export const maskableIcons: readonly AppIcon[] = [192, 512].map((size) => ({
  file: `icon-maskable-${size}.png`,
  size,
  mark: 0.8,
}));

/** Sizes in `favicon.ico`: for a tab, a tab on a high-density screen, and a desktop. */
export const faviconSizes = [16, 32, 48] as const;
