import type { Board } from '#board/context/board.ts';
import type { Operator } from '#board/operators/keys/read-key.ts';
import { scopes } from '#board/operators/keys/scopes.ts';
import type { EndpointAnswer, Endpoint, Example } from '../endpoint.ts';
import { readError } from '../read-error.ts';
import { readRequest } from '../read-request.ts';

/** Owner of the first key that a test makes. */
const firstOperator: Operator = { id: 1, name: 'Tests', prefix: 'mvi_00000000', scopes };

type Asked = Pick<Example, 'path' | 'query' | 'body'> & { readonly operator?: Operator };

/**
 * Calls an endpoint without HTTP, in the same way as a request.
 * @throws the problem that a program would get
 */
export async function askEndpoint(
  endpoint: Endpoint,
  board: Board,
  { path = {}, query = {}, body, operator = firstOperator }: Asked = {},
): Promise<EndpointAnswer<unknown>> {
  const texts = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const context = {
    board,
    publicUrl: new URL('https://mvi.example'),
    locale: 'fr',
    operator,
    webhooksAnywhere: false,
  } as const;
  try {
    return await endpoint.answer(context, readRequest(endpoint.request, { path, query: texts, body }));
  } catch (error) {
    throw readError(error) ?? error;
  }
}

/** Returns the body as the client receives it. */
export function asSent(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}
