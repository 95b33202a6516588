import Negotiator from 'negotiator';

// The library leaves out a language whose weight is no number (RFC 9110 §12.4.2); the language was asked for
// all the same.
const brokenWeight = /;\s*q\s*=(?!\s*[01](?:\.\d{0,3})?\s*(?:,|$))[^,]*/gi;

/**
 * The languages of a browser among those that are spoken, best first (RFC 9110 §12.5.4): `en-GB` asks for
 * `en` too. None for a header that is missing or names no other.
 */
export function acceptedLanguages<L extends string>(header: string | undefined, spoken: readonly L[]): L[] {
  if (!header) return [];
  const asked = header.slice(0, 500).replaceAll(brokenWeight, '');
  const accepted = new Negotiator({ headers: { 'accept-language': asked } }).languages(spoken);
  return accepted.flatMap((language) => spoken.filter((one) => one === language));
}
