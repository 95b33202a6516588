// How much a term weighs in an offer, in a byte: 23 steps an octave from 1/16 up to 136, hence within 1.6 %.
const steps = 23;
const least = 1 / 16;

/** The byte of a weight; never 0. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.min(255, 1 + Math.round(steps * Math.log2(weight / least))));
}

/** The weight that each byte stands for. */
export const weights = Float32Array.from({ length: 256 }, (_, impact) => least * 2 ** ((impact - 1) / steps));
