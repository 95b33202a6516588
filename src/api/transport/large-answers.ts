import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerStream, type Pieces } from './answer-stream.ts';
import { ApiProblem } from './api-problem.ts';
import { createSlots } from './slots.ts';

/** A list as pieces of its text. */
type Written = { readonly rows: number; readonly pieces: Pieces };

/**
 * Answers in pieces; a large list waits for a slot first.
 * @throws ApiProblem 429 if no slot becomes free in time
 */
export type AnswerLarge = (request: FastifyRequest, reply: FastifyReply, written: Written) => Promise<FastifyReply>;

/** Limit of rows up to which a list does not count as large. */
const fewRows = 200;

type Bounds = {
  readonly most?: number;
  readonly mostWaiting?: number;
  /** Milliseconds to wait for a slot. */
  readonly longestWait?: number;
  /**
   * Milliseconds after which an answer must give up its slot. An answer that still runs then has a slow
   * client, which costs little.
   */
  readonly longestSlot?: number;
};

/**
 * Writes only a few large answers at once, because each piece needs a database session and, if its rows are
 * not cached, about five milliseconds of the process. During these milliseconds the process answers no other
 * request.
 */
export function createLargeAnswers(bounds: Bounds = {}): AnswerLarge {
  const { most = 4, mostWaiting = 50, longestWait = 15_000, longestSlot = 20_000 } = bounds;
  const slots = createSlots(most, mostWaiting);
  return async (request, reply, { rows, pieces }) => {
    if (rows <= fewRows) return answerStream(request, reply, pieces);
    const end = await slots.take(longestWait);
    if (end === undefined) throw tooMany();
    const timer = setTimeout(end, longestSlot);
    return answerStream(request, reply, pieces, () => {
      clearTimeout(timer);
      end();
    });
  };
}

function tooMany(): ApiProblem {
  const headers = { 'Retry-After': '10' };
  return new ApiProblem(429, { code: 'api.tooManyLarge', message: 'Too many large pages are asked for.', headers });
}
