import type { useFormats } from './formats.ts';

type Numbers = Pick<ReturnType<typeof useFormats>, 'number'>;

/**
 * Writes a number of bytes in whole kilobytes, at least 1: 2048 → '2 Ko', in English '2 kB'. Few pages show
 * sizes, so this is not among the formats that every page with scripts loads.
 */
export function fileSize(bytes: number, { number }: Numbers): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return number(kilobytes, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' }).replace('ko', 'Ko');
}
