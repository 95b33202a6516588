/**
 * Takes the best of each group, then the second best of each, until all places are used. In the result, the
 * members of a group stay together.
 */
export function fairShare<T>(groups: readonly (readonly T[])[], most: number): T[] {
  const ranked = groups.flatMap((group) => group.map((one, rank) => ({ one, rank })));
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, most);
  const taken = new Set(best.map(({ one }) => one));
  return groups.flat().filter((one) => taken.has(one));
}
