import { useMatches } from 'react-router';
import { type Locale, locales } from '#words/locale.ts';

/**
 * The addresses of a page by language, as the loader of the page returns them. Null for a language that the
 * page does not have.
 */
export type Alternates = Readonly<Record<Locale, string | null>>;

/**
 * Returns the addresses of the current page by language. Null for every screen that is no document, because
 * its addresses differ only in the prefix.
 */
export function useAlternates(): Alternates | null {
  const found = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasAlternates);
  return found?.alternates ?? null;
}

function hasAlternates(data: unknown): data is { readonly alternates: Alternates } {
  return typeof data === 'object' && data !== null && 'alternates' in data && isAlternates(data.alternates);
}

function isAlternates(value: unknown): value is Alternates {
  if (typeof value !== 'object' || value === null) return false;
  const addresses = new Map<string, unknown>(Object.entries(value));
  return locales.every((locale) => addresses.get(locale) === null || typeof addresses.get(locale) === 'string');
}
