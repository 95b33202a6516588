/** How well a typed beginning fits a name: less is better, null not at all. */
export function fit(typed: string, name: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : null;
}

type Named = { readonly names: readonly string[]; readonly common: number };

/** Those that have a name with a word that begins as typed, the best first; of equals, the commonest. */
export function bestMatches<T extends Named>(typed: string, all: readonly T[], most: number): T[] {
  return all
    .flatMap((one) => {
      const fits = one.names.map((name) => fit(typed, name)).filter((fit) => fit !== null);
      return fits.length === 0 ? [] : [{ one, best: Math.min(...fits) }];
    })
    .toSorted((a, b) => a.best - b.best || b.one.common - a.one.common)
    .slice(0, most)
    .map(({ one }) => one);
}
