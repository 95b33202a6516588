/** 100 KB: specification §5. This file imports nothing, so that a form in the browser can use it. */
export const maximumPhotoBytes = 100 * 1024;

/** Pixels that are unpacked at most, 64 MB of memory: no camera makes more of 100 KB. */
export const maximumMegapixels = 16;

/** Pixels of a side: a strip of a million by one is within the others, and costs what no photo does. */
export const maxSide = 10_000;

/** For the `accept` attribute of the file field. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
