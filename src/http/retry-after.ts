/** Number of seconds after which visitors should return if our server is unavailable. */
export const secondsUntilBack = 10;

/**
 * Returns the milliseconds until the next request is allowed (RFC 9110, 10.2.3). The header states seconds or
 * a date. Undefined if the header is missing or unreadable.
 */
export function retryAfter(header: string | null | undefined, now: Date): number | undefined {
  const said = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000;
  const moment = /^[A-Z][a-z]{2},? /.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
