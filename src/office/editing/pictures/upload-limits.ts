import { uploadLimits } from '#content/repository/media/check-upload.ts';
import type { FileLimits } from '../../request/office-screen.ts';

/** Types that the file chooser of a system offers. The content of a file decides in the end. */
export const chooserTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

/** Limits of one form. Scripts send one file after another, so that only a few wait in memory. */
export const uploadFiles: FileLimits = { most: 20, bytes: 40 * 2 ** 20 };

/** Numbers that the words of uploads name. */
export const uploadNumbers = {
  most: uploadFiles.most,
  megabytes: uploadLimits.bytes / 2 ** 20,
  megapixels: uploadLimits.megapixels,
} as const;
