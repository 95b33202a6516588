import type { FastifyRequest } from 'fastify';
import { createTurns } from '#api/transport/turns.ts';
import { second } from '#durations.ts';
import { problemResponse } from '#server/http/problem-page.ts';

// A preview is rendered for each request: 25 requests for one link took all database sessions, and visitors
// got none.
const maxPreviews = 3;
const maxPreviewsWaiting = 30;
const maxPreviewWait = 5 * second;

type PreviewTurns = {
  /** Answers when it is its turn; null if no turn came within five seconds, or too many wait. */
  readonly run: (answer: () => Promise<Response>) => Promise<Response | null>;
  /** Returns 503 for a request without a turn, with the seconds to wait. */
  readonly refuse: (facts: FastifyRequest) => Response;
};

/** Renders a few previews at once, in order of arrival. */
export function createPreviewTurns(): PreviewTurns {
  const turns = createTurns(maxPreviews, maxPreviewsWaiting);
  return {
    run: (answer) => turns.run(maxPreviewWait, answer),
    refuse(facts) {
      const refusal = problemResponse(facts, 503);
      refusal.headers.set('Retry-After', String(maxPreviewWait / second));
      return refusal;
    },
  };
}
