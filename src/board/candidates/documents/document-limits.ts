/**
 * Maximum size of a document: 2048 KB (specification §5). This file imports nothing, so that forms in the
 * browser can use it.
 */
export const maximumDocumentBytes = 2048 * 1024;

/** For the `accept` attribute of file fields, in the order of the specification. */
export const documentExtensions = ['doc', 'docx', 'rtf', 'pdf', 'pptx', 'ppt', 'odt', 'odp', 'txt'] as const;
