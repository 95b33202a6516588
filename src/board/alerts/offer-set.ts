/**
 * Set of new offers. Each offer has a position, and each number of the array has the bits of 32 positions.
 */
export type OfferSet = Uint32Array;

export const emptySet = (size: number): OfferSet => new Uint32Array(Math.ceil(size / 32));

export function setOf(places: Iterable<number>, size: number): OfferSet {
  const set = emptySet(size);
  for (const place of places) set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
  return set;
}

/** Keeps in `set` only the offers that are also in `other`. */
export function keepCommon(set: OfferSet, other: OfferSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Returns the offers of `set` that are not in `other`. */
export const without = (set: OfferSet, other: OfferSet): OfferSet => set.map((bits, at) => bits & ~(other[at] ?? 0));

/** Adds the offers of `other` to `set`. */
export function addAll(set: OfferSet, other: OfferSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/**
 * Returns how many offers of a set lie at or after a position, and the last of these offers in reverse order.
 */
export function lastOf(set: OfferSet, from: number, most: number): { total: number; places: number[] } {
  const places: number[] = [];
  let total = 0;
  for (let at = set.length - 1; at >= from >> 5; at -= 1) {
    let bits = (set[at] ?? 0) & (at === from >> 5 ? ~0 << (from & 31) : ~0);
    total += bitsIn(bits);
    while (bits !== 0 && places.length < most) {
      const bit = 31 - Math.clz32(bits);
      bits ^= 1 << bit;
      places.push(at * 32 + bit);
    }
  }
  return { total, places };
}

/**
 * Counts the bits of a number. Adds neighbouring bits in parallel: first pairs, then fours, bytes, and
 * finally all four bytes by one multiplication.
 */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
