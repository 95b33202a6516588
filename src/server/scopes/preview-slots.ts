import type { FastifyRequest } from 'fastify';
import { createSlots } from '#api/transport/slots.ts';
import { second } from '#durations.ts';
import { problemResponse } from '#server/http/problem-page.ts';

// A preview is rendered anew for each request. Without this limit, 25 requests for one link took all database
// sessions, and visitors got none.
const maxPreviews = 3;
const maxPreviewsWaiting = 30;
const maxPreviewWait = 5 * second;

type PreviewSlots = {
  /**
   * Runs `answer` as soon as a preview may be rendered; null if that takes more than five seconds, or if
   * too many requests wait.
   */
  readonly run: (answer: () => Promise<Response>) => Promise<Response | null>;
  /** Returns 503 for a request without a slot, with the seconds to wait. */
  readonly refuse: (facts: FastifyRequest) => Response;
};

/** Renders a few previews at once, in order of arrival. */
export function createPreviewSlots(): PreviewSlots {
  const slots = createSlots(maxPreviews, maxPreviewsWaiting);
  return {
    run: (answer) => slots.run(maxPreviewWait, answer),
    refuse(facts) {
      const refusal = problemResponse(facts, 503);
      refusal.headers.set('Retry-After', String(maxPreviewWait / second));
      return refusal;
    },
  };
}
