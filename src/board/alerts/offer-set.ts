/** Some of the new offers, by their places: a bit each, 32 to a number. */
export type OfferSet = Uint32Array;

export const emptySet = (size: number): OfferSet => new Uint32Array(Math.ceil(size / 32));

export function setOf(places: Iterable<number>, size: number): OfferSet {
  const set = emptySet(size);
  for (const place of places) set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
  return set;
}

/** Takes from a set what is not in the other. */
export function keepCommon(set: OfferSet, other: OfferSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** How many of a set lie at a place or behind it, and the last of them, the last first. */
export function lastOf(set: OfferSet, from: number, most: number): { total: number; places: number[] } {
  const places: number[] = [];
  let total = 0;
  for (let at = set.length - 1; at >= from >> 5; at -= 1) {
    let bits = set[at] ?? 0;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      bits ^= 1 << bit;
      if (at * 32 + bit < from) break;
      total += 1;
      if (places.length < most) places.push(at * 32 + bit);
    }
  }
  return { total, places };
}
