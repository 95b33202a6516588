/**
 * Maximum size of a photo: 100 KB (specification §5). This file imports nothing, so that forms in the browser
 * can use it.
 */
export const maximumPhotoBytes = 100 * 1024;

/** Limit of unpacked pixels, which take 64 MB of memory. No camera puts more pixels into 100 KB. */
export const maximumMegapixels = 16;

/**
 * Limit of pixels of a side. A strip of a million by one pixel meets the other limits but costs far more than
 * a photo.
 */
export const maxSide = 10_000;

/** For the `accept` attribute of the file field. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
