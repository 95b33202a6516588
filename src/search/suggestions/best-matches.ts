/**
 * How well a typed beginning fits a name: less is better, null not at all. Whoever types the beginning of a
 * word means the word before a phrase that begins with it: «compta» is «comptable» before «comptage rapide».
 */
export function fit(typed: string, name: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return /[^ ] /.test(name.slice(typed.length)) ? 2 : 1;
  return name.includes(` ${typed}`) ? inside : null;
}

/** How well what stands within a name fits; less than that begins it. */
export const inside = 3;

/**
 * The same for a name that is not shown: it is typed from its beginning, and further than the first of its
 * words, or «sant» would suggest Bogota for «Santa Fe de Bogotá».
 */
function fitHidden(typed: string, name: string): number | null {
  const isFarEnough = typed.includes(' ') || !name.includes(' ');
  return isFarEnough && name.startsWith(typed) ? fit(typed, name) : null;
}

type Named = { readonly names: readonly string[]; readonly hiddenNames: readonly string[]; readonly common: number };

/** How well the best of the names of a thing fits; null where none does. */
export function bestFit(typed: string, { names, hiddenNames }: Pick<Named, 'names' | 'hiddenNames'>): number | null {
  const fits = [...names.map((name) => fit(typed, name)), ...hiddenNames.map((name) => fitHidden(typed, name))];
  const known = fits.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Those of which a name fits what is typed, the best first; of equals, the commonest. */
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
