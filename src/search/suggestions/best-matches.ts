/**
 * Rates how well typed letters match a name: lower is better, null is no match. A single word is better than
 * a phrase with a longer word: for «compta», «comptable» comes before «comptage rapide».
 */
export function fit(typed: string, name: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return /[^ ] /.test(name.slice(typed.length)) ? 2 : 1;
  return name.includes(` ${typed}`) ? inside : null;
}

/** Rating from which on a match is inside a name; lower ratings are matches at the beginning of a name. */
export const inside = 3;

/**
 * Rates a hidden name. Null unless the typed text is its beginning and longer than its first word: otherwise
 * «sant» would suggest Bogota for «Santa Fe de Bogotá».
 */
function fitHidden(typed: string, name: string): number | null {
  const isFarEnough = typed.includes(' ') || !name.includes(' ');
  return isFarEnough && name.startsWith(typed) ? fit(typed, name) : null;
}

type Named = { readonly names: readonly string[]; readonly hiddenNames: readonly string[]; readonly common: number };

/** Returns the best rating among the names of a suggestion; null if no name matches. */
export function bestFit(typed: string, { names, hiddenNames }: Pick<Named, 'names' | 'hiddenNames'>): number | null {
  const fits = [...names.map((name) => fit(typed, name)), ...hiddenNames.map((name) => fitHidden(typed, name))];
  const known = fits.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * Returns the suggestions with a matching name, the best match first; among equal matches, the one with the
 * most offers.
 */
export function bestMatches<T extends Named>(typed: string, all: readonly T[], most: number): T[] {
  return all
    .flatMap((one) => {
      const best = bestFit(typed, one);
      return best === null ? [] : [{ one, best }];
    })
    .toSorted((a, b) => a.best - b.best || b.one.common - a.one.common)
    .slice(0, most)
    .map(({ one }) => one);
}
