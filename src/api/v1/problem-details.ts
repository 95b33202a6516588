import { z } from 'zod';
import { ApiProblem } from '../transport/api-problem.ts';
import type { SendApiProblem } from '../transport/problems.ts';
import { describe } from './describe.ts';

/** One invalid part of a request. */
export type Fault = { readonly in: 'path' | 'query' | 'body'; readonly name: string; readonly message: string };

/**
 * The request does not match the OpenAPI document. The message names the first wrong fields and the expected
 * values.
 */
export class InvalidRequest extends ApiProblem {
  readonly faults: readonly Fault[];

  constructor(all: readonly Fault[]) {
    const faults = all.slice(0, maxFaults);
    const told = faults.map(({ in: part, name, message }) => `${part} ${name}: ${message}`).join('; ');
    super(400, { code: 'api.invalidRequest', message: told.slice(0, maxDetailLength) });
    this.faults = faults;
  }
}

const maxFaults = 20;
const maxDetailLength = 1000;

/** Problem details (RFC 9457), the form of every refusal. */
export const problemDetails = z
  .strictObject({
    type: z
      .string()
      .meta(describe('Address that explains this kind of problem', 'Adresse qui explique ce type de problème')),
    title: z.string().meta(describe('The kind of problem in a word', 'Le type de problème en un mot')),
    status: z.int().min(400).max(599).meta(describe('The status of the answer', 'Le statut de la réponse')),
    detail: z.string().meta(describe('The errors of this request', 'Les erreurs de cette demande')),
    code: z
      .string()
      .meta(describe('Identifies the problem; never changes', 'Identifie le problème ; ne change jamais')),
    requestId: z
      .string()
      .meta(describe('The id of this request in our logs', 'Identifiant de cette demande dans nos journaux')),
    errors: z
      .array(
        z.strictObject({
          in: z.enum(['path', 'query', 'body']).meta(describe('Part of the request', 'Partie de la demande')),
          name: z.string().meta(describe('Its parameter or field', 'Son paramètre ou son champ')),
          message: z.string().meta(describe('The expected value', 'La valeur attendue')),
        }),
      )
      .optional()
      .meta(describe('Every fault of the request', 'Toutes les erreurs de la demande')),
  })
  .meta({ id: 'Problem', ...describe('Problem details (RFC 9457)', 'Détails d’un problème (RFC 9457)') });

const problemType = 'application/problem+json; charset=utf-8';

/** Page that explains the problems. */
const explanations = '/api/docs';

/** Writes a problem in the form of this API. */
export const sendApiProblem: SendApiProblem = (request, reply, problem) => {
  const { status, code, message } = problem;
  const body: z.output<typeof problemDetails> = {
    type: `${explanations}#errors`,
    title: titles[status] ?? 'Problem',
    status,
    detail: message,
    code,
    requestId: request.id,
    ...(problem instanceof InvalidRequest && { errors: [...problem.faults] }),
  };
  return reply.type(problemType).send(JSON.stringify(body));
};

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'An API key is needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'No longer there',
  413: 'Too much',
  415: 'Unsupported type',
  429: 'Too many requests',
  500: 'A fault of ours',
  503: 'Not available',
  507: 'No room left',
};
