/** A drawn form of the site's mark, at the root of the site under its file's name. */
export type AppIcon = {
  readonly file: string;
  /** Pixels, as wide as high. */
  readonly size: number;
  /**
   * How much of its width the mark takes; what is cut to a shape of the device's own has a ground to lose.
   */
  readonly mark: number;
};

/** Where browsers look for it unasked. */
export const touchIcon: AppIcon = { file: 'apple-touch-icon.png', size: 180, mark: 0.9 };

/** What an installed site is shown by. */
export const plainIcons: readonly AppIcon[] = [192, 512].map((size) => ({ file: `icon-${size}.png`, size, mark: 1 }));

/** W3C App Manifest, «Icon masks»: a circle of four fifths is never cut. */
export const maskableIcons: readonly AppIcon[] = [192, 512].map((size) => ({
  file: `icon-maskable-${size}.png`,
  size,
  mark: 0.8,
}));

/** The sizes of `favicon.ico`: of a tab, a tab on a dense screen, and a desktop. */
export const faviconSizes = [16, 32, 48] as const;
