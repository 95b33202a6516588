/** Characters at which databases and interfaces cut a text. */
const limits = new Set([250, 254, 255, 256, 500, 512, 1000, 1024, 2000, 2048, 3000, 4000, 4096, 5000, 8000, 10_000]);

/**
 * A text that its source cut ends in «…»: one of just such a length that does not end as sentences do.
 * @param raw the text as it came, whose length tells
 * @param clean what is to be shown of it
 */
export function markCut(raw: string, clean: string): string {
  return limits.has(Array.from(raw).length) && !/[.!?…»"”]$/u.test(clean) && clean !== '' ? `${clean}…` : clean;
}
