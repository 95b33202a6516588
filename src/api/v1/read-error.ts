import { z } from 'zod';
import { KeyRefused } from '#board/operators/keys/read-key.ts';
import { MessageNotFound, TooManyWebhooks, WebhookNotFound } from '#board/operators/webhooks/webhook-refused.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { PlaceOfAnotherHistory } from '#board/offers/changes/following-place.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { type Fault, InvalidRequest } from './problem-details.ts';

/**
 * Translates an error of a schema or of a use case for the caller. Undefined for an error that is our own
 * fault.
 */
export function readError(error: unknown): ApiProblem | undefined {
  if (error instanceof z.ZodError) return new InvalidRequest(error.issues.flatMap(faultsOf));
  if (error instanceof PlaceOfAnotherHistory)
    return new ApiProblem(410, {
      code: error.code,
      message: 'The board has another history now: begin without `since`.',
    });
  if (error instanceof CompanyNotFound)
    return new ApiProblem(404, { code: error.code, message: 'There is no such company.' });
  if (error instanceof OfferNotFound)
    return new ApiProblem(404, { code: error.code, message: 'There is no such offer.' });
  if (error instanceof WebhookNotFound || error instanceof MessageNotFound) return new ApiProblem(404, error);
  if (error instanceof TooManyWebhooks) return new ApiProblem(409, error);
  if (error instanceof KeyRefused) return refusedKey(error);
  return undefined;
}

/** Refuses a key, with a header that states how to send a key (RFC 6750, 3). */
function refusedKey({ code, message }: KeyRefused): ApiProblem {
  if (code === 'key.scope') return new ApiProblem(403, { code, message });
  return new ApiProblem(401, { code, message, headers: { 'WWW-Authenticate': 'Bearer' } });
}

function faultsOf({ path: [part, ...rest], message, ...issue }: z.core.$ZodIssue): Fault[] {
  const where = part === 'path' || part === 'query' ? part : 'body';
  const name = rest.map(String).join('.').slice(0, 100);
  return [{ in: where, name: name === '' && 'keys' in issue ? issue.keys.join(', ') : name, message }];
}
