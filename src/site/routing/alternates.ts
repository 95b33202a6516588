import { useMatches } from 'react-router';
import { type Locale, locales } from '#words/locale.ts';

/** The addresses of one page in each language, as its loader answers them; null where it has none. */
export type Alternates = Readonly<Record<Locale, string | null>>;

/**
 * Where the page being shown is read in each language; null where its address is the same in both but for the
 * prefix, as it is of every screen that is not a document.
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
