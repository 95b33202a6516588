import { ContentUnavailable, ContentRefused, PreviewExpired } from '#content/port/content-errors.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { ApiProblem } from '#api/transport/api-problem.ts';

/** Translates an error of the content for programs. Undefined for an error that is our own fault. */
export function contentProblem(error: unknown): ApiProblem | undefined {
  if (error instanceof ContentUnavailable) {
    const headers = { 'Retry-After': String(secondsUntilBack) };
    return new ApiProblem(503, { code: error.code, message: 'The content is not available at the moment.', headers });
  }
  if (error instanceof ContentRefused)
    return new ApiProblem(400, {
      code: error.code,
      message: 'The predicate or the options ask what nobody can answer.',
    });
  if (error instanceof PreviewExpired)
    return new ApiProblem(400, { code: error.code, message: 'This parameter is missing or wrong: options.ref.' });
  return undefined;
}
