/** Nothing can be had: the content system does not answer as it should, and there is no copy of before. */
export class ContentAway extends Error {
  readonly code = 'content.away';
}

/** The content system refuses a question that nobody can answer, such as one about a field that is none. */
export class ContentRefused extends Error {
  readonly code = 'content.refused';
}

/**
 * Whether an error means that a screen cannot have its content: its own questions are right, so that a
 * refusal is the content system's fault as its absence is.
 */
export const cannotBeHad = (error: unknown): boolean => error instanceof ContentAway || error instanceof ContentRefused;

/** The time of a preview is over, or its ref is none. */
export class PreviewExpired extends Error {
  readonly code = 'content.previewExpired';
}
