/** No content is available: the content system gives no valid answer, and there is no earlier copy. */
export class ContentUnavailable extends Error {
  readonly code = 'content.away';
}

/** The content system refuses an invalid query, such as a query for an unknown field. */
export class ContentRefused extends Error {
  readonly code = 'content.refused';
}

/**
 * Tells if an error means that a screen has no content. A screen's own queries are valid, so a refusal is a
 * fault of the content system, just like its absence.
 */
export const cannotBeHad = (error: unknown): boolean =>
  error instanceof ContentUnavailable || error instanceof ContentRefused;

/** The preview has expired, or its ref is invalid. */
export class PreviewExpired extends Error {
  readonly code = 'content.previewExpired';
}
