import { pathPrefixes } from '#words/locale.ts';

/**
 * The pattern of a screen. `lowerCase` is true if its parameters must be in lower case, as its fixed parts
 * are.
 */
export type Spelling = { readonly pattern: string; readonly lowerCase: boolean };

/**
 * A part of a path that needs no encoding (RFC 3986 §3.3, pchar). It contains no `\`, which browsers read as
 * `/`, and is not `.` or `..`, which navigate up.
 */
const plainPart = /^(?!(?:\.|%2e){1,2}$)(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+$/i;

/**
 * Returns the canonical spelling of a path: ('/offres/:id', '/EN/Offres/12/') → '/en/offres/12'. Fixed parts
 * are spelled as in the pattern. Parameters stay as written, because the case of a token matters. Null if the
 * path is already canonical or does not match the pattern.
 */
export function oneSpelling({ pattern, lowerCase }: Spelling, pathname: string): string | null {
  const [names, written] = [partsOf(pattern), partsOf(pathname)];
  const language =
    written.length === names.length + 1 ? pathPrefixes.filter((one) => one === written[0]?.toLowerCase()) : [];
  if (written.length !== names.length + language.length || pathname.startsWith('//')) return null;
  const parts = [...language, ...names].map((name, index) => {
    const part = written[index] ?? '';
    if (!name.startsWith(':')) return name;
    return lowerCase && !part.includes('%') ? part.toLowerCase() : part;
  });
  const spelled = `/${parts.join('/')}`;
  return spelled === pathname || names.includes('*') || !parts.every((part) => plainPart.test(part)) ? null : spelled;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
