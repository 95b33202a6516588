import type { FastifyRequest } from 'fastify';
import { createSlots } from '#api/transport/slots.ts';
import { second } from '#durations.ts';
import { problemResponse } from '#server/http/problem-page.ts';

// Limit of previews rendered at once, because no request shares a preview. Without this limit, 25 requests
// for one link took all database sessions, and visitors got none.
const maxPreviews = 3;
const maxPreviewsWaiting = 30;
const maxPreviewWait = 5 * second;

type PreviewSlots = {
  /**
   * Waits for a slot and runs `answer` in it. Returns null if no slot becomes free within five seconds, or if
   * too many requests wait.
   */
  readonly run: (answer: () => Promise<Response>) => Promise<Response | null>;
  /** Returns a 503 for a request that got no slot, with the seconds to wait. */
  readonly refuse: (facts: FastifyRequest) => Response;
};

/** Renders a few previews at once, in order of arrival. */
export function createPreviewSlots(): PreviewSlots {
  const slots = createSlots(maxPreviews, maxPreviewsWaiting);
  return {
    run: (answer) => slots.run(maxPreviewWait, answer),
    refuse(facts) {
      const headers = { 'Retry-After': String(maxPreviewWait / second) };
      return problemResponse(facts, new Response(null, { status: 503, headers }));
    },
  };
}
