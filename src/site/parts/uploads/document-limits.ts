import { documentExtensions, maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { fileSize } from '#words/file-size.ts';
import { useFormats } from '#words/formats.ts';

/** File extensions that the file field of a CV or letter offers. */
export const documentAccept = documentExtensions.map((extension) => `.${extension}`).join(',');

/** Returns the rule for documents in words: «doc, docx … ou txt», «2 048 Ko». */
export function useDocumentRule(): { readonly types: string; readonly size: string } {
  const format = useFormats();
  return {
    types: format.list(documentExtensions, { type: 'disjunction' }),
    size: fileSize(maximumDocumentBytes, format),
  };
}
