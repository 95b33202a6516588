// Converts the weight of a term in an offer to one byte, called impact. The scale has 23 steps an octave from
// 1/16 to 136, so the error is at most 1.6 %.
const steps = 23;
const least = 1 / 16;

/** Encodes a weight; the result is never 0. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.min(255, 1 + Math.round(steps * Math.log2(weight / least))));
}

/** The weight of each byte. */
export const weights = Float32Array.from({ length: 256 }, (_, impact) => least * 2 ** ((impact - 1) / steps));
