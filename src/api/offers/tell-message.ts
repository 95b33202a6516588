import type { SendApiProblem } from '../transport/problems.ts';

/** Writes a problem in the form of the public offers API. */
export const tellMessage: SendApiProblem = (_request, reply, { message }) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify({ message }));
