type Tokens = readonly string[];

/** A pair of equal tokens, with the chain of pairs before it. */
type Link = { readonly from: number; readonly to: number; readonly before: Link | undefined };

/**
 * Finds a longest list of tokens that two lists have in the same order (the algorithm of Hunt and Szymanski).
 * Its cost is the number of pairs of equal tokens, times the logarithm of the length.
 * @returns for each token of the first list its index in the second; -1 where it has none
 */
export function commonTokens(first: Tokens, second: Tokens): readonly number[] {
  const places = new Map<string, number[]>();
  for (let to = second.length - 1; to >= 0; to -= 1) {
    const token = second[to] ?? '';
    const known = places.get(token);
    if (known === undefined) places.set(token, [to]);
    else known.push(to);
  }
  // The chain of each length that ends first.
  const chains: Link[] = [];
  for (const [from, token] of first.entries())
    for (const to of places.get(token) ?? []) {
      const length = firstFrom(chains, to);
      if (chains[length]?.to !== to) chains[length] = { from, to, before: chains[length - 1] };
    }
  const found = first.map(() => -1);
  for (let link = chains.at(-1); link !== undefined; link = link.before) found[link.from] = link.to;
  return found;
}

/** Returns the index of the first chain that ends at a place or behind it. */
function firstFrom(chains: readonly Link[], place: number): number {
  let [low, high] = [0, chains.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chains[middle]?.to ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the number of pairs of equal tokens. */
export function pairsOf(first: Tokens, second: Tokens): number {
  const counts = countsOf(first);
  return second.reduce((sum, token) => sum + (counts.get(token) ?? 0), 0);
}

/** Counts equal tokens. */
export function countsOf(tokens: Tokens): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
