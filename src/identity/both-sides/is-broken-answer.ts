import * as client from 'openid-client';

// Codes of the library: no answer in time, a status or a type that no provider has, a body that is no JSON.
const brokenAnswers = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
// RFC 6749 §4.1.2.1 for the provider, §5.2 for the site and its credentials (of a wrong secret Glewlwyd says
// unauthorized_client): none of them speaks of a person.
const passingErrors = new Set(['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client']);

/**
 * Whether a provider gave no answer to what it was asked, as against a refusal: it restarts, is too busy
 * (429, RFC 6585 §4; 5xx) or stands behind a proxy that answers in its place.
 */
export function isBrokenAnswer(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  if (error instanceof client.ResponseBodyError) return error.status === 429 || passingErrors.has(error.error);
  return error instanceof client.ClientError && brokenAnswers.has(error.code ?? '');
}
