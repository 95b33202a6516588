/** Lengths at which databases and interfaces cut texts. */
const limits = new Set([250, 254, 255, 256, 500, 512, 1000, 1024, 2000, 2048, 3000, 4000, 4096, 5000, 8000, 10_000]);

/**
 * Adds «…» to a text that its source cut. A text counts as cut if it has one of these lengths and does not
 * end like a sentence.
 * @param raw text as received; its length is checked
 * @param clean text to show
 */
export function markCut(raw: string, clean: string): string {
  return limits.has(Array.from(raw).length) && !/[.!?…»"”]$/u.test(clean) && clean !== '' ? `${clean}…` : clean;
}
