import type { TellProblem } from '../transport/problems.ts';

/** A problem as the public offers API tells it. */
export const tellMessage: TellProblem = (_request, reply, { message }) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify({ message }));
