/**
 * There is no content: the content system gives no valid answer, and there is no copy of an earlier answer.
 */
export class ContentUnavailable extends Error {
  readonly code = 'content.away';
}

/** The content system refuses the query as invalid, for example because of an unknown field. */
export class ContentRefused extends Error {
  readonly code = 'content.refused';
}

/**
 * Tells if an error means that a screen has no content. A refusal also does: the screen's own queries are
 * valid, so the content system is at fault.
 */
export const cannotBeHad = (error: unknown): boolean =>
  error instanceof ContentUnavailable || error instanceof ContentRefused;

/** The preview has expired, or its ref is invalid. */
export class PreviewExpired extends Error {
  readonly code = 'content.previewExpired';
}
