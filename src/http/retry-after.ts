/** Seconds after which whoever met an outage of ours should come back. */
export const secondsUntilBack = 10;

/**
 * Milliseconds after which an answer says that one may ask again (RFC 9110, 10.2.3): seconds, or a date.
 * Undefined where it says nothing that can be read.
 */
export function retryAfter(header: string | null | undefined, now: Date): number | undefined {
  const said = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000;
  const moment = /^[A-Z][a-z]{2},? /.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
