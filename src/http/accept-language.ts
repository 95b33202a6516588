import Negotiator from 'negotiator';

// Finds languages whose weight is not a number (RFC 9110 §12.4.2). The library would leave these languages
// out, although the browser requested them.
const brokenWeight = /;\s*q\s*=(?!\s*[01](?:\.\d{0,3})?\s*(?:,|$))[^,]*/gi;

/**
 * Returns the languages of the site that a browser accepts, the best first (RFC 9110 §12.5.4). `en-GB`
 * includes `en`. Empty if the header is missing or contains no language of the site.
 */
export function acceptedLanguages<L extends string>(header: string | undefined, spoken: readonly L[]): L[] {
  if (!header) return [];
  const asked = header.slice(0, 500).replaceAll(brokenWeight, '');
  const accepted = new Negotiator({ headers: { 'accept-language': asked } }).languages(spoken);
  return accepted.flatMap((language) => spoken.filter((one) => one === language));
}
