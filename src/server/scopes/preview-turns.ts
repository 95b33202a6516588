import type { FastifyRequest } from 'fastify';
import { createTurns } from '#api/transport/turns.ts';
import { second } from '#durations.ts';
import { problemResponse } from '#server/http/problem-page.ts';

// A page of a preview is made anew each time: 25 of one link at once took all sessions of the database, and
// visitors had none.
const maxPreviews = 3;
const maxPreviewsWaiting = 30;
const maxPreviewWait = 5 * second;

type PreviewTurns = {
  /** Answers in its turn; null where none came in five seconds, or too many wait. */
  readonly run: (answer: () => Promise<Response>) => Promise<Response | null>;
  /** 503, for whoever got no turn, with the seconds after which to ask again. */
  readonly refuse: (facts: FastifyRequest) => Response;
};

/** Few pages of previews are made at once, in the order in which they were asked for. */
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
