import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerStream } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import { createTurns } from './turns.ts';

/** A list as pieces of its text. */
type Written = { readonly rows: number; readonly pieces: AsyncIterable<string> };

/**
 * Answers in pieces; a large list, when its turn has come. The function throws ApiProblem 429 when it does
 * not come.
 */
export type AnswerLarge = (request: FastifyRequest, reply: FastifyReply, written: Written) => Promise<FastifyReply>;

/** Rows up to which a list is none of the large ones. */
const fewRows = 200;

type Bounds = {
  readonly most?: number;
  readonly mostWaiting?: number;
  /** Milliseconds. */
  readonly longestWait?: number;
  /** Milliseconds after which the next begins all the same: who reads slowly costs little. */
  readonly longestTurn?: number;
};

/**
 * Large answers of which few are written at once: each piece needs a session of the database and some five
 * milliseconds in which nobody else is answered.
 */
export function createLargeAnswers(bounds: Bounds = {}): AnswerLarge {
  const { most = 4, mostWaiting = 50, longestWait = 15_000, longestTurn = 20_000 } = bounds;
  const turns = createTurns(most, mostWaiting);
  return async (request, reply, { rows, pieces }) => {
    if (rows <= fewRows) return answerStream(request, reply, pieces);
    const end = await turns.take(longestWait);
    if (end === undefined) throw tooMany();
    const timer = setTimeout(end, longestTurn);
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
