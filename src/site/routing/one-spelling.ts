import { languages, locales } from '#words/locale.ts';

/**
 * What an address is written by: the pattern of its screen, and whether its parameters are lower case too.
 */
export type Spelling = { readonly pattern: string; readonly lowerCase: boolean };

/**
 * What a part of a path may hold as it is (RFC 3986 §3.3, pchar): no `\`, which browsers read as `/`, and no
 * dots alone, which lead elsewhere.
 */
const plainPart = /^(?!(?:\.|%2e){1,2}$)(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+$/i;

/**
 * The one spelling of a path: ('/offres/:id', '/EN/Offres/12/') → '/en/offres/12'. What the pattern names
 * has its letters, a parameter stays as it is written, for the letters of a token count. Null for a path
 * that has no other spelling, or that the pattern does not tell.
 */
export function oneSpelling({ pattern, lowerCase }: Spelling, pathname: string): string | null {
  const [names, written] = [partsOf(pattern), partsOf(pathname)];
  const language =
    written.length === names.length + 1 ? prefixes.filter((one) => one === written[0]?.toLowerCase()) : [];
  if (written.length !== names.length + language.length || pathname.startsWith('//')) return null;
  const parts = [...language, ...names].map((name, index) => {
    const part = written[index] ?? '';
    if (!name.startsWith(':')) return name;
    return lowerCase && !part.includes('%') ? part.toLowerCase() : part;
  });
  const spelled = `/${parts.join('/')}`;
  return spelled === pathname || names.includes('*') || !parts.every((part) => plainPart.test(part)) ? null : spelled;
}

const prefixes = locales.map((locale) => languages[locale].prefix.slice(1)).filter(Boolean);
const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
