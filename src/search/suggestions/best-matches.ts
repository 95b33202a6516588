/**
 * Rates how well typed letters match a name: lower is better, null is no match. A single word beats a
 * phrase with a longer word: «compta» means «comptable» before «comptage rapide».
 */
export function fit(typed: string, name: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return /[^ ] /.test(name.slice(typed.length)) ? 2 : 1;
  return name.includes(` ${typed}`) ? inside : null;
}

/** Rating of a match inside a name; lower ratings are matches at its beginning. */
export const inside = 3;

/**
 * Rates a hidden name: null unless its beginning and more than its first word are typed. Otherwise «sant»
 * would suggest Bogota for «Santa Fe de Bogotá».
 */
function fitHidden(typed: string, name: string): number | null {
  const isFarEnough = typed.includes(' ') || !name.includes(' ');
  return isFarEnough && name.startsWith(typed) ? fit(typed, name) : null;
}

type Named = { readonly names: readonly string[]; readonly hiddenNames: readonly string[]; readonly common: number };

/** Best rating among the names of a suggestion; null if none matches. */
export function bestFit(typed: string, { names, hiddenNames }: Pick<Named, 'names' | 'hiddenNames'>): number | null {
  const fits = [...names.map((name) => fit(typed, name)), ...hiddenNames.map((name) => fitHidden(typed, name))];
  const known = fits.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Returns the suggestions with a matching name, best first, then the commonest. */
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
