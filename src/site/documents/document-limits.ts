import { documentExtensions, maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { useFormats } from '#words/formats.ts';

/** What a file field for a CV or a letter lets one choose. */
export const documentAccept = documentExtensions.map((extension) => `.${extension}`).join(',');

/** The largest document in the reader's units: «2 048 ko». */
export function useLargestDocument(): string {
  return useFormats().number(maximumDocumentBytes / 1024, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
}
