import { z } from 'zod';
import { OfferNotFound } from '#board/offers/offer-not-found.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { type Fault, InvalidRequest } from './problem-details.ts';

/** What an error of a schema or of a use case means for who asks; undefined where it is a fault of ours. */
export function readError(error: unknown): ApiProblem | undefined {
  if (error instanceof z.ZodError) return new InvalidRequest(error.issues.slice(0, mostFaults).flatMap(faultsOf));
  if (error instanceof OfferNotFound)
    return new ApiProblem(404, { code: error.code, message: 'There is no such offer.' });
  return undefined;
}

const mostFaults = 20;

function faultsOf({ path: [part, ...rest], message, ...issue }: z.core.$ZodIssue): Fault[] {
  const where = part === 'path' || part === 'query' ? part : 'body';
  const name = rest.map(String).join('.').slice(0, 100);
  return [{ in: where, name: name === '' && 'keys' in issue ? issue.keys.join(', ') : name, message }];
}
