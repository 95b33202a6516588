/** A stream of repeatable chance: the same seeds give the same draws on every machine. */
export type Random = {
  /** A number in [0, 1). */
  fraction(): number;
  /** A whole number between both bounds, included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** `count` different values (or all, when there are fewer), in the order in which they are listed. */
  some<T>(values: readonly T[], count: number): T[];
};

/** A Weyl sequence, mixed: 32 bits of state are plenty for demo data, and a million streams cost nothing. */
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

/** A value drawn in proportion to its weight; the running sums are made once. */
export function weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random.fraction() * total;
    for (const [value, weight] of choices) if ((left -= weight) < 0) return value;
    return random.pick(choices)[0];
  };
}

/** The finalizer of MurmurHash3: one to one, so that different seeds never meet in one stream. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
