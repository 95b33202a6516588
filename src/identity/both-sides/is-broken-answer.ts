import * as client from 'openid-client';

// The library's error codes for an answer that is missing or does not come from a provider: no answer in
// time, an unexpected status or content type, a body that is not JSON.
const brokenAnswers = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
// Errors that do not concern the person: those of the provider (RFC 6749 §4.1.2.1), and those of the site and
// its credentials (§5.2). Glewlwyd answers a wrong secret with unauthorized_client.
const passingErrors = new Set(['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client']);

/**
 * Tells if a provider gave no usable answer, which is not a refusal: the provider restarts, is too busy (429,
 * RFC 6585 §4; 5xx), or a proxy answers in its place.
 */
export function isBrokenAnswer(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  if (error instanceof client.ResponseBodyError) return error.status === 429 || passingErrors.has(error.error);
  return error instanceof client.ClientError && brokenAnswers.has(error.code ?? '');
}
