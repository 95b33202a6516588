/** 100 KB: specification §5. This file imports nothing, so that a form in the browser can use it. */
export const maximumPhotoBytes = 100 * 1024;

/** For the `accept` attribute of the file field. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
