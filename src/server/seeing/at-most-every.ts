import { setTimeout as wait } from 'node:timers/promises';

// Milliseconds that a scrape waits for an answer; Prometheus waits ten seconds for a scrape.
const patience = 1500;

/**
 * Remembers an answer, so that frequent scrapes do not ask more often.
 * @param every milliseconds for which an answer is remembered
 * @returns a function that gives the answer; null if there is none in time
 */
export function atMostEvery<Answer>(every: number, ask: () => Promise<Answer>): () => Promise<Answer | null> {
  let kept: { readonly until: number; readonly answer: Promise<Answer | null> } | undefined;
  return () => {
    if (kept === undefined || performance.now() >= kept.until) {
      const answer = ask().catch(() => null);
      kept = { until: performance.now() + every, answer };
    }
    return Promise.race([kept.answer, wait(patience, null, { ref: false })]);
  };
}
