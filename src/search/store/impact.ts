// Converts the weight of a term in an offer to one byte, called impact. The scale has 23 steps an octave from
// 1/16 to 136, so the error is at most 1.6 %.
const steps = 23;
const least = 1 / 16;

/** Encodes a weight; the result is never 0. */
export function impactOf(weight: number): number {
  return Math.max(1, Math.min(255, 1 + Math.round(steps * Math.log2(weight / least))));
}

/**
 * The weight of each byte. It has eight bits behind the point, because Lucene keeps no more of a weight
 * (FeatureField): both indexes then compute with the same numbers. The loss is at most 0.4 %.
 */
export const weights = Float32Array.from({ length: 256 }, (_, impact) =>
  withEightBits(least * 2 ** ((impact - 1) / steps)),
);

function withEightBits(weight: number): number {
  const unit = 2 ** (Math.floor(Math.log2(weight)) - 8);
  return Math.floor(weight / unit) * unit;
}
