import { AlreadyApplied, ApplicationRefused } from '#board/applications/send-application.ts';
import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { InvalidInput } from '#board/context/invalid-input.ts';
import { OfferNotFound } from '#board/offers/offer-not-found.ts';
import { ApiProblem } from '../transport/api-problem.ts';

/** What errors of use cases mean for a program; undefined for any other. */
export function offersProblem(error: unknown): ApiProblem | undefined {
  if (error instanceof AlreadyApplied) return problem(409, error, 'You have applied to this offer before.');
  if (error instanceof OfferNotFound) return problem(404, { code: 'api.noSuchOffer' }, 'There is no such offer.');
  if (error instanceof ApplicationRefused) return problem(403, error, `This application is refused: ${error.reason}.`);
  if (error instanceof AccountUnavailable) return problem(403, error, 'This account is not available.');
  if (error instanceof InvalidInput) return problem(400, error, faultsOf(error));
  return undefined;
}

function problem(status: number, { code }: { readonly code: string }, message: string): ApiProblem {
  return new ApiProblem(status, { code, message });
}

const faultsOf = ({ fields }: InvalidInput): string =>
  Object.entries(fields)
    .map(([field, code]) => `${field}: ${code}`)
    .join(', ');
