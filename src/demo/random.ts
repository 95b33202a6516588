/** Repeatable random numbers: the same seeds give the same draws on every machine. */
export type Random = {
  /** Returns a number in [0, 1). */
  fraction(): number;
  /** Returns a whole number between both bounds, included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Returns `count` different values (or all, if there are fewer), in their original order. */
  some<T>(values: readonly T[], count: number): T[];
};

/**
 * A Weyl sequence whose numbers are mixed. 32 bits of state are enough for demo data, and creating a million
 * generators is cheap.
 */
export function createRandom(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(mixed + mix(seed)), 0x9e3779b9);
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return { fraction, integer, chance: (probability) => fraction() < probability, pick, some };

  function pick<T>(values: readonly T[]): T {
    const value = values[integer(0, values.length - 1)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }

  function some<T>(values: readonly T[], count: number): T[] {
    let wanted = count;
    return values.filter((_, index) => {
      const taken = fraction() * (values.length - index) < wanted;
      if (taken) wanted -= 1;
      return taken;
    });
  }
}

/**
 * Returns a function that draws values in proportion to their weights; the running sums are computed once.
 */
export function weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random.fraction() * total;
    for (const [value, weight] of choices) if ((left -= weight) < 0) return value;
    return random.pick(choices)[0];
  };
}

/** The finalizer of MurmurHash3. It is a bijection, so different seeds never give the same sequence. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
