import { type StoredLimits, uploadLimits } from '#content/repository/media/check-upload.ts';
import type { FileLimits } from '../../request/office-screen.ts';

/** Limits of a stored logo: three times the size in which pages show it, for screens of a high density. */
export const storedLogo: StoredLimits = { edge: 320, bytes: 100 * 1024, drawing: 200 * 1024 };

/** Limits of the form. A file between the limit of pictures and this one is refused in words. */
export const logoFiles: FileLimits = { most: 1, bytes: 2 * uploadLimits.bytes };

/** Numbers that the words name. */
export const logoNumbers = {
  edge: storedLogo.edge,
  kilobytes: storedLogo.drawing / 1024,
  megabytes: uploadLimits.bytes / 2 ** 20,
  megapixels: uploadLimits.megapixels,
} as const;
